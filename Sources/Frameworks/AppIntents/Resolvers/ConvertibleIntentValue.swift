/// A value type with conversions beyond those of resolvers: from text, numbers, named parts and related
/// types.
package protocol ConvertibleIntentValue: _IntentValue {
  /// Returns the value that another represents, or nil if it represents none.
  ///
  /// The input may be anything, since people and programs write texts and numbers in many ways.
  static func converted(
    from value: any Sendable, for traits: ParameterTraits?, in conversion: ParameterConversion
  ) throws -> Self?
}

/// The named parts of a value, such as the members of a JSON object.
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

  /// Returns the text of the first of several names that is present and not empty.
  func text(_ names: String...) -> String? {
    for name in names {
      if let text = parts[name] as? String, !text.isEmpty { return text }
    }
    return nil
  }

  subscript(_ name: String) -> (any Sendable)? { parts[name] }
}
