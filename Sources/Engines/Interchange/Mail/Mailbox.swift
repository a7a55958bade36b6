import Foundation
import PlainText

/// The mails of an mbox file (RFC 4155; the variants "mboxo" and "mboxrd"), one after the other.
///
/// Nothing is read ahead: with data that is mapped from a file, memory holds one mail at a time.
public struct Mailbox {
  private let data: Data
  private var position: Int
  /// The number of the line at which the mail that was given last begins, from 1.
  public private(set) var line = 0
  /// The lines at which something begins that was passed over, because it has no header field; the first
  /// hundred.
  public private(set) var passedOver: [Int] = []
  /// The bytes that were read so far.
  public var bytesRead: Int { position - data.startIndex }
  private var linesRead = 0

  /// Creates a mailbox over the bytes of a file.
  public init(_ data: Data) {
    self.data = data
    position = data.startIndex
  }

  /// The next mail, or nil after the last; lines that were quoted with ">" because they begin with "From "
  /// are as they were. What has no header field is passed over.
  /// - Throws: an error of the language data where that is missing.
  public mutating func next() throws -> MailMessage? {
    while let bytes = nextBytes() {
      do {
        var mail = try MailMessage(bytes.mail[...])
        if mail.date == nil { mail.date = Mailbox.date(ofSeparator: bytes.separator) }
        return mail
      } catch is InterchangeError {
        if passedOver.count < 100, !bytes.mail[...].isBlank { passedOver.append(line) }
        continue
      }
    }
    return nil
  }

  /// The bytes of the next mail, and the line above it.
  private mutating func nextBytes() -> (separator: ArraySlice<UInt8>, mail: [UInt8])? {
    guard position < data.endIndex else { return nil }
    return data.withUnsafeBytes { buffer in
      let base = data.startIndex
      var index = position - base
      var separator: ArraySlice<UInt8> = []
      var mail: [UInt8] = []
      var isFirst = true
      var afterBlank = true
      line = linesRead + 1
      while index < buffer.count {
        var end = index
        while end < buffer.count, buffer[end] != 0x0A { end += 1 }
        let next = min(end + 1, buffer.count)
        let isFrom = buffer[index] == UInt8(ascii: "F") && end - index < 1_000
        if isFrom, afterBlank {
          let text = ArraySlice(buffer[index..<end])
          if Mailbox.isSeparator(text) {
            if !isFirst { break }
            separator = text
            linesRead += 1
            index = next
            isFirst = false
            continue
          }
        }
        isFirst = false
        // One ">" was put before "From " and, in mboxrd, before every ">From ".
        var start = index
        if buffer[index] == UInt8(ascii: ">") {
          var mark = index
          while mark < end, buffer[mark] == UInt8(ascii: ">") { mark += 1 }
          if buffer[mark..<end].starts(with: "From ".utf8) { start += 1 }
        }
        mail += buffer[start..<next]
        afterBlank = end == index || (end == index + 1 && buffer[index] == 0x0D)
        linesRead += 1
        index = next
      }
      position = base + index
      return (separator, mail)
    }
  }

  /// Returns whether the bytes of a file begin as a mailbox does.
  public static func isMailbox(_ data: Data) -> Bool {
    let start = [UInt8](data.prefix(1_000)).drop(while: ASCII.isSpace)
    return isSeparator(start.prefix { $0 != 0x0A })
  }

  /// "From ann@example.com Fri Mar 13 19:02:11 2026": an address, a clock time, a year.
  static func isSeparator(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.starts(with: "From ".utf8) else { return false }
    let words = line.split { $0 == ASCII.space || $0 == ASCII.tab || $0 == ASCII.carriageReturn }
    guard (5...12).contains(words.count) else { return false }
    let hasClock = words.contains { word in
      word.contains(UInt8(ascii: ":")) && word.allSatisfy { ASCII.isDigit($0) || $0 == UInt8(ascii: ":") }
    }
    return hasClock && words.contains { $0.count == 4 && $0.allSatisfy(ASCII.isDigit) }
  }

  private static func date(ofSeparator line: ArraySlice<UInt8>) -> Date? {
    let words = line.text.split(separator: " ")
    return MailDate.date(words.dropFirst(2).joined(separator: " "))
  }
}
