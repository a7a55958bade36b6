/// What an app itself defines for its intents: entities and enums.
public protocol AppValue: PersistentlyIdentifiable, Sendable, TypeDisplayRepresentable, _IntentValue {}

/// A type with a name that stays the same from one version of the app to the next.
public protocol PersistentlyIdentifiable {
  /// The name under which the system knows the type; the type's own name unless it says otherwise.
  ///
  /// Shortcuts that people have made refer to it: give it explicitly before a type is renamed.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  // What String(describing:) gives, without its look for how a type describes itself.
  public static var persistentIdentifier: String { _typeName(self, qualified: false) }
}
