import SwiftUICore

/// A key that a person pressed, as browsers name it (UI Events KeyboardEvent key Values).
struct KeyEvent: Sendable, Equatable {
  let name: String
  /// 1 Shift, 2 Control, 4 Alt, 8 Meta.
  let modifiers: Int
  let repeats: Bool

  init(name: String, modifiers: Int, repeats: Bool) {
    self.name = name
    self.modifiers = modifiers
    self.repeats = repeats
  }

  init(_ reader: inout MessageReader) throws {
    name = try reader.string("the key", upTo: 16)
    modifiers = try reader.integer("the modifiers", in: 0...15)
    repeats = try reader.boolean("whether it repeats")
  }

  private static let named: [String: KeyEquivalent] = [
    "ArrowUp": .upArrow, "ArrowDown": .downArrow, "ArrowLeft": .leftArrow, "ArrowRight": .rightArrow,
    "Enter": .return, "Escape": .escape, "Tab": .tab, "Backspace": .delete, "Delete": .deleteForward,
    "Home": .home, "End": .end, "PageUp": .pageUp, "PageDown": .pageDown,
  ]

  /// The press as views take it; nil for a key that they don't know.
  var press: KeyPress? {
    guard
      let key = Self.named[name] ?? (name.count == 1 ? name.first.map { KeyEquivalent($0) } : nil)
    else { return nil }
    var held: EventModifiers = []
    for (bit, modifier) in [EventModifiers.shift, .control, .option, .command].enumerated()
    where modifiers >> bit & 1 == 1 {
      held.insert(modifier)
    }
    return KeyPress(
      phase: repeats ? .repeat : .down, key: key, characters: String(key.character), modifiers: held)
  }
}
