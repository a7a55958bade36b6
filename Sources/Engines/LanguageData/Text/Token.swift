/// A run of characters that the grammar reads as one: a word, a number, an ordinal, a sign.
package struct Token: Sendable, Hashable {
  package enum Kind: Sendable {
    /// Letters with inner apostrophes: "don't", "o'clock". A final "'s" is a word of its own: "Luigi" "'s".
    case word
    /// ASCII digits (full-width digits count as digits).
    case number
    /// Digits with a glued "st", "nd", "rd" or "th": "21st".
    case ordinal
    /// One sign, or one code point that is neither letter nor digit; typographic dashes and quotes
    /// read as their ASCII form.
    case sign
  }

  package var kind: Kind
  /// A Boolean value that indicates whether white space stands before it.
  package var spaced: Bool
  /// A Boolean value that indicates whether a line ends before it.
  package var startsLine: Bool
  /// A Boolean value that indicates whether its first letter is upper case.
  package var capitalised: Bool
  /// A Boolean value that indicates whether all its letters (two or more) are upper case.
  package var upper: Bool
  /// The value: for numbers and ordinals the number, capped at `Int32.max`; for signs the folded ASCII code,
  /// else 0.
  package var value: Int32
  /// The count of digits of a number or an ordinal.
  package var digits: UInt8
  package var start: Int32
  package var end: Int32
  /// Hash of the lower-cased, folded text (words and signs).
  package var hash: UInt64

  package var range: Range<Int> { Int(start)..<Int(end) }

  /// Returns whether it is a certain ASCII sign, or a typographic form of it.
  package func isSign(_ sign: Unicode.Scalar) -> Bool { kind == .sign && value == Int32(sign.value) }

  /// The hash of a word that is written in lower-case ASCII letters and apostrophes.
  package static func hash(of word: StaticString) -> UInt64 {
    var fold = Tokenizer.Fold()
    word.withUTF8Buffer { bytes in
      for byte in bytes { fold.add(byte) }
    }
    return fold.value
  }
}
