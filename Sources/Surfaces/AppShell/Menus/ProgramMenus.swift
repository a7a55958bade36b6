import SwiftUICore

/// The program's menus as sections of one: a page has no bar of menus.
struct ProgramMenus: View {
  let texts: ShellTexts
  let commands: [CommandsDescription]

  var body: some View {
    MenuReader(commands) { entries in
      ForEach(ProgramMenu.all(of: entries, texts)) { menu in
        Section {
          ForEach(menu.content.indices, id: \.self) { AnyView(erasing: menu.content[$0]) }
        } header: {
          menu.title
        }
      }
    }
  }
}
