import SwiftUICore

extension ElementMaker {
  /// Returns the element of a button.
  func button(_ role: ButtonRole?) -> Element {
    if own.isInMenu, !around.isInteractive { return menuItem(role) }
    var element = Element(
      around.isInteractive ? "span" : "button", nil, [.button], content: [.slot(.children)])
    element.add(buttonClasses(role))
    if !around.isInteractive {
      element.set("name", "p")
      element.set("value", String(id))
      element.set("disabled", if: !look.isEnabled)
      if speech.traits.contains("selected") { element.set("aria-pressed", "true") }
      if speech.traits.contains("toggle") {
        element.set("aria-pressed", speech.traits.contains("selected") ? "true" : "false")
      }
    }
    shortcut(&element)
    speech.describe(&element)
    speech.name(&element)
    shapeButton(&element)
    return element
  }

  private func shortcut(_ element: inout Element) {
    for case .keyboardShortcut(let shortcut) in look.modifiers {
      element.set("aria-keyshortcuts", CleanText.line(shortcut.ariaName))
    }
  }

  func buttonClasses(_ role: ButtonRole?) -> [StyleClass] {
    if look.hasCustomLook { return [.plain] }
    var classes: [StyleClass] = []
    switch own[.button] {
    case "bordered": classes += [.bordered]
    case "borderedProminent": classes += [.prominent]
    case "glass": classes += [.bordered, .glassButton]
    case "glassProminent": classes += [.prominent, .glassButton]
    case "plain": classes += [.plain]
    case "automatic" where own.isInBar:
      classes += own.isProminent ? [.barButton, .barProminent] : [.barButton]
    case "automatic" where around.isInList: classes += [.borderless, .rowButton]
    default: classes += [.borderless]
    }
    if role == .destructive { classes += [.destructive] }
    switch own.controlSize {
    case .mini, .small: classes += [.smallControl]
    case .large, .extraLarge: classes += [.largeControl]
    case .regular: break
    }
    return classes
  }

  func shapeButton(_ element: inout Element) {
    guard let shape = own.borderShape else { return }
    switch shape.name {
    case "circle": element.add([.circle])
    case "roundedRectangle":
      if let radius = shape.radius {
        element.css["--br"] = Number.length(max(0, radius))
      } else {
        element.add([.roundedRectangle])
      }
    default: break
    }
  }

  /// Returns the element of a link of a safe kind; any other is pressed like a button, so that the app
  /// decides.
  func link(_ url: URL) -> Element {
    guard let safe = SafeURL(url), !around.isInteractive, look.isEnabled else {
      if around.isInteractive || url.scheme.map({ Self.harmful.contains($0.lowercased()) }) ?? true {
        var element = Element("span", nil, [.button, .plain], content: [.slot(.children)])
        speech.describe(&element)
        return element
      }
      return button(nil)
    }
    var element = Element("a", nil, [.button, .borderless, .link], content: [.slot(.children)])
    Self.lead(&element, to: safe)
    element.set("data-p", String(id))
    speech.describe(&element)
    speech.name(&element)
    return element
  }

  /// The schemes by which a browser runs or shows what is in the address itself; they aren't even pressed.
  private static let harmful: Set<String> = [
    "javascript", "data", "vbscript", "blob", "file", "about", "view-source", "filesystem", "ws", "wss",
  ]

  /// A switch with its label, or a button that stays pressed.
  func toggle(_ isOn: Bool) -> Element {
    let style = own[.toggle]
    let state = isOn ? "true" : "false"
    if own.isInMenu, !around.isInteractive {
      var element = menuItem(nil)
      element.set("role", "menuitemcheckbox")
      element.set("aria-checked", state)
      return element
    }
    if look.hasCustomLook { return Element(box, nil, [.zstack], content: [.slot(.children)]) }
    if style == "button" || around.isInteractive {
      var element = Element(
        around.isInteractive ? "span" : "button", nil, [.button, .bordered], content: [.slot(.children)])
      if isOn { element.add([.selected]) }
      press(&element)
      element.set("aria-pressed", around.isInteractive ? nil : state)
      speech.describe(&element)
      speech.name(&element)
      shapeButton(&element)
      return element
    }
    let isBox = style == "checkbox"
    var control = Element("button", .named("f"), isBox ? [.checkbox] : [.switch])
    press(&control)
    control.set("role", isBox ? "checkbox" : "switch")
    control.set("aria-checked", state)
    speech.describe(&control)
    speech.name(&control)
    var label = Element("label", .named("l"), [.label], content: [.slot(.children)])
    label.set("for", "n\(id)-f")
    if own.hidesLabels { label.add([.visuallyHidden]) }
    var element = Element(box, nil, [.hstack, .toggle])
    element.content = isBox ? [.element(control), .element(label)] : [.element(label), .element(control)]
    return element
  }

  /// An entry of a menu.
  private func menuItem(_ role: ButtonRole?) -> Element {
    var element = Element(
      "button", nil, role == .destructive ? [.menuItem, .destructive] : [.menuItem],
      content: [.slot(.children)])
    press(&element)
    element.set("role", "menuitem")
    shortcut(&element)
    speech.describe(&element)
    speech.name(&element)
    return element
  }

  private func press(_ element: inout Element) {
    guard element.tag == "button" else { return }
    element.set("name", "p")
    element.set("value", String(id))
    element.set("disabled", if: !look.isEnabled)
  }

  /// A field of one line, or of as many as are written.
  func textField(_ text: String, _ prompt: ResolvedText?, _ axis: Axis, _ isSecure: Bool) -> Element {
    let isLong = axis == .vertical && !isSecure
    let hasBorder =
      own[.textField] == "roundedBorder"
      || own[.textField] == "automatic" && !around.isInList && !isPainted
    var field = Element(isLong ? "textarea" : "input", .named("f"))
    if !isLong { field.set("type", isSecure ? "password" : "text") }
    field.set("name", "n\(id)")
    if isLong {
      field.set("rows", "\(max(1, min(own.lines.minimum ?? 1, 1_000)))")
      // The style sheet gives fields with a border, and those in rows, so much above and below.
      let padding = hasBorder || around.isInList ? " + 22px" : ""
      for (name, lines) in [("min-height", own.lines.minimum), ("max-height", own.lines.maximum)] {
        if let lines { field.css[name] = "calc(\(max(1, min(lines, 10_000)))lh\(padding))" }
      }
      field.content = [.text(CleanText.of(text))]
    } else {
      // A password isn't sent back to where it was written.
      field.attributes.append(Attribute("value", isSecure ? "" : CleanText.line(text)))
    }
    // With a space as placeholder a field knows whether it is empty: then its label is shown in it.
    field.set(
      "placeholder", prompt.map { CleanText.line($0.string) }.flatMap { $0.isEmpty ? nil : $0 } ?? " ")
    field.set("disabled", if: !look.isEnabled)
    if isSecure { field.set("autocomplete", "current-password") }
    if look.handlers.contains(where: \.isSubmit) { field.set("enterkeyhint", isLong ? "enter" : "done") }
    hint(&field)
    speech.describe(&field)
    speech.name(&field)
    for attribute in options.attributes(id, look.attributes) where HTMLOptions.isForInput(attribute) {
      field.set(attribute.name, attribute.value)
    }
    var label = Element("label", .named("l"), [.label], content: [.slot(.children)])
    label.set("for", "n\(id)-f")
    if prompt != nil || own.hidesLabels && prompt != nil { label.add([.visuallyHidden]) }
    var element = Element(box, nil, [.textField])
    if hasBorder { element.add([.roundedBorder]) }
    element.content = [.element(field), .element(label)]
    return element
  }

  /// A Boolean value that indicates whether the app itself draws what is around the field.
  private var isPainted: Bool {
    look.modifiers.contains { modifier in
      switch modifier {
      case .fill, .fillShape, .border, .glass: true
      case .layer(let kind, _, _): kind == .background || kind == .overlay
      default: false
      }
    }
  }

  /// A field of many lines.
  func textEditor(_ text: String) -> Element {
    var field = Element("textarea", .named("f"), [.textEditor], content: [.text(CleanText.of(text))])
    field.set("name", "n\(id)")
    field.set("disabled", if: !look.isEnabled)
    hint(&field)
    speech.describe(&field)
    field.set("aria-label", speech.label ?? options.words.text)
    return field
  }
}

extension NodeHandler {
  var isSubmit: Bool { if case .submit = self { true } else { false } }
}

extension NodeLook {
  /// A Boolean value that indicates whether the app's own style shows the control.
  var hasCustomLook: Bool { attributes[CustomLookKey.self] == true }
}
