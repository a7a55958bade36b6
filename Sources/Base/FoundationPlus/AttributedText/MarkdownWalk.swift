import CCMark
import Foundation

/// A builder of attributed text from the nodes of a document, which it visits in order.
struct MarkdownWalk {
  let baseURL: URL?
  let inline: InlineMarkdown?
  /// The maximum nesting depth of blocks that are distinguished: each piece of text lists all blocks around
  /// it.
  private static let depth = 64
  private(set) var result = AttributedString()

  private var blocks: [PresentationIntent.IntentType] = []
  private var links: [URL?] = []
  private var images: [URL?] = []
  private var emphases = 0
  private var strongs = 0
  private var strikes = 0
  private var identity = 0
  /// The next table row and cell, and the delimiters of the enclosing lists' next items.
  private var row = 0
  private var column = 0
  private var lists: [(ordinal: Int, delimiter: Character?)] = []

  init(baseURL: URL?, inline: InlineMarkdown?) {
    self.baseURL = baseURL
    self.inline = inline
  }

  mutating func enter(_ node: OpaquePointer) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: append(text(cmark_node_get_literal(node)))
    case CMARK_NODE_CODE: append(text(cmark_node_get_literal(node)), .code)
    case CMARK_NODE_HTML_INLINE: append(text(cmark_node_get_literal(node)), .inlineHTML)
    case CMARK_NODE_SOFTBREAK:
      if inline?.keepsWhitespace == true { append("\n") } else { append(" ", .softBreak) }
    case CMARK_NODE_LINEBREAK: append("\n", inline?.keepsWhitespace == true ? [] : .lineBreak)
    case CMARK_NODE_EMPH: emphases += 1
    case CMARK_NODE_STRONG: strongs += 1
    case CMARK_NODE_LINK: links.append(url(cmark_node_get_url(node)))
    case CMARK_NODE_IMAGE: images.append(url(cmark_node_get_url(node)))
    default:
      if name(node) == "strikethrough" { strikes += 1 } else { enterBlock(node) }
    }
  }

  mutating func exit(_ node: OpaquePointer) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_EMPH: emphases -= 1
    case CMARK_NODE_STRONG: strongs -= 1
    case CMARK_NODE_LINK: links.removeLast()
    case CMARK_NODE_IMAGE: images.removeLast()
    case CMARK_NODE_LIST:
      lists.removeLast()
      blocks.removeLast()
    default:
      if name(node) == "strikethrough" {
        strikes -= 1
      } else if kind(node) != nil {
        blocks.removeLast()
      }
    }
  }

  private mutating func enterBlock(_ node: OpaquePointer) {
    guard let kind = kind(node) else { return }
    identity += 1
    let block = PresentationIntent.IntentType(kind: kind, identity: identity)
    blocks.append(block)
    switch cmark_node_get_type(node) {
    case CMARK_NODE_CODE_BLOCK:
      append(text(cmark_node_get_literal(node)))
      blocks.removeLast()
    case CMARK_NODE_HTML_BLOCK:
      append(text(cmark_node_get_literal(node)), .blockHTML)
      blocks.removeLast()
    case CMARK_NODE_THEMATIC_BREAK:
      append("\u{2E3B}")
      blocks.removeLast()
    case CMARK_NODE_LIST:
      let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      let isParenthesis = cmark_node_get_list_delim(node) == CMARK_PAREN_DELIM
      let start = isOrdered ? Int(cmark_node_get_list_start(node)) : 1
      lists.append((start, isOrdered ? (isParenthesis ? ")" : ".") : nil))
    case CMARK_NODE_ITEM:
      if !lists.isEmpty { lists[lists.count - 1].ordinal += 1 }
    default:
      switch kind {
      case .table: (row, column) = (0, 0)
      case .tableHeaderRow, .tableRow: (row, column) = (row + 1, 0)
      case .tableCell: column += 1
      default: break
      }
    }
  }

  /// Returns the kind of a block, or nil for the document, for inline nodes, and where no blocks are read.
  private func kind(_ node: OpaquePointer) -> PresentationIntent.Kind? {
    guard inline == nil else { return nil }
    switch cmark_node_get_type(node) {
    case CMARK_NODE_PARAGRAPH, CMARK_NODE_HTML_BLOCK: return .paragraph
    case CMARK_NODE_HEADING: return .header(level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_BLOCK_QUOTE: return .blockQuote
    case CMARK_NODE_LIST:
      return cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? .orderedList : .unorderedList
    case CMARK_NODE_ITEM: return .listItem(ordinal: lists.last?.ordinal ?? 1)
    case CMARK_NODE_CODE_BLOCK:
      let hint = text(cmark_node_get_fence_info(node))
      return .codeBlock(languageHint: hint.isEmpty ? nil : hint)
    case CMARK_NODE_THEMATIC_BREAK: return .thematicBreak
    default:
      switch name(node) {
      case "table": return .table(columns: columns(node))
      case "table_header": return .tableHeaderRow
      case "table_row": return .tableRow(rowIndex: row)
      case "table_cell": return .tableCell(columnIndex: column)
      default: return nil
      }
    }
  }

  private func columns(_ node: OpaquePointer) -> [PresentationIntent.TableColumn] {
    let count = Int(cmark_gfm_extensions_get_table_columns(node))
    guard let alignments = cmark_gfm_extensions_get_table_alignments(node) else { return [] }
    return UnsafeBufferPointer(start: alignments, count: count).map { letter in
      switch letter {
      case UInt8(ascii: "c"): .init(alignment: .center)
      case UInt8(ascii: "r"): .init(alignment: .right)
      default: .init(alignment: .left)
      }
    }
  }

  private func name(_ node: OpaquePointer) -> String {
    cmark_node_get_type_string(node).map { String(cString: $0) } ?? ""
  }

  private func text(_ pointer: UnsafePointer<CChar>?) -> String {
    let text = pointer.map { String(cString: $0) } ?? ""
    return inline?.unguarded(text) ?? text
  }

  private func url(_ pointer: UnsafePointer<CChar>?) -> URL? {
    let text = text(pointer)
    return text.isEmpty ? nil : URL(string: text, relativeTo: baseURL)
  }

  private mutating func append(_ text: String, _ intent: InlinePresentationIntent = []) {
    guard !text.isEmpty else { return }
    var attributes = AttributeContainer()
    var intent = intent
    if emphases > 0 { intent.insert(.emphasized) }
    if strongs > 0 { intent.insert(.stronglyEmphasized) }
    if strikes > 0 { intent.insert(.strikethrough) }
    if !intent.isEmpty { attributes.inlinePresentationIntent = intent }
    if let link = links.last { attributes.link = link }
    if let image = images.last { attributes.imageURL = image }
    if !blocks.isEmpty {
      attributes.presentationIntent = PresentationIntent(types: blocks.prefix(Self.depth).reversed())
    }
    if let delimiter = lists.last?.delimiter { attributes.listItemDelimiter = delimiter }
    result += AttributedString(text, attributes: attributes)
  }
}
