/// A key of a keyboard, by the character that it writes.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public var character: Character
  /// Creates a key from its character.
  public init(_ character: Character) { self.character = character }
  /// Creates a key from its character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  /// The key with the up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The key with the down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The key with the left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The key with the right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes backwards.
  public static let delete = KeyEquivalent("\u{7F}")
  /// The key that deletes forwards.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The key that goes to the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key that goes to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key that goes a page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key that goes a page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The clear key.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The tabulator key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The return key.
  public static let `return` = KeyEquivalent("\r")

  /// The key's name in browsers' keyboard events (W3C UI Events KeyboardEvent key Values).
  package var keyName: String {
    switch self {
    case .upArrow: "ArrowUp"
    case .downArrow: "ArrowDown"
    case .leftArrow: "ArrowLeft"
    case .rightArrow: "ArrowRight"
    case .escape: "Escape"
    case .delete: "Backspace"
    case .deleteForward: "Delete"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .clear: "Clear"
    case .tab: "Tab"
    case .return: "Enter"
    default: String(character)
    }
  }

  /// The key with a name in browsers' keyboard events; nil for one without a character.
  package init?(keyName: String) {
    let named: [KeyEquivalent] = [
      .upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .delete, .deleteForward, .home, .end, .pageUp,
      .pageDown, .clear, .tab, .return,
    ]
    if let key = named.first(where: { $0.keyName == keyName }) {
      self = key
    } else if keyName.count == 1, let character = keyName.first {
      self.init(character)
    } else {
      return nil
    }
  }
}

/// The set of keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// A bit for each key.
  public let rawValue: Int
  /// Creates a set from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The caps lock key.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The option key, or Alt.
  public static let option = EventModifiers(rawValue: 8)
  /// Command; on keyboards without one surfaces also take Control for it.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the number pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifier keys.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A combination of keys that presses a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The way in which a shortcut follows the layout of a keyboard. Surfaces go by the character.
  public struct Localization: Hashable, Sendable {
    let name: String
    /// The shortcut follows the layout where the surface thinks fit.
    public static let automatic = Localization(name: "automatic")
    /// The shortcut isn't mirrored in layouts from right to left.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The shortcut is localized by the app.
    public static let custom = Localization(name: "custom")
  }

  /// The key of the shortcut.
  public var key: KeyEquivalent
  /// The keys that are held.
  public var modifiers: EventModifiers
  /// The way in which the shortcut follows the layout of a keyboard.
  public var localization: Localization

  /// Creates a shortcut.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The shortcut of the default button: return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The shortcut of the button that leaves things as they were: escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The shortcut as ARIA writes it (`aria-keyshortcuts`), with Meta for the command key.
  package var ariaName: String {
    var parts: [String] = []
    if modifiers.contains(.control) { parts.append("Control") }
    if modifiers.contains(.option) { parts.append("Alt") }
    if modifiers.contains(.shift) { parts.append("Shift") }
    if modifiers.contains(.command) { parts.append("Meta") }
    // Letters in capitals, as on the keys; which case is typed depends on the modifiers.
    parts.append(key == .space ? "Space" : key.keyName.count == 1 ? key.keyName.uppercased() : key.keyName)
    return parts.joined(separator: "+")
  }
}

extension KeyboardShortcut: CustomStringConvertible {
  public var description: String { ariaName }
}

nonisolated extension View {
  /// Presses the control when keys are pressed anywhere in its window.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some View {
    note(.keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization)))
  }

  /// Presses the control when keys are pressed anywhere in its window.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    note(.keyboardShortcut(shortcut))
  }

  /// Presses the control when keys are pressed anywhere in its window; nil for none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(ShortcutNote(shortcut: shortcut))
  }
}

private struct ShortcutNote {
  let shortcut: KeyboardShortcut?
}

extension ShortcutNote: PrimitiveModifier {
  typealias Body = Never
  func apply(to context: inout ModifierContext) {
    if let shortcut { context.add(.modifier(.keyboardShortcut(shortcut))) }
  }
}
