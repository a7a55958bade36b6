/// A syntax error in a format, with its position and what was expected there.
struct PredicateSyntaxError: Error {
  /// The position of the error, in Unicode scalars.
  let position: Int
  let expected: String

  /// Returns the error in the form for developers.
  func described(in format: String) -> FoundationPlusError {
    let shown = format.unicodeScalars.count > 200 ? String(format.unicodeScalars.prefix(200)) + "…" : format
    return FoundationPlusError(
      .malformedPredicate,
      "The predicate format '\(shown)', at character \(position + 1): expected \(expected).")
  }
}
