import Foundation

/// The blocks that a piece of text stands in: a paragraph in an item of a list in a quotation.
public struct PresentationIntent: Hashable, Codable, Sendable {
  /// The blocks, the innermost first.
  public let components: [IntentType]

  public init(types: [IntentType]) { components = types }

  /// Makes a block in `parent`. Pieces of text with the same `identity` stand in the same block.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// How many lists and quotations surround the text.
  public var indentationLevel: Int {
    components.count { component in
      switch component.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }
  }
}

extension PresentationIntent {
  /// One block, and which one it is in its text.
  public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    public var kind: Kind
    public var identity: Int

    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }

    public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
  }

  /// What a block is.
  public enum Kind: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    case paragraph
    case header(level: Int)
    case orderedList
    case unorderedList
    case listItem(ordinal: Int)
    case codeBlock(languageHint: String?)
    case blockQuote
    case thematicBreak
    case table(columns: [TableColumn])
    case tableHeaderRow
    case tableRow(rowIndex: Int)
    case tableCell(columnIndex: Int)

    public var debugDescription: String {
      switch self {
      case .paragraph: "paragraph"
      case .header(let level): "header \(level)"
      case .orderedList: "orderedList"
      case .unorderedList: "unorderedList"
      case .listItem(let ordinal): "listItem \(ordinal)"
      case .codeBlock(let language): "codeBlock" + (language.map { " '\($0)'" } ?? "")
      case .blockQuote: "blockQuote"
      case .thematicBreak: "thematicBreak"
      case .table(let columns): "table [\(columns.map { "\($0.alignment)" }.joined(separator: ", "))]"
      case .tableHeaderRow: "tableHeaderRow"
      case .tableRow(let index): "tableRow \(index)"
      case .tableCell(let index): "tableCell \(index)"
      }
    }
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Codable, Sendable {
    public enum Alignment: Int, Hashable, Codable, Sendable {
      case left
      case center
      case right
    }

    public var alignment: Alignment

    public init(alignment: Alignment) { self.alignment = alignment }
  }
}

extension PresentationIntent: CustomDebugStringConvertible {
  public var debugDescription: String {
    "[" + components.map(\.debugDescription).joined(separator: ", ") + "]"
  }
}
