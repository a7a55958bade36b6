import SwiftUICore

/// The form in which a gauge is drawn.
private enum GaugeForm {
  /// A line that is filled; `isCompact` has its label before it.
  case capacity(isCompact: Bool)
  /// A line with a mark at its place.
  case marked
  /// A ring that is filled, and an open one with a mark.
  case ring, openRing

  init(_ style: String) {
    switch style {
    case "accessoryLinear": self = .marked
    case "accessoryLinearCapacity": self = .capacity(isCompact: true)
    case "accessoryCircular": self = .openRing
    case "accessoryCircularCapacity", "circular": self = .ring
    default: self = .capacity(isCompact: false)
    }
  }
}

extension ElementMaker {
  /// A value in a range.
  func gauge(_ fraction: Double) -> Element {
    switch GaugeForm(own[.gauge]) {
    case .capacity(let isCompact):
      line(fraction, isCompact ? [.vstack, .progress, .gaugeCapacity] : [.vstack, .progress])
    case .marked: line(fraction, [.vstack, .progress, .gaugeLinear])
    case .ring: round(fraction, isOpen: false)
    case .openRing: round(fraction, isOpen: true)
    }
  }

  private func line(_ fraction: Double, _ classes: [StyleClass]) -> Element {
    var meter = Element("meter", .named("f"))
    meter.set("value", Number.text(fraction))
    tell(&meter)
    let line = Element(
      "span", nil, [.hstack, .meter],
      content: [.slot(.with([.minimum])), .element(meter), .slot(.with([.maximum]))])
    return Element(
      box, nil, classes,
      content: [.element(gaugeLabel), .element(line), .slot(.others([.label, .minimum, .maximum]))])
  }

  private func round(_ fraction: Double, isOpen: Bool) -> Element {
    var meter = Element("span", .named("f"), [.wheel, .known])
    meter.set("role", "meter")
    meter.set("aria-valuemin", "0")
    meter.set("aria-valuemax", "1")
    meter.set("aria-valuenow", Number.text(fraction))
    meter.content = [.element(Ring(fraction, isOpen: isOpen).element)]
    tell(&meter)
    return Element(
      box, nil, isOpen ? [.gaugeCircle, .gaugeCircleOpen] : [.gaugeCircle],
      content: [
        .element(meter), .slot(.others([.label, .minimum, .maximum])), .slot(.with([.minimum])),
        .slot(.with([.maximum])), .element(gaugeLabel),
      ])
  }

  private var gaugeLabel: Element {
    Element("span", .named("l"), [.hstack, .label], content: [.slot(.with([.label]))])
  }

  private func tell(_ meter: inout Element) {
    speech.describe(&meter)
    if let label = speech.label {
      meter.set("aria-label", label)
    } else {
      meter.set("aria-labelledby", "n\(id)-l")
    }
    if let value = speech.value { meter.set("aria-valuetext", value) }
  }
}
