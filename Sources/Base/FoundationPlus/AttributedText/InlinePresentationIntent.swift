import Foundation

/// The inline formatting of a piece of text, such as emphasis or code.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis.
  public static let emphasized = Self(rawValue: 1 << 0)
  /// Strong emphasis.
  public static let stronglyEmphasized = Self(rawValue: 1 << 1)
  /// Code.
  public static let code = Self(rawValue: 1 << 2)
  /// Strikethrough.
  public static let strikethrough = Self(rawValue: 1 << 5)
  /// A line break of the source that has no meaning.
  public static let softBreak = Self(rawValue: 1 << 6)
  /// A line break.
  public static let lineBreak = Self(rawValue: 1 << 7)
  /// HTML within a line.
  public static let inlineHTML = Self(rawValue: 1 << 8)
  /// HTML that forms a block.
  public static let blockHTML = Self(rawValue: 1 << 9)
}
