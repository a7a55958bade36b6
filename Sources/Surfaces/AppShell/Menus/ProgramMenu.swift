import AppIntents
import SwiftUICore

/// A menu of the program, with what its scenes add to it.
struct ProgramMenu: Identifiable {
  let id: Int
  let title: Text
  let content: [any View]

  /// The menus of what scenes add: those that programs usually have in their usual order, and the program's
  /// own in front of those for windows and help. One to which nothing is added is left out, since a page
  /// has none of the commands that a system would have put into it.
  static func all(of entries: [CommandEntry], _ texts: ShellTexts) -> [ProgramMenu] {
    var usual: [UsualMenu: [(place: Int, content: any View)]] = [:]
    var own: [(title: Text, content: any View)] = []
    for entry in entries {
      switch entry.kind {
      case .menu(let title): own.append((title, entry.content))
      case .group(let position, let name):
        guard let (menu, group) = UsualMenu.place(of: name) else { continue }
        usual[menu, default: []].append((group * 3 + position.order, entry.content))
      }
    }
    func menus(_ kinds: [UsualMenu]) -> [(title: Text, content: [any View])] {
      kinds.compactMap { kind in
        usual[kind].map { parts in
          // What is added at the same place stays in the order in which it was added.
          let order = parts.indices.sorted { (parts[$0].place, $0) < (parts[$1].place, $1) }
          return (Text(verbatim: kind.title(texts)), order.map { parts[$0].content })
        }
      }
    }
    let all =
      menus([.app, .file, .edit, .format, .view]) + own.map { ($0.title, [$0.content]) }
      + menus([.window, .help])
    return all.enumerated().map { index, menu in
      ProgramMenu(id: index, title: menu.title, content: menu.content)
    }
  }
}

/// A menu that programs usually have.
private enum UsualMenu: CaseIterable {
  case app, file, edit, format, view, window, help

  /// The groups of commands in it, by the names of ``CommandGroupPlacement``, in order.
  private var groups: [String] {
    switch self {
    case .app: ["appInfo", "appSettings", "systemServices", "appVisibility", "appTermination"]
    case .file: ["newItem", "saveItem", "importExport", "printItem"]
    case .edit: ["undoRedo", "pasteboard", "textEditing"]
    case .format: ["textFormatting"]
    case .view: ["toolbar", "sidebar"]
    case .window: ["windowSize", "windowArrangement", "windowList", "singleWindowList"]
    case .help: ["help"]
    }
  }

  /// The menu with a group of commands, and the group's place in it.
  static func place(of group: String) -> (menu: UsualMenu, place: Int)? {
    for menu in allCases {
      if let place = menu.groups.firstIndex(of: group) { return (menu, place) }
    }
    return nil
  }

  func title(_ texts: ShellTexts) -> String {
    switch self {
    case .app: ApplicationName.current
    case .file: texts[.menuFile]
    case .edit: texts[.menuEdit]
    case .format: texts[.menuFormat]
    case .view: texts[.menuView]
    case .window: texts[.menuWindow]
    case .help: texts[.menuHelp]
    }
  }
}

extension CommandEntry.Position {
  fileprivate var order: Int {
    switch self {
    case .before: 0
    case .replacing: 1
    case .after: 2
    }
  }
}
