import SwiftUICore

extension ElementMaker {
  /// Rows, in sections or alone.
  func list() -> Element {
    let isForm = look.content == .form
    var element = Element(isForm || around.isPhrasing ? box : "ul", nil, [.list], content: [.slot(.children)])
    let named = own[.list] == "automatic" && around.isInSidebar ? "sidebar" : own[.list]
    let style = isForm ? "insetGrouped" : named
    switch style {
    case "plain", "inset": element.add([.plainList])
    case "sidebar": element.add([.sidebarList])
    default: element.add([.groupedList])
    }
    element.set("role", isForm ? "group" : "list")
    speech.describe(&element)
    if let label = speech.nameWithValue { element.set("aria-label", label) }
    return element
  }

  /// Returns the element of rows under a heading.
  func section() -> Element {
    guard case .row(let isForm) = around.container else {
      return Element(around.isPhrasing ? "span" : "section", nil, [.section], content: [.slot(.children)])
    }
    var header = Element(box, .named("h"), [.sectionHeader], content: [.slot(.with([.header]))])
    header.set("role", "heading")
    header.set("aria-level", String(own.heading))
    if look.isCollapsible, !around.isInteractive {
      var button = Element(
        "button", .named("f"), [.button, .disclosureButton], content: [.slot(.with([.header]))])
      button.set("name", "p")
      button.set("value", String(id))
      button.set("aria-expanded", look.isExpanded ? "true" : "false")
      header.content = [.element(button)]
    }
    var rows = Element(
      isForm || around.isPhrasing ? box : "ul", .named("b"), [.sectionRows],
      content: [.slot(.others([.header, .footer]))])
    if !isForm { rows.set("role", "list") }
    let footer = Element(box, .named("t"), [.sectionFooter], content: [.slot(.with([.footer]))])
    return Element(
      isForm ? (around.isPhrasing ? "span" : "section") : row, nil, [.listSection],
      content: [.element(header), .element(rows), .element(footer)])
  }
}

extension NodeLook {
  /// A Boolean value that indicates whether a person opens and closes it.
  var isCollapsible: Bool { modifiers.contains { if case .expanded = $0 { true } else { false } } }

  /// A Boolean value that indicates whether the group is open.
  var isExpanded: Bool {
    for case .expanded(let isExpanded) in modifiers { return isExpanded }
    return true
  }
}
