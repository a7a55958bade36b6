/// The difference of a word from the one that is meant.
package enum WordDifference: Hashable, Sendable {
  case none
  /// Another word for the same: "two" for "2".
  case equivalent
  /// Singular for plural, or plural for singular.
  case number
  /// One letter too many, too few, wrong, or two in the wrong order.
  case typo

  /// The amount that the difference adds to the distance between texts.
  var cost: Double {
    switch self {
    case .none: 0
    case .equivalent, .number: 0.05
    case .typo: 0.2
    }
  }

  /// The longest word in which mistakes are looked for.
  private static let longest = 40

  /// Returns whether a word is long enough that one wrong letter leaves it recognisable.
  package static func canHaveTypo(_ word: String) -> Bool {
    let bytes = word.utf8.count
    return bytes >= 4 && bytes <= 4 * longest && word.unicodeScalars.count <= longest
  }

  /// Returns whether two words are one edit apart (Damerau–Levenshtein).
  ///
  /// In words of four letters only two letters in the wrong order count: "book" is not "cook".
  package static func isTypo(_ word: String, of other: String) -> Bool {
    let a = Array(word.unicodeScalars)
    let b = Array(other.unicodeScalars)
    guard abs(a.count - b.count) <= 1, a != b else { return false }
    var start = 0
    while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
    var end = 0
    while end < min(a.count, b.count) - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
    let left = (a[start..<a.count - end], b[start..<b.count - end])
    // Digits are no letters: "1024" is not "1025".
    if (left.0 + left.1).contains(where: { $0.properties.numericType != nil }) { return false }
    if left.0.count == 2, left.1.count == 2 {
      return left.0.first == left.1.last && left.0.last == left.1.first
    }
    return left.0.count <= 1 && left.1.count <= 1 && max(a.count, b.count) >= 5
  }
}
