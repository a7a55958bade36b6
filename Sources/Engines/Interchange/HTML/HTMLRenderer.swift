import PlainText

/// A renderer that walks over HTML once and writes its text.
struct HTMLRenderer {
  private var scanner: HTMLScanner
  private let entities: HTMLEntity
  private(set) var output = HTMLOutput()
  private(set) var structuredData: [StructuredData] = []
  /// Open elements; deeper ones than the limit are not tracked.
  private var stack: [Element] = []
  /// Open elements beyond the limit.
  private var untracked = 0

  private struct Element {
    var name: String
    var isHidden: Bool
    var href: String?
    /// The offset at which the text of a link begins in the output.
    var start = 0
    /// The number of the next item of an ordered list.
    var item: Int?
  }

  private static let depthLimit = 256

  init(_ bytes: [UInt8], entities: HTMLEntity) {
    scanner = HTMLScanner(bytes)
    self.entities = entities
  }

  mutating func run() {
    while let piece = scanner.next() {
      switch piece {
      case .text(let range):
        if !isHidden { output.add(entities.decoded(scanner.bytes[range])) }
      case .start(let name, let attributes): open(name, attributes)
      case .end(let name): close(name)
      case .raw(let name, let attributes, let content): raw(name, attributes, content)
      }
    }
    while let element = stack.popLast() { finish(element) }
  }

  private var isHidden: Bool { stack.last?.isHidden ?? false }

  private mutating func raw(_ name: String, _ attributes: Range<Int>, _ content: Range<Int>) {
    guard name == "script" else {
      if name == "textarea" || name == "xmp", !isHidden {
        output.add(entities.decoded(scanner.bytes[content]))
      }
      return
    }
    let type = scanner.attributes(attributes).first { $0.name == "type" }?.value
    guard let type, ASCII.lowered(type.trimmed).starts(with: "application/ld+json".utf8),
      structuredData.count < 100
    else { return }
    structuredData.append(StructuredData(json: scanner.bytes[content].trimmed.text))
  }

  private mutating func open(_ name: String, _ range: Range<Int>) {
    let attributes = scanner.attributes(range)
    closeImplied(by: name)
    let hides = isHidden || HTMLRenderer.skipped.contains(name) || HTMLRenderer.isHidden(attributes)
    if !hides { begin(name, attributes) }
    guard !HTMLRenderer.void.contains(name) else { return }
    guard stack.count < HTMLRenderer.depthLimit else {
      untracked += 1
      return
    }
    var element = Element(name: name, isHidden: hides)
    switch name {
    case "a" where !hides:
      element.href = attributes.first { $0.name == "href" }.map { entities.decoded($0.value).trimmed }
      element.start = output.mark()
    case "ol":
      element.item = attributes.first { $0.name == "start" }.flatMap { Int($0.value.text) } ?? 1
    case "blockquote" where !hides: output.quoteDepth += 1
    case "pre" where !hides: output.preserved += 1
    default: break
    }
    stack.append(element)
  }

  /// Writes the output for the beginning of an element.
  private mutating func begin(_ name: String, _ attributes: [(name: String, value: ArraySlice<UInt8>)]) {
    switch name {
    case "br": output.lineBreak()
    case "hr":
      output.block(1)
      output.add("----------")
      output.block(1)
    case "img":
      if let alt = attributes.first(where: { $0.name == "alt" }) { output.add(entities.decoded(alt.value)) }
    case "td", "th": output.cell()
    case "li":
      output.block(1)
      if let list = stack.lastIndex(where: { $0.name == "ol" || $0.name == "ul" }),
        let number = stack[list].item
      {
        stack[list].item = number &+ 1
        output.add("\(number). ")
      } else {
        output.add("- ")
      }
    default:
      if HTMLRenderer.spaced.contains(name) {
        output.block(2)
      } else if HTMLRenderer.blocks.contains(name) {
        output.block(1)
      }
    }
  }

  /// A list item, a cell or a paragraph ends where the next begins.
  private mutating func closeImplied(by name: String) {
    guard let last = stack.last, last.name == name, HTMLRenderer.impliedEnd.contains(name) else { return }
    stack.removeLast()
    finish(last)
  }

  private mutating func close(_ name: String) {
    if name == "p" || name == "br" { output.block(name == "p" ? 2 : 1) }
    if untracked > 0, !HTMLRenderer.void.contains(name) {
      untracked -= 1
      return
    }
    // An end tag far from its start is a mistake; looking further would cost more than it is worth.
    guard let index = stack.suffix(64).lastIndex(where: { $0.name == name }) else { return }
    while stack.count > index, let element = stack.popLast() { finish(element) }
  }

  /// Writes the output for the end of an element.
  private mutating func finish(_ element: Element) {
    guard !element.isHidden else { return }
    switch element.name {
    case "a": if let href = element.href { output.link(href, from: element.start) }
    case "blockquote":
      output.block(1)
      output.quoteDepth -= 1
    case "pre": output.preserved -= 1
    default: break
    }
    if HTMLRenderer.spaced.contains(element.name) {
      output.block(2)
    } else if HTMLRenderer.blocks.contains(element.name) || element.name == "li" {
      output.block(1)
    }
  }

  /// Whether attributes hide an element from readers, as the preview lines of newsletters are.
  private static func isHidden(_ attributes: [(name: String, value: ArraySlice<UInt8>)]) -> Bool {
    for (name, value) in attributes {
      if name == "hidden" { return true }
      guard name == "style" else { continue }
      let style = String(
        decoding: ASCII.lowered(value.prefix(2_000)).filter { !ASCII.isSpace($0) }, as: UTF8.self)
      for rule in style.split(separator: ";") where hidingRules.contains(String(rule)) { return true }
    }
    return false
  }

  private static let hidingRules: Set<String> = [
    "display:none", "display:none!important", "visibility:hidden", "mso-hide:all", "font-size:0",
    "font-size:0px", "max-height:0", "max-height:0px", "opacity:0",
  ]
  private static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
  ]
  private static let skipped: Set<String> = [
    "svg", "math", "object", "audio", "video", "canvas", "select", "head",
  ]
  private static let impliedEnd: Set<String> = ["p", "li", "td", "th", "tr", "dt", "dd", "option"]
  private static let spaced: Set<String> = [
    "p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "blockquote", "pre", "table", "dl", "figure",
  ]
  private static let blocks: Set<String> = [
    "div", "tr", "section", "article", "header", "footer", "main", "nav", "aside", "address", "center",
    "form",
    "fieldset", "dt", "dd", "figcaption", "body", "tbody", "thead", "tfoot", "caption", "details", "summary",
  ]
}
