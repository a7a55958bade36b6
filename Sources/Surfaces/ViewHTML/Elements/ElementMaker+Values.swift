import SwiftUICore

extension ElementMaker {
  /// Returns the element of a choice of one: a menu, buttons beside one another, or rows.
  func picker() -> Element {
    var name = Element("span", .named("l"), [.label], content: [.slot(.with([.label]))])
    let form = PickerForm(own)
    if form != .rows, own.hidesLabels || form == .segments || !around.isInList { name.add([.visuallyHidden]) }
    guard form == .select else {
      let isPalette = form == .segments && own[.picker] == "palette"
      var element = Element(
        box, nil, form == .segments ? isPalette ? [.segments, .palette] : [.segments] : [.inlinePicker])
      element.set("role", "radiogroup")
      element.set("aria-labelledby", "n\(id)-l")
      speech.describe(&element)
      speech.name(&element)
      if speech.label != nil { element.set("aria-labelledby", nil) }
      if form == .segments {
        element.content = [.element(name), .slot(.others([.label]))]
      } else {
        element.content = [.element(name), .slot(.others([.label]))]
      }
      return element
    }
    name.tag = "label"
    name.set("for", "n\(id)-f")
    var select = Element("select", .named("f"), [], content: [.made(.options)])
    select.set("name", "n\(id)")
    select.set("disabled", if: !look.isEnabled)
    speech.describe(&select)
    speech.name(&select)
    return Element(box, nil, [.hstack, .picker], content: [.element(name), .element(select)])
  }

  /// A number along a line.
  func slider(_ value: Double, _ bounds: ClosedRange<Double>, _ step: Double?) -> Element {
    var name = Element("label", .named("l"), [.label, .visuallyHidden], content: [.slot(.with([.label]))])
    name.set("for", "n\(id)-f")
    var input = Element("input", .named("f"))
    input.set("type", "range")
    input.set("name", "n\(id)")
    input.set("min", Number.input(bounds.lowerBound))
    input.set("max", Number.input(bounds.upperBound))
    input.set("step", step.flatMap { $0 > 0 && $0.isFinite ? Number.input($0) : nil } ?? "any")
    input.set("value", Number.input(value))
    input.set("disabled", if: !look.isEnabled)
    speech.describe(&input)
    if let label = speech.label { input.set("aria-label", label) }
    if let value = speech.value { input.set("aria-valuetext", value) }
    return Element(
      box, nil, [.hstack, .slider],
      content: [
        .element(name), .slot(.with([.minimum])), .element(input), .slot(.others([.label, .minimum])),
      ])
  }

  /// A number that is counted up and down.
  func stepper() -> Element {
    var limits = (up: true, down: true)
    for case .stepperLimits(let up, let down) in look.modifiers { limits = (up, down) }
    func button(_ name: String, _ word: String, _ sign: String) -> Element {
      var button = Element("button", .named(name), [], content: [.text(sign)])
      button.set("name", name)
      button.set("value", String(id))
      button.set("aria-label", word)
      button.set("aria-describedby", "n\(id)-l")
      button.set("disabled", if: !look.isEnabled || (name == "u" ? !limits.up : !limits.down))
      return button
    }
    var label = Element("span", .named("l"), [.label], content: [.slot(.children)])
    if own.hidesLabels { label.add([.visuallyHidden]) }
    let buttons = Element(
      "span", nil, [.stepperButtons],
      content: [
        .element(button("d", options.words.decrement, "\u{2212}")),
        .element(button("u", options.words.increment, "+")),
      ])
    var element = Element(box, nil, [.hstack, .stepper], content: [.element(label), .element(buttons)])
    element.set("role", "group")
    element.set("aria-labelledby", "n\(id)-l")
    speech.describe(&element)
    if let label = speech.nameWithValue {
      element.set("aria-labelledby", nil)
      element.set("aria-label", label)
    }
    return element
  }

  /// Returns the element of a progress view: a line, or a wheel that turns.
  func progress(_ fraction: Double?) -> Element {
    let style = own[.progress]
    var bar: Element
    if style == "circular" || (fraction == nil && style != "linear") {
      bar = Element("span", .named("f"), [.wheel])
      bar.set("role", "progressbar")
      if let fraction {
        bar.set("aria-valuenow", Number.text(fraction * 100))
        bar.content = [.element(Ring(fraction).element)]
        bar.add([.known])
      }
    } else {
      bar = Element("progress", .named("f"))
      if let fraction { bar.set("value", Number.text(fraction)) }
      for case .liveProgress(let span, let countsDown) in look.modifiers {
        bar.set("data-live", countsDown ? "down" : "up")
        bar.set("data-from", Number.input((span.lowerBound.timeIntervalSince1970 * 1000).rounded()))
        bar.set("data-to", Number.input((span.upperBound.timeIntervalSince1970 * 1000).rounded()))
      }
    }
    speech.describe(&bar)
    speech.name(&bar)
    // An empty label says nothing; the element then has a name of the surface.
    if speech.label == nil { bar.set("aria-label", options.words.loading) }
    bar.set("aria-describedby", "n\(id)-l")
    return Element(
      box, nil, [.vstack, .progress],
      content: [
        .element(Element("span", .named("l"), [.hstack, .label], content: [.slot(.with([.label]))])),
        .element(bar),
        .slot(.others([.label])),
      ])
  }
}

/// A part of a control, as a place for its nodes.
enum SlotRole: Equatable {
  case label, minimum, maximum, header, footer
  /// The groups at the beginning, in the middle and at the end of a bar.
  case leading, principal, trailing
  case token, message, actions, description, inset
}

extension NodeLook {
  /// The part of the parent that the node is.
  var slotRole: SlotRole? {
    // The outermost counts: it was put on by the parent.
    for modifier in modifiers.reversed() {
      guard case .role(let role) = modifier else { continue }
      switch role {
      case .label: return .label
      case .minimumLabel: return .minimum
      case .maximumLabel: return .maximum
      case .header: return .header
      case .footer: return .footer
      case .back, .leading: return .leading
      case .principal: return .principal
      case .trailing, .titleMenu: return .trailing
      case .token: return .token
      case .message: return .message
      case .actions: return .actions
      case .description: return .description
      case .inset: return .inset
      default: return nil
      }
    }
    return nil
  }
}
