/// The address of an element: the number of its node, and which of the node's elements it is.
///
/// In a document it is the element's `id`: `n12`, or `n12-f` for a part. In a patch it is the number `12`, or
/// the
/// string `12-f`; the place of the outermost nodes is 0 there and `n0` here.
package struct ElementAddress: Hashable, Sendable {
  /// The number of the node; 0 is what holds the outermost nodes.
  package let node: Int
  /// The part; empty for the outermost element.
  package let part: String

  package init(_ node: Int, part: String = "") {
    self.node = node
    self.part = part
  }

  init(_ node: Int, _ part: Element.Part) {
    self.node = node
    if case .named(let name) = part { self.part = name } else { self.part = "" }
  }

  /// The element's `id`.
  package var identifier: String { part.isEmpty ? "n\(node)" : "n\(node)-\(part)" }
}

extension ElementAddress: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self.init(number)
      return
    }
    let text = try container.decode(String.self)
    let parts = text.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let number = Int(parts[0]) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "an address is a number, or a number, - and a part; found \(text)")
    }
    self.init(number, part: String(parts[1]))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if part.isEmpty { try container.encode(node) } else { try container.encode("\(node)-\(part)") }
  }
}
