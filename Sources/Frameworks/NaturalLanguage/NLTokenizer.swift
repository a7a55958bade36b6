/// A tokenizer, which cuts a text into words, sentences or paragraphs.
///
/// Words carry their apostrophes (`don't`, `Luigi's`); marks and white space make no tokens. A sentence ends at a
/// mark of its end or of a line, and not at an English abbreviation. Takes time in proportion to the text.
public final class NLTokenizer {
  /// The kinds of characters that a token holds.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A token with digits.
    public static let numeric = Attributes(rawValue: 1 << 0)
    /// A token of signs.
    public static let symbolic = Attributes(rawValue: 1 << 1)
    /// A token of emoji.
    public static let emoji = Attributes(rawValue: 1 << 2)
  }

  /// The unit of the tokens.
  public let unit: NLTokenUnit
  /// The text to cut.
  public var string: String? {
    didSet { ranges = string.map { TokenCutter($0).ranges(of: unit) } ?? [] }
  }
  private var ranges: [Range<String.Index>] = []

  /// Creates a tokenizer of a unit.
  public init(unit: NLTokenUnit) { self.unit = unit }

  /// Names the language of the text. Tokens are the same in all of them.
  public func setLanguage(_ language: NLLanguage) {}

  /// Returns the range of the token at an index; an empty range there where none is.
  public func tokenRange(at index: String.Index) -> Range<String.Index> {
    ranges.first { $0.contains(index) } ?? index..<index
  }

  /// Returns the ranges of the tokens that lie in a range.
  public func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    ranges.filter { range.lowerBound <= $0.lowerBound && $0.upperBound <= range.upperBound }
  }

  /// Calls a closure with each token that lies in a range, until it returns false.
  public func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    guard let string else { return }
    for token in tokens(for: range) {
      var attributes: Attributes = []
      if unit == .word {
        let scalars = string[token].unicodeScalars
        if scalars.contains(where: { $0.properties.numericType != nil }) { attributes.insert(.numeric) }
        if let first = scalars.first, first.properties.isEmoji, first.value > 0xFF {
          attributes.insert(.emoji)
        }
      }
      if !block(token, attributes) { return }
    }
  }
}
