/// Where a format is wrong, and what it should have.
struct PredicateSyntaxError: Error {
  /// The number of scalars before the place.
  let position: Int
  let expected: String

  /// The error as a developer reads it.
  func described(in format: String) -> FoundationPlusError {
    let shown = format.unicodeScalars.count > 200 ? String(format.unicodeScalars.prefix(200)) + "…" : format
    return FoundationPlusError(
      .malformedPredicate,
      "The predicate format '\(shown)', at character \(position + 1): expected \(expected).")
  }
}
