import SwiftUICore

/// The page that is open.
struct PageView: View {
  let model: ShellModel

  var body: some View {
    if let page = model.pages.current {
      VStack(alignment: .leading) { page.view }
        .shellPart(.dialog(id: -2, label: page.title, isModal: true, isUrgent: false))
        .pageRole(PageRole(page.name))
        .id(page.name)
    }
  }
}

/// The buttons that open pages.
struct PageButtons: View {
  let model: ShellModel

  private struct Entry: Identifiable {
    let id: String
    let title: String
    let systemImageName: String
  }

  var body: some View {
    let pages = model.pages
    let entries = pages.all.filter(\.hasButton).map {
      Entry(id: $0.name, title: $0.title, systemImageName: $0.systemImageName)
    }
    ForEach(entries) { entry in
      Button(entry.title, systemImage: entry.systemImageName) {
        pages.openName == entry.id ? pages.close() : pages.open(entry.id)
      }
    }
  }
}
