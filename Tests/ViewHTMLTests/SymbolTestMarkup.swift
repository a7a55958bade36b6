import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a test reads of a drawing's markup: its elements and attributes, or why it is no well-formed XML.
final class SymbolTestMarkup: NSObject, XMLParserDelegate {
  private(set) var elements: [(name: String, attributes: [String: String])] = []
  private(set) var text = ""
  private(set) var isWellFormed = false

  init(_ markup: String) {
    super.init()
    let parser = XMLParser(data: Data(markup.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _: XMLParser, didStartElement name: String, namespaceURI _: String?, qualifiedName _: String?,
    attributes: [String: String]
  ) {
    elements.append((name, attributes))
  }

  func parser(_: XMLParser, foundCharacters string: String) { text += string }

  /// What isn't allowed in a drawing: other elements or attributes, text, an address, an undefined mask.
  var faults: [String] {
    guard isWellFormed else { return ["not well-formed"] }
    var faults = text.isEmpty ? [] : ["text \(text)"]
    let allowed: [String: Set<String>] = [
      "symbol": ["id", "viewBox"], "g": ["transform", "mask", "stroke", "stroke-width", "opacity"],
      "path": ["d", "fill", "stroke", "stroke-width", "opacity"],
      "mask": ["id", "maskUnits", "x", "y", "width", "height"],
    ]
    let identifiers = elements.compactMap { $0.attributes["id"] }
    if Set(identifiers).count < identifiers.count { faults.append("an identifier twice") }
    for element in elements {
      guard let names = allowed[element.name] else {
        faults.append("element \(element.name)")
        continue
      }
      faults += Set(element.attributes.keys).subtracting(names).map { "attribute \($0)" }
      if let path = element.attributes["d"], !path.allSatisfy(Self.pathCharacters.contains) {
        faults.append("path \(path)")
      }
      if let mask = element.attributes["mask"], !identifiers.contains(where: { mask == "url(#\($0))" }) {
        faults.append("mask \(mask)")
      }
    }
    return faults
  }

  private static let pathCharacters = Set("MmLlHhVvCcSsQqTtAaZz0123456789 .,-")
}
