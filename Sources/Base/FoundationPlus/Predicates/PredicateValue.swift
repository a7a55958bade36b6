/// A wrapper that predicates look through, such as the property wrapper of an entity.
package protocol PredicateValue {
  /// What a predicate compares in place of the wrapper; nil stands for no value.
  var predicateValue: Any? { get }
}

/// A value that answers predicates' keys itself, as a type with computed properties does.
package protocol PredicateKeyed {
  /// The value under a key, or nil where there is no such key; a key without a value gives `.some(nil)`.
  func predicateValue(forKey key: String) -> Any??
}
