extension NodeContent {
  /// The lines of what one navigates by and of what is shown over the window; nil for other nodes.
  var navigationDescription: String? {
    switch self {
    case .navigationStack: "stack"
    case .navigationPage(let page): "page" + (page.depth > 0 ? " \(page.depth) \"\(page.component)\"" : "")
    case .navigationBar(let bar):
      "bar" + (bar.title.map { " \($0)" } ?? "") + (bar.subtitle.map { ", \($0)" } ?? "") + bar.look.outline
    case .bottomBar(let look): "bottom bar" + look.outline
    case .toolbarItem(let item): (item.isGroup ? "items " : "item ") + item.placement
    case .toolbarSpacer(let isFlexible): isFlexible ? "flexible gap" : "gap"
    case .navigationLink(let isActive): "to page" + (isActive ? " (active)" : "")
    case .searchField(let search):
      "search \"\(search.text)\"" + (search.prompt.map { " prompt \($0)" } ?? "")
        + (search.isActive ? " (active)" : "")
    case .splitView(let split): "split \(split.count), compact \(split.compactColumn.name)"
    case .column(let column): "column \(column.column.name)" + (column.isHidden ? " (hidden)" : "")
    case .tabView(let tabs): "tabs" + (tabs.style == "automatic" ? "" : " \(tabs.style)")
    case .tab(let tab):
      "tab" + (tab.badge.map { " badge \($0)" } ?? "") + (tab.isSelected ? " (selected)" : "")
    case .tabSection: "tab section"
    case .disclosure(let isExpanded): "disclosure \(isExpanded ? "open" : "closed")"
    case .presentation(let content):
      content.kind.name + (content.title.map { " \($0)" } ?? "")
    case .presentationOptions(let options): "shown" + options.outline
    case .menu(let menu): "menu" + (menu.hasPrimaryAction ? " with action" : "")
    case .controlGroup: "control group"
    case .unavailable: "unavailable"
    default: nil
    }
  }
}

extension BarLook {
  fileprivate var outline: String {
    (background.map { " on \($0.description)" } ?? "") + (role.map { " \($0.name)" } ?? "")
  }
}

extension PresentationContent.Kind {
  /// The name of the kind of presentation, one word.
  package var name: String {
    switch self {
    case .sheet: "sheet"
    case .fullScreenCover: "cover"
    case .popover: "popover"
    case .alert: "alert"
    case .confirmationDialog: "dialog"
    case .inspector: "inspector"
    }
  }
}

extension PresentationOptions {
  fileprivate var outline: String {
    var parts: [String] = []
    if !detents.isEmpty { parts.append("at \(detents.map(\.outline).joined(separator: ", "))") }
    if let chosenDetent { parts.append("now \(detents[chosenDetent].outline)") }
    if dragIndicator != .automatic { parts.append("drag indicator \(dragIndicator)") }
    if isDismissDisabled { parts.append("until the app closes it") }
    if let background { parts.append("on \(background.description)") }
    if let cornerRadius { parts.append("corners \(cornerRadius)") }
    if let sizing { parts.append("size \(sizing)") }
    if let inspectorWidth { parts.append("width \(inspectorWidth.ideal)") }
    return parts.isEmpty ? "" : " " + parts.joined(separator: ", ")
  }
}

extension PresentationDetent {
  fileprivate var outline: String {
    switch height {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let share): "\(share)"
    case .points(let points): "\(points) points"
    case .custom(let name): name
    }
  }
}
