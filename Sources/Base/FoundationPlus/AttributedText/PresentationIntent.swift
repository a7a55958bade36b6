import Foundation

/// The blocks around a piece of text, such as a paragraph in a list item in a block quote.
public struct PresentationIntent: Hashable, Codable, Sendable {
  /// The blocks, innermost first.
  public let components: [IntentType]

  /// Creates an intent from blocks, innermost first.
  public init(types: [IntentType]) { components = types }

  /// Creates an intent for a block in `parent`. Pieces of text with the same `identity` are in the same
  /// block.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// The number of lists and block quotes around the text.
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
  /// A block with its identity in the text.
  public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    /// The kind of the block.
    public var kind: Kind
    /// The number that distinguishes the block from others in the text.
    public var identity: Int

    /// Creates a block.
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }

    public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
  }

  /// The kind of a block.
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
    /// The alignment of a column's cells.
    public enum Alignment: Int, Hashable, Codable, Sendable {
      case left
      case center
      case right
    }

    /// The alignment of the column's cells.
    public var alignment: Alignment

    /// Creates a column.
    public init(alignment: Alignment) { self.alignment = alignment }
  }
}

extension PresentationIntent: CustomDebugStringConvertible {
  public var debugDescription: String {
    "[" + components.map(\.debugDescription).joined(separator: ", ") + "]"
  }
}
