import Foundation

/// What words in a text are for, by which a reader shows them: emphasis, code, a line break.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let emphasized = Self(rawValue: 1 << 0)
  public static let stronglyEmphasized = Self(rawValue: 1 << 1)
  public static let code = Self(rawValue: 1 << 2)
  public static let strikethrough = Self(rawValue: 1 << 5)
  /// A line of the source ends here, without meaning.
  public static let softBreak = Self(rawValue: 1 << 6)
  /// A line ends here.
  public static let lineBreak = Self(rawValue: 1 << 7)
  public static let inlineHTML = Self(rawValue: 1 << 8)
  public static let blockHTML = Self(rawValue: 1 << 9)
}
