/// An element of the documents that tests read: as much of a browser's as the surface's own HTML needs.
final class DOMElement {
  enum Child {
    case text(String)
    case element(DOMElement)
  }

  let tag: String
  var attributes: [String: String]
  var children: [Child] = []
  weak var parent: DOMElement?

  init(_ tag: String, _ attributes: [String: String] = [:]) {
    self.tag = tag
    self.attributes = attributes
  }

  var id: String? { attributes["id"] }

  /// The elements inside, in order.
  var elements: [DOMElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The element and all inside, outer before inner.
  var all: [DOMElement] {
    var result: [DOMElement] = []
    var stack = [self]
    while let next = stack.popLast() {
      result.append(next)
      stack.append(contentsOf: next.elements.reversed())
    }
    return result
  }

  /// The text inside.
  var text: String {
    children.map { child in
      switch child {
      case .text(let text): text
      case .element(let element): element.text
      }
    }.joined()
  }

  /// The first element inside that meets a condition.
  func first(where condition: (DOMElement) -> Bool) -> DOMElement? { all.first(where: condition) }

  /// The elements inside with a tag.
  func all(_ tag: String) -> [DOMElement] { all.filter { $0.tag == tag } }

  /// The classes.
  var classes: [Substring] { (attributes["class"] ?? "").split(separator: " ") }

  /// In a form in which equal documents are equal: attributes by name, texts joined, nothing that nobody
  /// sees.
  var canonical: String {
    var result = ""
    var stack: [(Child?, String)] = [(.element(self), "")]
    while let (child, end) = stack.popLast() {
      guard let child else {
        result += end
        continue
      }
      switch child {
      case .text(let text): result += text.isEmpty ? "" : "[\(text)]"
      case .element(let element):
        let attributes = element.attributes.sorted { $0.key < $1.key }.map { " \($0)=\"\($1)\"" }.joined()
        result += "<\(element.tag)\(attributes)>\n"
        stack.append((nil, "</\(element.tag)>\n"))
        for child in element.joined.reversed() { stack.append((child, "")) }
      }
    }
    return result
  }

  private var joined: [Child] {
    var result: [Child] = []
    for child in children {
      if case .text(let text) = child, case .text(let before)? = result.last {
        result[result.count - 1] = .text(before + text)
      } else {
        result.append(child)
      }
    }
    return result
  }
}
