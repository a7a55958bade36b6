import SwiftUICore

/// The facts about a node that a script needs beside its elements: which events the node takes.
struct Signals {
  private(set) var attributes: [Attribute] = []

  init(_ look: NodeLook, _ id: Int) {
    var events: [String] = []
    var actions: [String] = []
    for handler in look.handlers {
      switch handler {
      case .focus: attributes.append(Attribute("data-focus", ""))
      case .focusedValue(let gift) where !gift.isOfScene: attributes.append(Attribute("data-focus", ""))
      case .scroll: events.append("scroll")
      case .refresh: events.append("refresh")
      case .tap(let count, _): events.append("tap\(max(1, min(count, 9)))")
      case .longPress: events.append("long")
      case .dragGesture(let tracking):
        events.append("pan")
        if tracking.distance != 10 {
          attributes.append(Attribute("data-far", Number.text(max(0, tracking.distance))))
        }
      case .hover: events.append("hover")
      case .keyPress(let handler):
        events.append("key")
        // In a field each other key writes.
        if let keys = handler.keys, !keys.isEmpty {
          attributes.append(Attribute("data-keys", keys.map(\.keyName).sorted().joined(separator: " ")))
        }
      case .command: events.append("command")
      case .resize: events.append("resize")
      case .dragSource: events.append("drag")
      case .dropTarget: events.append("drop")
      case .paste: events.append("paste")
      case .copy: events.append("copy")
      case .share: events.append("share")
      case .delete where look.attributes[RowLimitsKeys.Delete.self] != true: events.append("delete")
      // A row that stays where it is still has a place to which others go.
      case .reorder: events.append(look.attributes[RowLimitsKeys.Move.self] == true ? "row" : "order")
      case .adjust: events.append("adjust")
      case .editing: events.append("editing")
      case .accessibilityAction(let name, _): actions.append(CleanText.line(name))
      default: break
      }
    }
    if let canFocus = look.attributes[FocusableKey.self] {
      attributes.append(Attribute("tabindex", canFocus ? "0" : "-1"))
    }
    if look.content == .geometry, !events.contains("resize") { events.append("resize") }
    var unique: [String] = []
    for event in events where !unique.contains(event) { unique.append(event) }
    if !unique.isEmpty { attributes.append(Attribute("data-on", unique.joined(separator: " "))) }
    if !actions.isEmpty { attributes.append(Attribute("data-acts", actions.joined(separator: "\n"))) }
    for modifier in look.modifiers {
      switch modifier {
      case .layer(.contextMenu, _, let index): attributes.append(Attribute("data-menu", "n\(id)-l\(index)"))
      case .scrollAnchor: if look.keepsItsEnd { attributes.append(Attribute("data-end", "")) }
      case .scrollTargetLayout(true): attributes.append(Attribute("data-st", ""))
      case .sensoryFeedback(let name, let count):
        attributes.append(Attribute("data-felt", CleanText.line(name) + " \(count)"))
      default: break
      }
    }
    // An attribute stands once.
    var names = Set<String>()
    attributes = attributes.filter { names.insert($0.name).inserted }
  }
}

extension NodeLook {
  /// A Boolean value that indicates whether the node begins at its end and stays there when something is added: a log,
  /// as WAI-ARIA has it.
  var keepsItsEnd: Bool {
    modifiers.contains {
      guard case .scrollAnchor(let point?, let role) = $0 else { return false }
      return point.y > 0.5 && (role == nil || role == .initialOffset)
    }
  }
}
