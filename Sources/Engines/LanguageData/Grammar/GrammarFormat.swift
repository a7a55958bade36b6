/// The layout of a compiled grammar (a section of a language file; see `ImageFormat`). All records are
/// little-endian and aligned to 8 bytes.
package enum GrammarFormat {
  /// The most arguments of an operation.
  package static let maximumArguments = 3

  /// The header: where each table begins, in bytes from the section's start, and how long it is.
  package enum Part: Int, CaseIterable {
    /// (hash u64, first entry u32, entries u32); an open hash table, empty slots have hash 0.
    case vocabulary
    /// (symbol u32, number i32).
    case entries
    /// (symbol u32, least digits u8, most digits u8, ordinal u8, 0, lowest i32, highest i32).
    case digits
    /// (label u32, node u32); a node's are together, in order of label.
    case steps
    /// (symbols u64, first rule u32, rules u32, first step u32, steps u32) a node; see `NodeRecord`.
    case nodes
    /// See `RuleRecord`.
    case rules
    /// Root symbols, u32.
    case roots
    /// Names of symbols, then of operations, each ending in a line feed.
    case symbolNames
    case operationNames
  }

  /// The length of the header, in bytes.
  package static let headerLength = Part.allCases.count * 16

  /// A symbol as it stands in a rule.
  package static func label(symbol: UInt32, glued: Bool, capitalised: Bool) -> UInt32 {
    symbol << 2 | (glued ? 1 : 0) | (capitalised ? 2 : 0)
  }

  /// A set of symbols in 64 bits: a symbol that isn't in it is not among them, one that is may be.
  @inline(__always)
  package static func bit(of symbol: UInt32) -> UInt64 { 1 << UInt64(symbol & 63) }
}

/// A rule as it is mapped.
package struct RuleRecord: Sendable {
  /// The symbol it makes.
  package var symbol: UInt32
  /// The operation, as an index into the grammar's names, or `UInt32.max` where it only carries a number.
  package var operation: UInt32
  package var number: UInt8
  package var contextCount: UInt8
  package var argumentCount: UInt8
  package var hasRange: UInt8
  package var weight: Int32
  package var arguments: (Int32, Int32, Int32)
  package var constant: Int32
  package var low: Int32
  package var high: Int32
  /// The items that are children, as bits: bit 0 is the first item.
  package var children: UInt32
  package var reserved: UInt32

  /// Creates a rule that carries the number 1 and has no operation.
  package init(symbol: UInt32, contextCount: UInt8, weight: Int32, children: UInt32) {
    self.symbol = symbol
    operation = .max
    number = 1
    self.contextCount = contextCount
    argumentCount = 0
    hasRange = 0
    self.weight = weight
    arguments = (0, 0, 0)
    constant = 0
    low = 0
    high = 0
    self.children = children
    reserved = 0
  }
}

struct VocabularySlot {
  var hash: UInt64
  var first: UInt32
  var count: UInt32
}

struct VocabularyEntry {
  var symbol: UInt32
  var number: Int32
}

struct DigitsRecord {
  var symbol: UInt32
  var least: UInt8
  var most: UInt8
  var ordinal: UInt8
  var reserved: UInt8
  var low: Int32
  var high: Int32
}

/// A way from one node to another, over a constituent with this label.
struct StepRecord {
  var label: UInt32
  var node: UInt32
}

struct NodeRecord {
  /// The symbols of its steps, as `GrammarFormat.bit(of:)` has them.
  var symbols: UInt64
  var firstRule: UInt32
  var ruleCount: UInt32
  var firstStep: UInt32
  var stepCount: UInt32
}
