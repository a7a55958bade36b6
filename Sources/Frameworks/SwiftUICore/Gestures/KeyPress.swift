/// A key that was pressed.
public struct KeyPress: Sendable {
  /// A part of a press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// A bit for each part.
    public let rawValue: Int
    /// Creates a set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key stays down and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key goes up.
    public static let up = Phases(rawValue: 4)
    /// All phases of a press.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The result of a view's handling of a press.
  public enum Result: Sendable {
    case handled, ignored
  }

  /// The part of the press.
  public let phase: Phases
  /// The key that is pressed.
  public let key: KeyEquivalent
  /// The characters that the key writes.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers

  package init(phase: Phases, key: KeyEquivalent, characters: String, modifiers: EventModifiers) {
    self.phase = phase
    self.key = key
    self.characters = characters
    self.modifiers = modifiers
  }
}

/// The action of a view on keys. A surface calls `perform` for those that `accepts` takes, nearest node
/// first, until one handles the press; what nobody handles is done as if there were no handler.
package struct KeyPressHandler: Sendable {
  package let phases: KeyPress.Phases
  /// Keys that are taken; nil takes all.
  package let keys: Set<KeyEquivalent>?
  /// Characters that are taken; nil takes all.
  package let characters: CharacterSet?
  package let perform: @MainActor (KeyPress) -> KeyPress.Result

  /// Returns whether a press is for this handler.
  package func accepts(_ press: KeyPress) -> Bool {
    phases.contains(press.phase) && keys?.contains(press.key) ?? true
      && (characters.map { set in press.characters.unicodeScalars.contains { set.contains($0) } } ?? true)
  }
}

/// Sendable, because the closure runs on the main actor alone, where the view that holds it was made.
private struct PressAction: @unchecked Sendable {
  let action: (KeyPress) -> KeyPress.Result
  @MainActor func run(_ press: KeyPress) -> KeyPress.Result { action(press) }
}

nonisolated extension View {
  private func keys(
    _ phases: KeyPress.Phases, _ keys: Set<KeyEquivalent>?, _ characters: CharacterSet? = nil,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handler(
      .keyPress(
        KeyPressHandler(
          phases: phases, keys: keys, characters: characters, perform: PressAction(action: action).run)))
  }

  /// Runs an action when a key is pressed, or repeats, while the focus is here.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    keys([.down, .repeat], [key]) { _ in action() }
  }

  /// Runs an action in parts of the press of a key while the focus is here.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keys(phases, [key], nil, action)
  }

  /// Runs an action when one of some keys is pressed while the focus is here.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self.keys(phases, keys, nil, action)
  }

  /// Runs an action when a key that writes one of some characters is pressed while the focus is here.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keys(phases, nil, characters, action)
  }

  /// Runs an action when any key is pressed while the focus is here.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keys(phases, nil, nil, action)
  }
}
