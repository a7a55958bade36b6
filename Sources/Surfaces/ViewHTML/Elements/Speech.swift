import SwiftUICore

/// The description of a node for assistive technology; of several modifiers of a kind the outermost counts.
struct Speech: Equatable {
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var isHidden = false
  var traits: Set<String> = []
  var removed: Set<String> = []
  var children: String?
  var help: String?
  /// The level that a heading asks for.
  var headingLevel: Int?
  /// The further texts about the node.
  var more: [String] = []
  /// A Boolean value that indicates whether changes are announced.
  var isLive = false

  init(_ modifiers: [NodeModifier]) {
    for modifier in modifiers {
      switch modifier {
      case .help(let text): help = CleanText.of(text)
      case .accessibility(let change): apply(change)
      default: break
      }
    }
  }

  private mutating func apply(_ change: AccessibilityChange) {
    switch change {
    case .label(let text): label = CleanText.line(text)
    case .value(let text): value = CleanText.line(text)
    case .hint(let text): hint = CleanText.line(text)
    case .identifier(let name): identifier = CleanText.line(name)
    case .hidden(let isHidden): self.isHidden = isHidden
    case .addTraits(let added):
      traits.formUnion(added.names)
      removed.subtract(added.names)
    case .removeTraits(let gone):
      removed.formUnion(gone.names)
      traits.subtract(gone.names)
    case .children(let behavior): children = behavior.name
    case .heading(let level):
      traits.insert("header")
      if level > 0 { headingLevel = min(level, 6) }
    case .customContent(let label, let value, _): more.append(CleanText.line(label + ": " + value))
    case .liveRegion: isLive = true
    case .represented: isHidden = true
    case .inputLabels, .labeledPair, .interactive, .textContent, .largeContent, .sortPriority: break
    }
  }

  /// Puts on the element what holds for any kind of element.
  func describe(_ element: inout Element) {
    let description = ([hint].compactMap { $0 } + more).joined(separator: ", ")
    if !description.isEmpty { element.set("aria-description", description) }
    if isLive { element.set("aria-live", "polite") }
    if let identifier { element.set("data-testid", identifier) }
    if let help { element.set("title", help) }
    if isHidden { element.set("aria-hidden", "true") }
    if traits.contains("updatesFrequently") { element.set("aria-live", "off") }
  }

  /// Puts name and value on an element that has a role by which it is named, such as a control.
  func name(_ element: inout Element) {
    if let label { element.set("aria-label", label) }
    if let value {
      element.set("aria-description", hint.map { value + ", " + $0 } ?? value)
    }
  }

  /// The name of something that has none by itself, with its value.
  var nameWithValue: String? {
    guard let label else { return nil }
    return value.map { label + ", " + $0 } ?? label
  }
}
