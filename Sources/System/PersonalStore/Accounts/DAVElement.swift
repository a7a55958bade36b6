import CXML2
import Foundation
import PlainText

/// An element of a server's answer.
struct DAVElement {
  static let dav = "DAV:"
  static let calDAV = "urn:ietf:params:xml:ns:caldav"
  static let cardDAV = "urn:ietf:params:xml:ns:carddav"
  static let apple = "http://apple.com/ns/ical/"
  static let calendarServer = "http://calendarserver.org/ns/"

  var namespace: String
  var name: String
  var attributes: [String: String]
  /// All text directly in it.
  var text: String
  var children: [DAVElement]

  private static let depthLimit = 32
  private static let elementLimit = 400_000

  /// Reads a document with libxml2: no network, no entities of the document's own, bounded in depth and in
  /// the number of elements.
  /// - Throws: `malformedAnswer`, `tooLarge`.
  init(parsing data: Data, from server: String) throws {
    func malformed(_ what: String) -> PersonalStoreError {
      PersonalStoreError(
        .malformedAnswer, "\(server) answered with something that is no XML for it: \(what).")
    }
    // In UTF-16 a document type could hide from the next line, and no calendar server writes it.
    guard !data.contains(0), data.count <= Int32.max else { throw malformed("a NUL character") }
    guard data.range(of: Data("<!DOCTYPE".utf8)) == nil, data.range(of: Data("<!ENTITY".utf8)) == nil else {
      throw malformed("it has a document type of its own")
    }
    let document = data.withUnsafeBytes { bytes in
      xmlReadMemory(
        bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), nil, "UTF-8",
        cxml2_reading_options())
    }
    guard let document else { throw malformed(data.isEmpty ? "it is empty" : "it isn't well-formed") }
    defer { xmlFreeDoc(document) }
    guard document.pointee.intSubset == nil, let root = xmlDocGetRootElement(document) else {
      throw malformed("it has no element")
    }
    var left = DAVElement.elementLimit
    guard let element = DAVElement(root, depth: 0, &left) else {
      throw PersonalStoreError(
        left <= 0 ? .tooLarge : .malformedAnswer,
        "\(server) answered with more elements, or deeper ones, than are read.")
    }
    self = element
  }

  private init?(_ node: xmlNodePtr, depth: Int, _ left: inout Int) {
    left -= 1
    guard depth < DAVElement.depthLimit, left > 0 else { return nil }
    name = DAVElement.string(node.pointee.name)
    namespace = node.pointee.ns.map { DAVElement.string($0.pointee.href) } ?? ""
    attributes = [:]
    text = ""
    children = []
    var attribute = node.pointee.properties
    while let current = attribute {
      if let value = current.pointee.children?.pointee.content {
        attributes[DAVElement.string(current.pointee.name)] = DAVElement.string(value)
      }
      attribute = current.pointee.next
    }
    var child = node.pointee.children
    while let current = child {
      switch current.pointee.type {
      case XML_ELEMENT_NODE:
        guard let element = DAVElement(current, depth: depth + 1, &left) else { return nil }
        children.append(element)
      case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: text += DAVElement.string(current.pointee.content)
      default: break
      }
      child = current.pointee.next
    }
  }

  private static func string(_ bytes: UnsafePointer<xmlChar>?) -> String {
    bytes.map { String(cString: $0) } ?? ""
  }

  /// The first child of a name.
  func first(_ name: String, in namespace: String = dav) -> DAVElement? {
    children.first { $0.name == name && $0.namespace == namespace }
  }

  func all(_ name: String, in namespace: String = dav) -> [DAVElement] {
    children.filter { $0.name == name && $0.namespace == namespace }
  }

  var trimmed: String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// Text as it stands in a document.
  static func escaped(_ text: String) -> String {
    // XML 1.0 has no form for most control characters.
    var kept = text.unicodeScalars
    kept.removeAll { $0.value < 0x20 && $0 != "\t" && $0 != "\n" }
    return MarkupEscaping.escaped(String(kept), in: .doubleQuotes)
  }
}

/// One response of a multi-status (RFC 4918, 14.24).
struct DAVResponse {
  var href: String
  /// Of the resource itself; nil where only its properties have one.
  var status: Int?
  /// The properties that there are.
  var properties: [DAVElement]

  init?(_ element: DAVElement) {
    guard let href = element.first("href")?.trimmed, !href.isEmpty, href.utf8.count <= 4_000 else {
      return nil
    }
    self.href = href
    status = element.first("status").flatMap { DAVResponse.status($0.text) }
    properties = element.all("propstat").filter { part in
      part.first("status").flatMap { DAVResponse.status($0.text) }.map { (200..<300).contains($0) } ?? false
    }.flatMap { $0.first("prop")?.children ?? [] }
  }

  func property(_ name: String, in namespace: String = DAVElement.dav) -> DAVElement? {
    properties.first { $0.name == name && $0.namespace == namespace }
  }

  var etag: String? { property("getetag").flatMap { HTTPAnswer.usable(etag: $0.text) } }

  /// "HTTP/1.1 200 OK".
  private static func status(_ line: String) -> Int? {
    line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }
}
