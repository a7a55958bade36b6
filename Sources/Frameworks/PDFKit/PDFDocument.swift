import Foundation

/// An error of creating or writing a document.
public struct PDFError: LocalizedError, Sendable, Equatable {
  /// The kinds of error.
  public enum Code: Sendable, Hashable {
    /// The text contains a character that the built-in fonts lack.
    case unsupportedCharacter
    /// The page has no room for text.
    case invalidLayout
    /// The pages can't be written.
    case unwritable
  }

  /// The kind of the error.
  public let code: Code
  /// The message for people.
  public let message: String

  public var errorDescription: String? { message }

  init(_ code: Code, message: String) {
    self.code = code
    self.message = message
  }
}

/// A key of a document's metadata.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The title of the document.
  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  /// The author of the document.
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  /// The subject of the document.
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  /// The program that created the original document.
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
  /// The program that produced the PDF.
  public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
  /// The keywords of the document.
  public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
  /// The creation date.
  public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
  /// The modification date.
  public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")

  static let all: [PDFDocumentAttribute] = [
    titleAttribute, authorAttribute, subjectAttribute, creatorAttribute, producerAttribute, keywordsAttribute,
    creationDateAttribute, modificationDateAttribute,
  ]
}

/// A PDF document: pages and metadata.
///
/// Pages of different documents can be combined. Not safe to use from several tasks at once.
open class PDFDocument: NSObject {
  /// The URL that the document was read from.
  public private(set) var documentURL: URL?
  /// A Boolean value that indicates whether the source file is encrypted (and was readable without a
  /// password).
  public let isEncrypted: Bool
  /// A Boolean value that indicates whether a password is required: never, since such files aren't opened.
  public var isLocked: Bool { false }
  /// The metadata of the document, by ``PDFDocumentAttribute``: dates as `Date`, keywords as `[String]`,
  /// others as `String`.
  public var documentAttributes: [AnyHashable: Any]?

  private var pages: [PDFPage] = []

  /// Creates a document without pages.
  public override init() {
    isEncrypted = false
    super.init()
  }

  /// Opens the file at `url`, or returns nil if there is none or it can't be read without a password.
  public convenience init?(url: URL) {
    guard url.isFileURL, let data = FileManager.default.contents(atPath: url.path) else { return nil }
    self.init(data: data)
    documentURL = url
  }

  /// Reads a document, or returns nil if the data is no PDF or a password is required.
  public init?(data: Data) {
    guard let file = PDFFile(data) else { return nil }
    isEncrypted = file.isEncrypted
    super.init()
    pages = (0..<file.pageCount).map { PDFPage(file: file, index: $0) }
    for page in pages { page.document = self }
    var attributes: [AnyHashable: Any] = [:]
    for attribute in PDFDocumentAttribute.all {
      attributes[attribute] = file.information(attribute.rawValue).map {
        PDFInformation.value($0, of: attribute)
      }
    }
    documentAttributes = attributes
  }

  /// Creates a document with text in a monospaced font, on as many pages as needed. An addition of Beckon:
  /// elsewhere apps draw their pages.
  ///
  /// Lines are broken between words. The text may contain the characters of Western European languages, which
  /// the fonts of every PDF reader have.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - pageSize: The size of a page in points; A4 by default.
  ///   - fontSize: The font size in points.
  /// - Throws: ``PDFError`` if the text contains other characters or a page has no room.
  public convenience init(
    text: String, pageSize: CGSize = CGSize(width: 595, height: 842), fontSize: CGFloat = 11
  ) throws {
    let data = try PDFTextPages(text, size: pageSize, fontSize: fontSize).data()
    guard let file = PDFFile(data) else {
      throw PDFError(.unwritable, message: "The pages could not be made.")
    }
    self.init()
    for index in 0..<file.pageCount { insert(PDFPage(file: file, index: index), at: index) }
  }

  /// The number of pages.
  public var pageCount: Int { pages.count }

  /// Returns the page at a zero-based index, or nil if there is none.
  public func page(at index: Int) -> PDFPage? {
    pages.indices.contains(index) ? pages[index] : nil
  }

  /// Returns the index of a page, or `NSNotFound` if it isn't in this document.
  public func index(for page: PDFPage) -> Int {
    pages.firstIndex { $0 === page } ?? NSNotFound
  }

  /// Inserts a page, removing it from its previous document.
  public func insert(_ page: PDFPage, at index: Int) {
    precondition(
      (0...pages.count).contains(index), "PDFDocument has \(pages.count) pages: no place \(index).")
    if let old = page.document, old !== self { old.pages.removeAll { $0 === page } }
    pages.insert(page, at: index)
    page.document = self
  }

  /// Removes a page.
  public func removePage(at index: Int) {
    precondition(pages.indices.contains(index), "PDFDocument has \(pages.count) pages: no page \(index).")
    pages.remove(at: index).document = nil
  }

  /// Swaps two pages.
  public func exchangePage(at first: Int, withPageAt second: Int) {
    precondition(
      pages.indices.contains(first) && pages.indices.contains(second),
      "PDFDocument has \(pages.count) pages: \(first) and \(second) can't change places.")
    pages.swapAt(first, second)
  }

  /// The text of all pages, each followed by a line break, or nil if there is none.
  public var string: String? {
    let texts = pages.compactMap(\.string)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// Returns the document as PDF data, or nil if pages are damaged. Equal pages and metadata yield equal
  /// bytes.
  open func dataRepresentation() -> Data? {
    var information: [String: String] = [:]
    for (key, value) in documentAttributes ?? [:] {
      let name = (key.base as? PDFDocumentAttribute)?.rawValue ?? key.base as? String
      guard let name, !name.isEmpty else { continue }
      information[name] = PDFInformation.text(value)
    }
    return PDFFile.data(of: pages.map { ($0.file, $0.index) }, information: information)
  }

  /// Writes the document to a file and returns whether that succeeded.
  open func write(to url: URL) -> Bool {
    guard let data = dataRepresentation() else { return false }
    do {
      try data.write(to: url, options: .atomic)
      return true
    } catch {
      return false
    }
  }

  /// Writes the document to a file and returns whether that succeeded.
  open func write(toFile path: String) -> Bool {
    write(to: URL(filePath: path))
  }
}

/// The encoding of metadata values.
enum PDFInformation {
  static func value(_ text: String, of attribute: PDFDocumentAttribute) -> Any {
    switch attribute {
    case .creationDateAttribute, .modificationDateAttribute: return date(text) ?? text
    case .keywordsAttribute:
      return text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    default: return text
    }
  }

  static func text(_ value: Any) -> String {
    switch value {
    case let date as Date: text(date)
    case let list as [String]: list.joined(separator: ", ")
    default: String(describing: value)
    }
  }

  /// Returns a date in the form `D:20260601090000Z`, in UTC (ISO 32000-1, 7.9.4).
  private static func text(_ date: Date) -> String {
    let digits = date.formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted))
    return "D:" + digits.filter(\.isNumber) + "Z"
  }

  private static func date(_ text: String) -> Date? {
    let parts = text.drop { !$0.isNumber }
    let digits = parts.prefix { $0.isASCII && $0.isNumber }
    guard digits.count >= 4 else { return nil }
    let full = String(digits.prefix(14)) + "00000101000000".dropFirst(min(digits.count, 14))
    let numbers = [0..<4, 4..<6, 6..<8, 8..<10, 10..<12, 12..<14].compactMap { range in
      Int(full.dropFirst(range.lowerBound).prefix(range.count))
    }
    guard numbers.count == 6, let utc = TimeZone(secondsFromGMT: 0) else { return nil }
    var components = DateComponents()
    components.timeZone = zone(parts.dropFirst(digits.count)) ?? utc
    (components.year, components.month, components.day) = (numbers[0], numbers[1], numbers[2])
    (components.hour, components.minute, components.second) = (numbers[3], numbers[4], numbers[5])
    return Calendar(identifier: .gregorian).date(from: components)
  }

  /// Parses a time zone offset such as `+02'00'`.
  private static func zone(_ text: Substring) -> TimeZone? {
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let digits = text.filter(\.isNumber)
    guard digits.count >= 2, let hours = Int(digits.prefix(2)), hours < 24 else { return nil }
    let minutes = Int(digits.dropFirst(2).prefix(2)) ?? 0
    return TimeZone(secondsFromGMT: (sign == "-" ? -1 : 1) * (hours * 3_600 + min(minutes, 59) * 60))
  }
}
