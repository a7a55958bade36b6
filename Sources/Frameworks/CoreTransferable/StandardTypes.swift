import Foundation
import PlainText
import UniformTypeIdentifiers

extension String: Transferable {
  /// UTF-8 text; also imported from other plain text: UTF-16, and where the type doesn't say UTF-8,
  /// marked UTF-16 or Latin 1.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      try text($0, .utf8, .utf8PlainText)
    }
    DataRepresentation(importedContentType: .utf16ExternalPlainText) {
      try text($0, .utf16, .utf16ExternalPlainText)
    }
    DataRepresentation(importedContentType: .utf16PlainText) { try text($0, .utf16, .utf16PlainText) }
    DataRepresentation(importedContentType: .plainText) { data in
      let hasMark = data.starts(with: [0xff, 0xfe]) || data.starts(with: [0xfe, 0xff])
      return try String(data: data, encoding: .utf8) ?? text(data, hasMark ? .utf16 : .isoLatin1, .plainText)
    }
  }

  private static func text(_ data: Data, _ encoding: Encoding, _ type: UTType) throws -> String {
    guard let text = String(data: data, encoding: encoding) else {
      throw TransferError(
        .notRecognized, "The data isn't \(encoding) text.", contentType: type, supported: [type])
    }
    return text
  }
}

extension Data: Transferable {
  /// The bytes as they are.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  /// The address in UTF-8. One of a file is exported as a file URL as well.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .fileURL) {
      Data($0.absoluteString.utf8)
    } importing: {
      try address($0, .fileURL)
    }
    .exportingCondition(\.isFileURL)
    DataRepresentation(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: {
      try address($0, .url)
    }
    ProxyRepresentation(exporting: \.absoluteString)
  }

  private static func address(_ data: Data, _ type: UTType) throws -> URL {
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard let url = URL(string: text), url.scheme != nil, type != .fileURL || url.isFileURL else {
      throw TransferError(
        .notRecognized, "The data isn't \(type == .fileURL ? "a file URL" : "a URL").", contentType: type,
        supported: [type])
    }
    return url
  }
}

extension AttributedString: Transferable {
  /// HTML with the links of the text, and plain text; imported from plain text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .html) { Data($0.transferHTML.utf8) }
    ProxyRepresentation(exporting: { String($0.characters) }, importing: { AttributedString($0) })
  }

  /// The text as a fragment of HTML: lines are broken where the text breaks them, and only addresses of the web,
  /// of mail and of telephones are links.
  private var transferHTML: String {
    runs.map { run in
      var html = String(characters[run.range]).htmlEscaped
      if let link = run.link, ["http", "https", "mailto", "tel"].contains(link.scheme?.lowercased() ?? "") {
        html = "<a href=\"\(link.absoluteString.htmlEscaped)\">\(html)</a>"
      }
      return html
    }.joined()
  }
}

extension String {
  fileprivate var htmlEscaped: String {
    MarkupEscaping.escaped(self, in: .doubleQuotes).replacing("\r\n", with: "\n")
      .replacing("\n", with: "<br>\n")
  }
}
