/// Reads the HTML that the surface writes, and nothing else: what a browser would mend is an error here.
struct DOMParser {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  static let void: Set<String> = ["input", "img", "hr", "br"]
  /// Elements that hold text and its like only.
  private static let phrasing: Set<String> = [
    "span", "button", "label", "a", "h1", "h2", "h3", "h4", "h5", "h6", "strong", "em", "summary",
  ]
  private static let blocks: Set<String> = [
    "div", "ul", "li", "section", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "dialog", "main", "nav", "header",
    "table",
  ]
  private static let controls: Set<String> = ["button", "a", "input", "select", "textarea", "label"]

  private let bytes: [UInt8]
  private var place = 0
  /// Whether the last start tag closed its element, as drawings do.
  private var isClosed = false

  /// The elements of a piece of a document, in an element that stands for what is around.
  static func fragment(_ html: String, in tag: String = "div") throws -> DOMElement {
    var parser = DOMParser(bytes: Array(html.utf8))
    return try parser.parse(in: tag)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func parse(in tag: String) throws -> DOMElement {
    let root = DOMElement(tag)
    var open = [root]
    while place < bytes.count {
      if bytes[place] != UInt8(ascii: "<") {
        let start = place
        while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
        open[open.count - 1].children.append(.text(try text(bytes[start..<place])))
        continue
      }
      place += 1
      if peek == UInt8(ascii: "/") {
        place += 1
        let name = try self.name()
        try expect(">")
        guard open.count > 1, open.last?.tag == name else {
          throw failure("</\(name)> closes \(open.last?.tag ?? "")")
        }
        open.removeLast()
        continue
      }
      let element = DOMElement(try name())
      element.attributes = try readAttributes()
      try check(element, open)
      element.parent = open.last
      open[open.count - 1].children.append(.element(element))
      if isClosed || Self.void.contains(element.tag) { continue }
      open.append(element)
      if element.tag == "textarea", peek == 10 { place += 1 }
    }
    guard open.count == 1 else { throw failure("<\(open.last?.tag ?? "")> isn't closed") }
    return root
  }

  private func check(_ element: DOMElement, _ open: [DOMElement]) throws {
    guard let parent = open.last else { return }
    if Self.blocks.contains(element.tag), Self.phrasing.contains(parent.tag),
      parent.attributes["id"] != nil || parent.tag != "span"
    {
      throw failure("<\(element.tag)> in <\(parent.tag)>")
    }
    if element.tag == "li", parent.tag != "ul", open.count > 1 { throw failure("<li> in <\(parent.tag)>") }
    if parent.tag == "ul", element.tag != "li" { throw failure("<\(element.tag)> in <ul>") }
    if ["option", "optgroup"].contains(element.tag), parent.tag != "select", parent.tag != "optgroup",
      open.count > 1
    {
      throw failure("<\(element.tag)> in <\(parent.tag)>")
    }
    if Self.controls.contains(element.tag) {
      for outer in open where outer.tag == "button" || outer.tag == "a" {
        throw failure("<\(element.tag)> in <\(outer.tag)>")
      }
    }
    if element.tag == "label", open.contains(where: { $0.tag == "label" }) {
      throw failure("<label> in <label>")
    }
    if element.tag == "form", open.contains(where: { $0.tag == "form" }) { throw failure("<form> in <form>") }
  }

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func name() throws -> String {
    let start = place
    while let byte = peek,
      byte >= 97 && byte <= 122 || byte >= 65 && byte <= 90 || byte >= 48 && byte <= 57 || byte == 45
    { place += 1 }
    guard place > start else { throw failure("no name") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws {
    guard peek == UInt8(ascii: scalar) else { throw failure("\(scalar) expected") }
    place += 1
  }

  private mutating func readAttributes() throws -> [String: String] {
    var attributes: [String: String] = [:]
    while peek == 32 {
      place += 1
      if peek == UInt8(ascii: "/") { break }
      let name = try self.name()
      guard attributes[name] == nil else { throw failure("\(name) twice") }
      guard peek == UInt8(ascii: "=") else {
        attributes[name] = ""
        continue
      }
      place += 1
      let start: Int
      if let quote = peek.map({ Unicode.Scalar($0) }), quote == "\"" || quote == "'" {
        place += 1
        start = place
        while let byte = peek, byte != UInt8(ascii: quote) { place += 1 }
        attributes[name] = try text(bytes[start..<place])
        try expect(quote)
      } else {
        start = place
        while let byte = peek, byte != 32, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") {
          guard !"\"'<=`".utf8.contains(byte) else { throw failure("unquoted value of \(name)") }
          place += 1
        }
        attributes[name] = try text(bytes[start..<place])
      }
    }
    isClosed = peek == UInt8(ascii: "/")
    if isClosed { place += 1 }
    try expect(">")
    return attributes
  }

  private func text(_ bytes: ArraySlice<UInt8>) throws -> String {
    var result = String(decoding: bytes, as: UTF8.self)
    for scalar in result.unicodeScalars where scalar.value < 0x20 && scalar != "\n" && scalar != "\t" {
      throw failure("control character \(scalar.value)")
    }
    guard result.contains("&") else { return result }
    let names = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&amp;": "&"]
    var rest = Substring(result)
    result = ""
    while let sign = rest.firstIndex(of: "&") {
      result += rest[..<sign]
      guard let end = rest[sign...].firstIndex(of: ";"), let plain = names[String(rest[sign...end])] else {
        throw failure("a lone &")
      }
      result += plain
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private func failure(_ text: String) -> Failure {
    let context = bytes[max(0, place - 60)..<min(bytes.count, place + 40)]
    return Failure(description: "\(text) at \(place): …\(String(decoding: context, as: UTF8.self))…")
  }
}
