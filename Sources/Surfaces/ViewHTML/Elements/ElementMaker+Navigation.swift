import SwiftUICore

extension ElementMaker {
  /// Stacks of pages, and pages.
  func navigation() -> Element? {
    switch look.content {
    case .navigationStack: return Element(box, nil, [.navigationStack], content: [.slot(.children)])
    case .navigationPage(let page):
      var element = Element("section", nil, [.navigationPage], content: [.slot(.children)])
      element.set("data-depth", String(page.depth))
      return element
    case .navigationBar(let bar): return navigationBar(bar)
    case .bottomBar(let bar):
      var element = Element(box, nil, [.bottomBar], content: [.slot(.children)])
      paint(&element, bar)
      return element
    case .toolbarItem(let item):
      return Element(
        box, nil, item.isGroup ? [.hstack, .toolbarItem, .toolbarGroup] : [.hstack, .toolbarItem],
        content: [.slot(.children)])
    case .toolbarSpacer(let isFlexible):
      return Element("span", nil, isFlexible ? [.toolbarGap, .flexible] : [.toolbarGap])
    case .navigationLink(let isActive):
      var element = button(nil)
      element.add([.navigationLink])
      if element.tag == "button" { element.set("role", "link") }
      if isActive { element.set("aria-current", "true") }
      return element
    case .searchField(let search): return searchField(search)
    case .splitView(let split):
      var element = Element(box, nil, [.splitView], content: [.slot(.children)])
      element.set("data-c", split.compactColumn.name)
      element.set("data-v", split.style)
      return element
    case .column(let column):
      let isSidebar = column.column == .sidebar
      var element = Element(
        isSidebar ? "nav" : "section", nil, column.column.styleClasses, content: [.slot(.children)])
      if derived.columnWidth > 0 { element.css["--cw"] = "\(derived.columnWidth)px" }
      if column.isHidden { element.add([.hiddenColumn]) }
      if isSidebar { element.set("aria-label", speech.label ?? options.words.sidebar) }
      return element
    default: return nil
    }
  }

  /// The title large above the content, or small in the bar between what leads away and what can be done.
  private func navigationBar(_ bar: NavigationBarContent) -> Element {
    let title = bar.title.map { CleanText.line($0.string) } ?? ""
    let subtitle = bar.subtitle.map { CleanText.line($0.string) } ?? ""
    let isLarge: Bool
    switch bar.displayMode {
    case .large: isLarge = true
    case .inline: isLarge = false
    default: isLarge = (around.pageDepth ?? 0) == 0
    }
    func words(_ tag: String, _ part: String, _ classes: [StyleClass], _ text: String) -> Piece {
      .element(Element(tag, .named(part), classes, content: [.text(text)]))
    }
    var small = Element(isLarge || title.isEmpty ? "span" : "h1", .named(isLarge ? "s" : "h"), [.inlineTitle])
    small.content = [.text(title)]
    if isLarge {
      small.add([.smallTitle])
      small.set("aria-hidden", "true")
    } else if !title.isEmpty {
      small.set("tabindex", "-1")
    }
    var middle = Element(
      "div", .named("m"), [.barMiddle], content: [.slot(.with([.principal])), .element(small)])
    if !isLarge { middle.content.append(words("span", "u", [.text, .subtitle], subtitle)) }
    var row = Element(
      "div", .named("b"), [.barRow],
      content: [
        .element(Element("div", .named("q"), content: [.slot(.with([.leading]))])), .element(middle),
        .element(Element("div", .named("e"), [.barEnd], content: [.slot(.with([.trailing]))])),
      ])
    paint(&row, bar.look)
    var element = Element("header", nil, [.navigationBar], content: [.element(row)])
    if isLarge {
      var heading = Element("h1", .named("h"), [], content: [.text(title)])
      heading.set("tabindex", "-1")
      let large = Element(
        "div", .named("t"), [.largeTitle],
        content: [.element(heading), words("div", "u", [.text, .subtitle], subtitle)])
      element.content.append(.element(large))
    }
    element.content.append(.slot(.others([.leading, .principal, .trailing])))
    return element
  }

  private func paint(_ element: inout Element, _ look: BarLook) {
    if look.backgroundVisibility == .hidden { element.add([.solid]) }
    if let background = look.background, look.backgroundVisibility != .hidden {
      element.add([.solid])
      element.css.merge(background.fillCSS)
    }
    if let scheme = look.colorScheme { element.set("data-scheme", scheme == .dark ? "dark" : "light") }
  }

  private func searchField(_ search: SearchFieldContent) -> Element {
    var input = Element("input", .named("f"))
    input.set("type", "search")
    input.set("name", "n\(id)")
    input.attributes.append(Attribute("value", CleanText.line(search.text)))
    let prompt = search.prompt.map { CleanText.line($0.string) } ?? options.words.search
    input.set("placeholder", prompt)
    input.set("aria-label", speech.label ?? prompt)
    input.set("enterkeyhint", "search")
    input.set("autocomplete", "off")
    input.set("disabled", if: !look.isEnabled)
    let glass = options.symbols.drawing(for: SymbolRequest("magnifyingglass"))
    // Named, because tokens come and go between them.
    let sign = Element("span", .named("g"), [.searchSign], content: [.symbol(glass)])
    let field = Element(
      "span", .named("e"), [.searchInput], content: [.element(sign), .slot(.with([.token])), .element(input)])
    var element = Element(box, nil, [.search], content: [.element(field)])
    element.set("role", "search")
    element.set("data-focus", "")
    if search.isActive {
      var cancel = Element(
        "button", .named("x"), [.button, .borderless], content: [.text(options.words.cancel)])
      cancel.set("name", "x")
      cancel.set("aria-keyshortcuts", "Escape")
      cancel.set("value", String(id))
      element.content.append(.element(cancel))
    }
    element.content.append(.slot(.others([.token])))
    return element
  }

  /// Returns the elements of a view of several screens, of which one is chosen.
  func tabs() -> Element? {
    switch look.content {
    case .tabView(let view):
      let isPaged = view.style.hasPrefix("page")
      var list = Element(
        "div", .named("l"), isPaged ? [.tabList, .pageDots] : [.tabList], content: [.made(.tabs)])
      list.set("role", "tablist")
      list.set("aria-label", speech.label ?? options.words.tabs)
      let screens = Element("div", .named("b"), [.tabPages], content: [.slot(.children)])
      return Element("div", nil, [.tabView], content: [.element(list), .element(screens)])
    case .tab(let state):
      var screen = Element("div", nil, [.tabPage], content: [.slot(.others([.label]))])
      screen.set("role", "tabpanel")
      screen.set("aria-labelledby", "n\(id)-t")
      screen.set("hidden", if: !state.isSelected)
      var button = Element("button", .named("t"), [], content: [.slot(.with([.label]))])
      button.set("role", "tab")
      button.set("name", "p")
      button.set("value", String(id))
      button.set("aria-selected", state.isSelected ? "true" : "false")
      button.set("aria-controls", "n\(id)")
      button.set("tabindex", state.isSelected ? nil : "-1")
      button.set("disabled", if: !look.isEnabled)
      if let badge = state.badge, !badge.string.isEmpty {
        button.set("data-badge", CleanText.line(badge.string))
      }
      speech.describe(&button)
      speech.name(&button)
      screen.elsewhere = [button]
      return screen
    case .tabSection: return Element("div", nil, [.tabSection], content: [.slot(.others([.label]))])
    default: return nil
    }
  }
}
