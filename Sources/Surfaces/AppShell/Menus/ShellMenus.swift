import SwiftUICore

/// The program's menus as one: a page has no bar of menus. Their keys are heard while it is closed.
struct ShellMenus: View {
  let texts: ShellTexts
  let commands: [CommandsDescription]

  var body: some View {
    MenuReader(commands) { entries in
      let menus = ProgramMenu.all(of: entries, texts)
      if !menus.isEmpty {
        Menu(texts[.menus], systemImage: "line.3.horizontal") {
          ForEach(menus) { menu in
            Section {
              ForEach(menu.content.indices, id: \.self) { AnyView(erasing: menu.content[$0]) }
            } header: {
              menu.title
            }
          }
        }
        .menuIndicator(.hidden)
      }
    }
  }
}
