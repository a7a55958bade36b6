/// A wrapper that predicates look through, such as the property wrapper of an entity's property.
package protocol PredicateValue {
  /// The value that predicates compare instead of the wrapper; nil stands for an absent value.
  var predicateValue: Any? { get }
}

/// A value that resolves the keys of predicates itself, such as a type with computed properties.
package protocol PredicateKeyed {
  /// Returns the value for a key, or nil if the key doesn't exist; a key without a value yields `.some(nil)`.
  func predicateValue(forKey key: String) -> Any??
}
