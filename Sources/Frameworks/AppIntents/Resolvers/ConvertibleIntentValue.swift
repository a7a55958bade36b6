/// A value that can be made of others besides what resolvers do: of text, of a number, of named parts, of a
/// related type.
package protocol ConvertibleIntentValue: _IntentValue {
  /// The value that another stands for, or nil when it stands for none.
  ///
  /// Any value may come: texts and numbers are written by people and by programs.
  static func converted(
    from value: any Sendable, for traits: ParameterTraits?, in conversion: ParameterConversion
  ) throws -> Self?
}

/// Named parts of a value, such as JSON objects hold.
struct ValueParts {
  private let parts: [String: any Sendable]

  init?(_ value: any Sendable) {
    if let parts = value as? [String: any Sendable] {
      self.parts = parts
    } else if let parts = value as? [String: String] {
      self.parts = parts
    } else {
      return nil
    }
  }

  /// The text under the first of some names that is there.
  func text(_ names: String...) -> String? {
    for name in names {
      if let text = parts[name] as? String, !text.isEmpty { return text }
    }
    return nil
  }

  subscript(_ name: String) -> (any Sendable)? { parts[name] }
}
