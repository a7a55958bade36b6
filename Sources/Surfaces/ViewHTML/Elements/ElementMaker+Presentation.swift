import SwiftUICore

extension ElementMaker {
  /// Returns the element of content that is shown over the window.
  func presentation() -> Element? {
    switch look.content {
    case .presentation(let content): return dialog(content)
    case .presentationOptions(let options):
      var classes: [StyleClass] = [.positioned]
      if let detent = options.detents.indices.contains(options.chosenDetent ?? 0)
        ? options.detents[options.chosenDetent ?? 0] : options.detents.first
      {
        switch detent.height {
        case .medium: classes += [.mediumDetent]
        case .large: break
        case .fraction, .points, .custom: classes += [.fittedDetent]
        }
      }
      var element = Element("span", nil, classes)
      element.set("hidden", "")
      if options.detents.count > 1 {
        element.set("data-detents", options.detents.map(\.cssHeight).joined(separator: " "))
        element.set("data-d", String(options.chosenDetent ?? 0))
      }
      return element
    default: return nil
    }
  }

  private func dialog(_ content: PresentationContent) -> Element {
    let title = content.title.map { CleanText.line($0.string) } ?? ""
    let kind: StyleClass
    switch content.kind {
    case .sheet: kind = .sheet
    case .fullScreenCover: kind = .cover
    case .popover: kind = .popover
    case .alert: kind = .alert
    case .confirmationDialog: kind = .confirmation
    case .inspector:
      return Element("aside", nil, [.inspector, .vstack], content: [.slot(.children)])
    }
    var element = Element("dialog", nil, [.dialog, kind])
    element.set("open", "")
    // In front of everything, wherever it is opened; a page's script shows it there.
    if kind == .popover { element.set("popover", "manual") }
    switch content.kind {
    case .alert, .confirmationDialog:
      element.set("role", content.kind == .alert ? "alertdialog" : nil)
      element.set("aria-labelledby", "n\(id)-h")
      element.set("aria-describedby", "n\(id)-m")
      var heading = Element("h2", .named("h"), [], content: [.text(title)])
      if content.kind == .confirmationDialog, content.titleVisibility != .visible {
        heading.add([.visuallyHidden])
      }
      if title.isEmpty { heading.set("hidden", "") }
      element.content = [
        .element(heading),
        .element(Element("div", .named("m"), [.alertMessage], content: [.slot(.with([.message]))])),
        .element(Element("div", .named("a"), [.alertActions], content: [.slot(.with([.actions]))])),
        .slot(.others([.message, .actions])),
      ]
    default:
      if title.isEmpty { element.set("aria-label", speech.label) } else { element.set("aria-label", title) }
      element.content = [.slot(.children)]
      if content.kind == .sheet {
        // It is seen at the top, but what the app shows gets the focus first.
        var close = Element("button", .named("x"), [.grabber])
        close.set("name", "x")
        close.set("value", String(id))
        close.set("aria-label", options.words.close)
        element.content.append(.element(close))
      }
    }
    speech.describe(&element)
    return element
  }

  /// Returns the element of buttons that open others, and groups of such.
  func menus() -> Element? {
    switch look.content {
    case .menu(let menu): return self.menu(hasPrimaryAction: menu.hasPrimaryAction)
    case .controlGroup:
      return controlGroup()
    case .unavailable:
      return Element(
        box, nil, [.vstack, .unavailable],
        content: [
          .slot(.with([.label])), .slot(.with([.description])), .slot(.others([.label, .description])),
        ])
    case .disclosure(let isExpanded): return disclosure(isExpanded)
    default: return nil
    }
  }

  /// Returns the element of buttons as one, or a menu of them.
  private func controlGroup() -> Element {
    let style = own[.controlGroup]
    if style == "menu" || style == "compactMenu", !around.isInMenu, !around.isPhrasing {
      return menu(hasPrimaryAction: false)
    }
    var label = Element("span", .named("l"), [.label], content: [.slot(.with([.label]))])
    if !around.isInList || around.isInMenu || around.isInBar { label.add([.visuallyHidden]) }
    let buttons = Element(
      around.isPhrasing ? "span" : "div", .named("g"),
      style == "palette" ? [.hstack, .groupButtons, .palette] : [.hstack, .groupButtons],
      content: [.slot(.others([.label]))])
    var element = Element(box, nil, [.hstack, .controlGroup], content: [.element(label), .element(buttons)])
    element.set("role", "group")
    speech.describe(&element)
    if let label = speech.label {
      element.set("aria-label", label)
    } else {
      element.set("aria-labelledby", "n\(id)-l")
    }
    return element
  }

  private func menu(hasPrimaryAction: Bool) -> Element {
    var entries = Element("div", .named("m"), [.menuPopover], content: [.slot(.others([.label]))])
    entries.set("popover", "")
    entries.set("role", "menu")
    entries.set("aria-labelledby", "n\(id)-f")
    var button = Element(
      "button", .named("f"), around.isInMenu ? [.menuItem] : [.button] + buttonClasses(nil))
    button.content = [.slot(.with([.label]))]
    button.set("disabled", if: !look.isEnabled)
    speech.describe(&button)
    speech.name(&button)
    // A menu within a menu is one of its entries, without a shape of its own.
    if around.isInMenu { button.set("role", "menuitem") } else { shapeButton(&button) }
    var opener = button
    if hasPrimaryAction {
      button.set("name", "p")
      button.set("value", String(id))
      opener = Element("button", .named("o"), [.button] + buttonClasses(nil) + [.chevron])
      opener.set("aria-label", options.words.more)
      opener.set("disabled", if: !look.isEnabled)
    } else if showsIndicator {
      opener.add([.chevron])
    }
    // Not a way to send the form: the browser itself opens the entries, also without scripts.
    opener.set("type", "button")
    opener.set("popovertarget", "n\(id)-m")
    opener.set("aria-haspopup", "menu")
    var element = Element(box, nil, [.menu])
    element.content =
      (hasPrimaryAction ? [.element(button)] : []) + [.element(opener), .element(entries)]
    return element
  }

  private var showsIndicator: Bool {
    guard !own.isInBar, !own.isInMenu else { return false }
    return !look.modifiers.contains { if case .menuIndicator(.hidden) = $0 { true } else { false } }
  }

  private func disclosure(_ isExpanded: Bool) -> Element {
    var button = Element(
      "button", .named("f"), [.button, .disclosureButton], content: [.slot(.with([.label]))])
    button.set("name", "p")
    button.set("value", String(id))
    button.set("aria-expanded", isExpanded ? "true" : "false")
    button.set("disabled", if: !look.isEnabled)
    speech.describe(&button)
    speech.name(&button)
    let inside = Element("div", .named("b"), [.disclosureBody], content: [.slot(.others([.label]))])
    return Element(box, nil, [.disclosure], content: [.element(button), .element(inside)])
  }
}

extension PresentationDetent {
  /// The height in CSS; a computed one is about a third of the window, for the window isn't known here.
  fileprivate var cssHeight: String {
    switch height {
    case .medium: "52dvh"
    case .large: "96dvh"
    case .fraction(let share): Number.text(min(96, max(10, share * 100))) + "dvh"
    case .points(let points): Number.length(max(60, points))
    case .custom: "32dvh"
    }
  }
}
