import SwiftUICore

/// A maker of the elements by which one node is shown.
///
/// The result depends on the arguments alone (and names style rules), so that two looks can be compared by
/// what
/// they make.
@MainActor
struct ElementMaker {
  let options: HTMLOptions
  let id: Int
  let look: NodeLook
  /// The state inherited from the nodes around, and with the node's own modifiers.
  let around: Inherited
  let own: Inherited
  let derived: Derived
  let speech: Speech

  init(options: HTMLOptions, id: Int, look: NodeLook, around: Inherited, derived: Derived) {
    self.options = options
    self.id = id
    self.look = look
    self.around = around
    self.derived = derived
    var own = around
    own.apply(look.modifiers)
    self.own = own
    speech = Speech(look.modifiers)
  }

  /// The outermost element, with all around and inside of it that isn't another node's.
  func element() -> Element {
    let isLimited = own.lines.maximum != nil || own.lines.minimum != nil
    let chain = BoxChain(
      look, traits: CoreTraits(look, isLimited: isLimited), flexibility: flexibility,
      isPhrasing: around.isPhrasing)
    var element = core()
    dress(&element, chain.boxes[0])
    // What is said of the letters themselves counts over what is said of the view.
    if case .text(let text) = look.content, !text.isRich, let run = text.runs.first {
      element.css.merge(run.attributes.css)
    }
    // A row of a table has no room for elements around.
    let boxes = around.container == .tableRow ? [] : chain.boxes.dropFirst()
    for (index, box) in boxes.enumerated() {
      element.part = .named(index == 0 ? "c" : "\(index)")
      var wrapper = Element(around.isPhrasing ? "span" : "div", nil, [.zstack])
      wrapper.content = box.behind + [.element(element)] + box.before
      dress(&wrapper, box)
      element = wrapper
    }
    let inner = boxes.isEmpty ? "c" : "\(boxes.count)"
    let wrapped = pressable(element, inner)
    element = contained(wrapped ?? element, wrapped == nil ? inner : "w")
    element.part = .outer
    if !chain.outer.isEmpty { element.css.merge(chain.outer) }
    for attribute in chain.outerAttributes { element.set(attribute.name, attribute.value) }
    element.add(chain.outerClasses)
    for attribute in Signals(look, id).attributes { element.set(attribute.name, attribute.value) }
    for attribute in options.attributes(id, look.attributes)
    where !(look.content.isTextField && HTMLOptions.isForInput(attribute)) {
      element.set(attribute.name, attribute.value)
    }
    return element
  }

  /// The flexibility before the modifiers; a toggle that is a button is as wide as its words.
  private var flexibility: Flexibility {
    guard case .toggle = look.content, own[.toggle] == "button", !look.hasCustomLook else {
      return derived.flexibility
    }
    return derived.flexibility.subtracting(.wide)
  }

  private func dress(_ element: inout Element, _ box: Box) {
    var flexibility = box.flexibility
    if box.classes.contains(.wideAtMost) { flexibility.remove(.wide) }
    element.add(flexibility.classes)
    element.add(box.classes)
    element.css.merge(box.declarations)
    for attribute in box.attributes { element.set(attribute.name, attribute.value) }
    if !box.behind.isEmpty || !box.before.isEmpty { element.add([.hasLayers]) }
  }

  // MARK: - What holds the node

  /// Wraps what isn't a control but is pressed: a button lies under the content, and above it what is inside
  /// can
  /// be used by itself.
  private func pressable(_ element: Element, _ part: String) -> Element? {
    guard !around.isInteractive, around.container != .tableRow, look.isPressed, !look.content.takesPress
    else { return nil }
    var element = element
    element.part = .named(part)
    var button = Element("button", .named("p"), [.rowCover])
    button.set("name", "p")
    button.set("value", String(id))
    name(&button, by: element)
    button.set("disabled", if: !look.isEnabled)
    var wrapper = Element(around.isPhrasing ? "span" : "div", nil, [.zstack, .hasLayers])
    wrapper.add(element.flexibilityClasses)
    wrapper.content = [.element(button), .element(element)]
    return wrapper
  }

  private func name(_ button: inout Element, by element: Element) {
    if let label = speech.label {
      button.set("aria-label", label)
    } else if case .named(let name)? = element.part {
      button.set("aria-labelledby", "n\(id)-\(name)")
    }
  }

  /// Wraps a row of a list, or an option.
  private func contained(_ element: Element, _ part: String) -> Element {
    switch around.container {
    case .none: return element
    case .tableRow: return element
    case .cell: return Element("td", nil, [], content: [.element(numbered(element, part))])
    case .row(let isForm):
      // What is swiped to is beside the content.
      if case .section = look.content { return element }
      if case .presentation = look.content {
        guard !isForm, !around.isPhrasing else { return element }
        var place = Element("li", nil, content: [.element(numbered(element, part))])
        place.set("role", "none")
        return place
      }
      var row = Element(isForm ? box : row, nil, [.row])
      if !isForm, around.isPhrasing { row.set("role", "listitem") }
      let element = numbered(element, part)
      row.content = [.element(element)]
      if let isSelected = look.isSelected, !around.isInteractive {
        var button = Element("button", .named("o"), [.rowCover])
        button.set("name", "o")
        button.set("value", String(id))
        button.set("aria-pressed", isSelected ? "true" : "false")
        name(&button, by: element)
        button.set("disabled", if: !look.isEnabled)
        // A row that is a link is one stop, which does the same.
        if case .navigationLink = look.content { button.set("tabindex", "-1") }
        row.content.insert(.element(button), at: 0)
        row.add(isSelected ? [.hasLayers, .selected] : [.hasLayers])
      }
      for button in rowActions() { row.content.append(.element(button)) }
      place(row: &row)
      return row
    case .option(let picker, let isRow):
      var label = Element("label", nil, isRow ? [.pickerOption, .optionRow] : [.pickerOption])
      var input = Element("input", .named("f"), [.visuallyHidden])
      input.set("type", "radio")
      input.set("name", "n\(picker)")
      input.set("value", String(id))
      input.set("checked", if: look.isSelected == true)
      input.set("disabled", if: !look.isEnabled || look.tag == nil)
      var element = element
      element.part = .named(part)
      label.content = [.element(input), .element(element)]
      return label
    }
  }

  /// The button at which what can be done with a row hangs, where nobody swipes: its menu, which the keys of menus
  /// open too, else what it is swiped to, one for each side.
  private func rowActions() -> [Element] {
    var menu: Int?
    var swiped: [(index: Int, isLeading: Bool)] = []
    for case .layer(let kind, _, let index) in look.modifiers {
      switch kind {
      case .contextMenu: menu = index
      case .swipeActions(let edge, _): swiped.append((index, edge == .leading))
      default: break
      }
    }
    guard !swiped.isEmpty, !around.isInteractive else { return [] }
    func button(_ index: Int, isLeading: Bool) -> Element {
      var button = Element(
        "button", .named("s\(index)"),
        isLeading ? [.button, .rowActions, .leadingActions] : [.button, .rowActions], content: [.text("…")])
      button.set("type", "button")
      button.set("popovertarget", "n\(id)-l\(index)")
      button.set("aria-haspopup", "menu")
      button.set("aria-label", speech.label.map { "\(options.words.more): \($0)" } ?? options.words.more)
      return button
    }
    if let menu {
      var button = button(menu, isLeading: false)
      button.set("tabindex", "-1")
      return [button]
    }
    return swiped.map { button($0.index, isLeading: $0.isLeading) }
  }

  private func numbered(_ element: Element, _ part: String) -> Element {
    var element = element
    element.part = .named(part)
    return element
  }

  /// The tag of a row.
  var row: String { around.isPhrasing ? "span" : "li" }

  private func place(row: inout Element) {
    for modifier in look.modifiers.reversed() {
      switch modifier {
      case .listRowInsets(let insets?):
        var css = Declarations()
        Insets(insets).declare("padding", in: &css)
        if css.isEmpty { css["padding"] = "0" }
        row.css.merge(css)
      case .listRowSeparator(let visibility, let edges) where visibility == .hidden:
        row.add(
          edges == .top ? [.noLineAbove] : edges == .bottom ? [.noLineBelow] : [.noLineAbove, .noLineBelow])
      case .listRowSeparatorTint(let color?, let edges) where edges != .bottom: row.css["--sr"] = color.css
      default: break
      }
    }
  }
}

extension NodeLook {
  /// A Boolean value that indicates whether a person presses it.
  var isPressed: Bool {
    handlers.contains { if case .press = $0 { true } else { false } }
  }
}

extension NodeContent {
  /// A Boolean value that indicates whether the node's own element is what is pressed.
  var takesPress: Bool {
    switch self {
    case .button, .toggle, .link, .navigationLink, .menu, .tab, .shareLink, .disclosure, .presentation: true
    default: false
    }
  }
}

extension Element {
  /// The classes that say how much room is asked for.
  var flexibilityClasses: [StyleClass] {
    (self["class"] ?? "").split(separator: " ").compactMap { StyleClass(rawValue: String($0)) }
      .filter { [.wide, .tall, .wideAtMost].contains($0) }
  }
}

extension NodeContent {
  /// A Boolean value that indicates whether the node takes input of its own.
  var isField: Bool {
    switch self {
    case .textField, .textEditor, .picker, .slider, .stepper, .datePicker, .multiDatePicker, .colorPicker:
      true
    case .searchField, .menu, .disclosure: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the node takes elements that can't stand in a line of text.
  var isBlock: Bool {
    switch self {
    case .navigationStack, .navigationPage, .navigationBar, .bottomBar, .splitView, .column, .tabView, .tab,
      .tabSection,
      .table, .presentation, .menu, .disclosure, .multiDatePicker:
      true
    default: false
    }
  }
}

extension NodeContent {
  fileprivate var isTextField: Bool {
    if case .textField = self { return true }
    return false
  }
}
