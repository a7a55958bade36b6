import Foundation
import TextAnalysis

/// A tagger, which tells what the tokens of a text are.
///
/// It answers the schemes ``NLTagScheme/tokenType``, ``NLTagScheme/language`` and, of English text, the places of
/// ``NLTagScheme/nameType``. Of any other scheme it gives no tags.
public final class NLTagger {
  /// The options that say what is left out of an enumeration.
  public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Leaves out words.
    public static let omitWords = Options(rawValue: 1 << 0)
    /// Leaves out marks.
    public static let omitPunctuation = Options(rawValue: 1 << 1)
    /// Leaves out white space, which makes no tokens here in any case.
    public static let omitWhitespace = Options(rawValue: 1 << 2)
    /// Leaves out what is neither word, mark nor white space.
    public static let omitOther = Options(rawValue: 1 << 3)
    /// Joins the words of a name.
    public static let joinNames = Options(rawValue: 1 << 4)
  }

  /// The schemes that were asked for.
  public let tagSchemes: [NLTagScheme]
  /// The text to tag.
  public var string: String? {
    didSet {
      cut = string.map { TokenCutter($0).words() } ?? []
      places = nil
    }
  }
  private var cut: [CutToken] = []
  private var places: [Range<String.Index>]?

  /// Creates a tagger of some schemes.
  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

  /// Returns the schemes that are answered for a unit and a language.
  public static func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
    guard unit == .word else { return [.language] }
    return language == .english ? [.tokenType, .nameType, .language] : [.tokenType, .language]
  }

  /// The likeliest language of the text; nil where it can't be told.
  public var dominantLanguage: NLLanguage? { string.flatMap(NLLanguageRecognizer.dominantLanguage) }

  /// Returns the tag of the token at an index, and the token's range.
  public func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (
    NLTag?, Range<String.Index>
  ) {
    guard let string else { return (nil, index..<index) }
    return tags(in: string.startIndex..<string.endIndex, unit: unit, scheme: scheme)
      .first { $0.1.contains(index) } ?? (nil, index..<index)
  }

  /// Returns the tags of the tokens in a range, in order of position.
  public func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    guard let string else { return [] }
    guard unit == .word else {
      let tag = scheme == .language ? dominantLanguage.map { NLTag($0.rawValue) } : nil
      return TokenCutter(string).ranges(of: unit)
        .filter { range.lowerBound <= $0.lowerBound && $0.upperBound <= range.upperBound }.map { (tag, $0) }
    }
    var tags: [(NLTag?, Range<String.Index>)] = []
    let language = scheme == .language ? dominantLanguage : nil
    for token in cut
    where range.lowerBound <= token.range.lowerBound && token.range.upperBound <= range.upperBound {
      guard !isLeftOut(token, options) else { continue }
      switch scheme {
      case .tokenType: tags.append((Self.type(of: token), token.range))
      case .language: tags.append((language.map { NLTag($0.rawValue) }, token.range))
      case .nameType:
        let place = placeRanges().first { $0.overlaps(token.range) }
        if let place, options.contains(.joinNames) {
          if tags.last?.1 != place { tags.append((.placeName, place)) }
        } else {
          tags.append(
            (place != nil ? .placeName : token.kind == .word ? .otherWord : Self.type(of: token), token.range)
          )
        }
      default: tags.append((nil, token.range))
      }
    }
    return tags
  }

  /// Calls a closure with each tag in a range, until it returns false.
  public func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    for (tag, token) in tags(in: range, unit: unit, scheme: scheme, options: options)
    where !block(tag, token) { return }
  }

  private func isLeftOut(_ token: CutToken, _ options: Options) -> Bool {
    switch token.kind {
    case .word, .number: options.contains(.omitWords)
    case .punctuation: options.contains(.omitPunctuation)
    case .emoji: options.contains(.omitOther)
    }
  }

  private static func type(of token: CutToken) -> NLTag {
    switch token.kind {
    case .word, .number: .word
    case .punctuation: .punctuation
    case .emoji: .other
    }
  }

  private func placeRanges() -> [Range<String.Index>] {
    if let places { return places }
    guard let string, let analyzer = try? Engines.analyzer.get() else { return [] }
    let context = AnalysisContext(referenceDate: Date(), timeZone: .current, locale: .current)
    let found = analyzer.detections(in: string, context: context)
      .filter { $0.type == .place || $0.type == .address }
      .map { detection in
        let scalars = string.unicodeScalars
        let start = scalars.index(scalars.startIndex, offsetBy: detection.range.lowerBound)
        return start..<scalars.index(start, offsetBy: detection.range.count)
      }
    places = found
    return found
  }
}
