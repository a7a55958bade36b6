import AppIntents
import Foundation
import PlainText

/// A mail that isn't sent yet, as a file that mail programs open as a draft (RFC 5322, MIME as in RFC 2045):
/// the way for what no `mailto:` address can take along.
enum MailDraftFile {
  /// The size of an attachment, in bytes, that most servers accept.
  static let largestAttachment = 25 << 20

  /// - Throws: `SystemActionsError` with `invalidValue` where the file is too large; `IntentRunError` where
  ///   it can't be read.
  static func draft(to address: String, subject: String, text: String, with file: IntentFile) async throws
    -> IntentFile
  {
    let content = try await file.data(contentType: file.type ?? .data)
    guard content.count <= largestAttachment else {
      throw SystemActionsError(
        .invalidValue,
        .own(
          "The file has \(content.count >> 20) MB; a mail takes \(largestAttachment >> 20) MB at the most."))
    }
    // No line of Base64 has an underscore, so that none ends a part.
    let boundary = "=_beckon_part"
    let type = file.type?.preferredMIMEType ?? "application/octet-stream"
    let name = PercentEncoding.encode(
      FileName.cleaned(ActionText.line(file.filename, limit: 10_000)) ?? "file")
    var lines = [
      "To: \(address)", "Subject: \(word(ActionText.line(subject)))", "X-Unsent: 1", "MIME-Version: 1.0",
    ]
    lines += ["Content-Type: multipart/mixed; boundary=\"\(boundary)\"", "", "--\(boundary)"]
    lines += ["Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: base64", ""]
    lines += [encoded(Data(text.replacing("\n", with: "\r\n").utf8)), "--\(boundary)"]
    // The name by RFC 2231: nothing of it is anything else.
    lines += ["Content-Type: \(type)", "Content-Transfer-Encoding: base64"]
    lines += [
      "Content-Disposition: attachment; filename*=UTF-8''\(name)", "", encoded(content), "--\(boundary)--",
      "",
    ]
    return IntentFile(
      data: Data(lines.joined(separator: "\r\n").utf8), filename: "\(String.own("Draft")).eml",
      type: .emailMessage)
  }

  /// A header's text in its encoded words (RFC 2047, 2: none longer than 75 letters).
  private static func word(_ text: String) -> String {
    var words: [String] = []
    var part = ""
    func end() {
      if !part.isEmpty { words.append("=?utf-8?B?\(Data(part.utf8).base64EncodedString())?=") }
      part = ""
    }
    for character in text {
      if part.utf8.count + character.utf8.count > 42 { end() }
      part.append(character)
    }
    end()
    return words.joined(separator: "\r\n ")
  }

  private static func encoded(_ data: Data) -> String {
    data.base64EncodedString(options: [.lineLength76Characters])
  }
}
