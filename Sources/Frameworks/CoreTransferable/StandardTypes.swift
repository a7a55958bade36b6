import Foundation
import PlainText
import UniformTypeIdentifiers

extension String: Transferable {
  /// A representation as UTF-8 text. Other plain text is also imported: UTF-16, and for types that don't
  /// specify UTF-8, UTF-16 with a byte order mark or Latin 1.
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
  /// A representation as the bytes themselves.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  /// A representation as the address in UTF-8. The URL of a file is also exported as a file URL.
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
  /// A representation as HTML with links, and as plain text. Imported from plain text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .html) { Data($0.transferHTML.utf8) }
    ProxyRepresentation(exporting: { String($0.characters) }, importing: { AttributedString($0) })
  }

  /// The text as an HTML fragment with its line breaks. Only web, mail and telephone addresses become links.
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
