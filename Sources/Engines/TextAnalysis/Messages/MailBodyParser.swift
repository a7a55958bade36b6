import LanguageData

/// A parser that takes a mail's plain text apart into reply, signature and quotes.
///
/// The parser knows the marks by which the usual mail programs quote (RFC 3676's ">" and "-- ", attribution
/// lines, header blocks, "Original Message" lines) in the languages of `Resources/any/mail-body.json`. Linear
/// in the text.
public struct MailBodyParser: Sendable {
  let phrases: MailBodyPhrases

  /// A parser over the language data that comes with the package.
  /// - Throws: where that data is missing or damaged.
  public init() throws { try self.init(shared: .shared()) }

  /// A parser over an image of `Resources/any`.
  package init(shared: LanguageImage) throws { phrases = try MailBodyPhrases(shared) }

  /// The parts of a mail's text.
  public func parse(_ text: String) -> MailBody {
    var text = text
    return parse(bytes: text.withUTF8 { Array($0) })
  }

  private func parse(bytes: [UInt8]) -> MailBody {
    var lines = MailBodyLines(bytes)
    markQuotes(&lines)
    markSignatures(&lines)
    let replies = lines.pieces { $0 == .reply }
    var offsets = ScalarOffsets(bytes)
    return MailBody(
      replyText: lines.text(of: replies) ?? "",
      signature: lines.text(of: lines.pieces { $0 == .signature }),
      quoted: lines.text(of: lines.pieces { $0 == .quoted || $0 == .attribution }),
      unquotedText: lines.text(of: lines.pieces { $0 == .reply || $0 == .signature }) ?? "",
      replyRanges: replies.map { offsets.offset($0.lowerBound)..<offsets.offset($0.upperBound) })
  }
}

/// Byte offsets as code point offsets, asked in ascending order.
private struct ScalarOffsets {
  private let bytes: [UInt8]
  private var byte = 0
  private var scalar = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func offset(_ target: Int) -> Int {
    while byte < target {
      if bytes[byte] & 0xC0 != 0x80 { scalar += 1 }
      byte += 1
    }
    return scalar
  }
}
