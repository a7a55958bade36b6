/// The text of a mail, taken apart: what its sender wrote, their signature, and what they quoted.
///
/// `MailBodyParser` makes it. Every position counts Unicode code points of the text that was parsed.
public struct MailBody: Sendable, Hashable {
  /// The sender's own text in this mail: quotes, attributions, forwards, signatures, device notes ("Sent from
  /// my iPhone") and disclaimers are gone. Interleaved answers stay, a blank line between them.
  public var replyText: String
  /// The same with a space in the place of each line end that merely keeps lines short, as mail programs break
  /// plain text; lists and addresses keep their lines. It has as many code points as `replyText`.
  public var flowingText: String { WrappedLines.joined(replyText) }
  /// The signature with device notes and disclaimers, or nil where there is none.
  public var signature: String?
  /// The quoted and forwarded text with its attributions, or nil where there is none.
  public var quoted: String?
  /// The mail without its quotes: `replyText` and `signature` in the order in which they stand, as mail
  /// programs show it above "show quoted text".
  public var unquotedText: String
  /// The ranges of the pieces of `replyText` in the parsed text, in order, without white space around them.
  public var replyRanges: [Range<Int>]

  /// The code points between two pieces of `replyText`: a blank line.
  static let separator = "\n\n"

  /// Returns the range in the parsed text of a range of `replyText`, or nil where it spans two pieces.
  ///
  /// Linear in the number of pieces.
  public func originalRange(of range: Range<Int>) -> Range<Int>? {
    var start = 0
    for piece in replyRanges {
      if range.lowerBound >= start, range.upperBound <= start + piece.count {
        let offset = piece.lowerBound - start
        return range.lowerBound + offset..<range.upperBound + offset
      }
      start += piece.count + MailBody.separator.unicodeScalars.count
    }
    return nil
  }
}
