/// A value type that an app defines for its intents: an entity or an enum.
public protocol AppValue: PersistentlyIdentifiable, Sendable, TypeDisplayRepresentable, _IntentValue {}

/// A type with a name that stays the same across versions of the app.
public protocol PersistentlyIdentifiable {
  /// The identifier by which the system knows the type; by default its name.
  ///
  /// People's shortcuts refer to it: declare it explicitly before renaming a type.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The unqualified name of the type, as `String(describing:)` returns it but without looking for a custom
  /// description.
  public static var persistentIdentifier: String { _typeName(self, qualified: false) }
}
