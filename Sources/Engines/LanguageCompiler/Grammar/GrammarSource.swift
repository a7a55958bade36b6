import LanguageData

/// A token grammar, as people edit it.
///
///     { "words":  { "month": { "january": 1, "jan": 1 } },
///       "lexicons": { "holiday": "holiday" },
///       "digits": { "hour12": { "digits": [1, 2], "range": [1, 12] } },
///       "rules":  { "date": ["month dayOfMonth -> merge", "dayOfMonth 'of'? month -> merge"] },
///       "roots":  ["date"] }
///
/// `words` are terminals with a number each (phrases may have several words), `lexicons` takes them from a
/// lexicon of the same language, `digits` are numbers in digits of a length and a range (`ordinal`: with
/// "st", "nd" ...). A rule is a pattern (see `RulePattern`), then optionally `-> action`, then optionally a
/// weight `@2`:
///
/// - `-> name(1, -2)`: what the reader of the parse makes of it, with whole numbers as arguments;
/// - `-> #3`, `-> #first`, `-> #sum`, `-> #product`, `-> #tens` and so on: the number the result carries
///   while parsing, optionally with a range it must keep, `-> #sum{1..31}`.
struct GrammarSource: Decodable {
  struct Digits: Decodable {
    var digits: [Int]
    var range: [Int]
    var ordinal: Bool?
  }

  var words: [String: [String: Int]]?
  var lexicons: [String: String]?
  var digits: [String: Digits]?
  var rules: [String: [String]]?
  var roots: [String]?

  init() {}

  /// Adds another file's part: its words and rules come after those that are here.
  mutating func join(_ other: GrammarSource) throws {
    func merge<Value>(_ mine: inout [String: Value]?, _ theirs: [String: Value]?, _ what: String) throws {
      try mine = (mine ?? [:]).merging(theirs ?? [:]) { _, _ in
        throw LanguageDataError(.invalidSource, "the same \(what) stand in another file too")
      }
    }
    try merge(&words, other.words, "words")
    try merge(&lexicons, other.lexicons, "lexicons")
    try merge(&digits, other.digits, "digits")
    rules = (rules ?? [:]).merging(other.rules ?? [:]) { $0 + $1 }
    roots = (roots ?? []) + (other.roots ?? [])
  }
}

/// One rule after parsing its text.
struct ParsedRule {
  var pattern: RulePattern
  var action: RuleAction
  var weight: Int

  init(_ text: String) throws {
    var text = Substring(text)
    weight = 0
    if let at = text.lastIndex(of: "@"), let value = Int(text[text.index(after: at)...].trimmed) {
      weight = value
      text = text[..<at]
    }
    if let arrow = text.firstRange(of: "->") {
      action = try RuleAction(text[arrow.upperBound...].trimmed)
      text = text[..<arrow.lowerBound]
    } else {
      action = .number(.first, range: nil)
    }
    pattern = try RulePatternParser.parse(String(text))
  }
}

/// The value that a completed rule makes.
enum RuleAction {
  /// A number, computed while parsing.
  case number(NumberAction, range: ClosedRange<Int32>?)
  /// A named operation with arguments, left to the reader of the parse.
  case operation(name: String, arguments: [Int32])

  init(_ text: String) throws {
    func problem(_ what: String) -> LanguageDataError {
      LanguageDataError(.invalidSource, "action \"\(text)\": \(what)")
    }
    if text.hasPrefix("#") {
      var body = text.dropFirst()
      var range: ClosedRange<Int32>?
      if let brace = body.firstIndex(of: "{"), body.last == "}" {
        let bounds = body[body.index(after: brace)...].dropLast().split(separator: ".")
        guard bounds.count == 2, let low = Int32(bounds[0]), let high = Int32(bounds[1]), low <= high else {
          throw problem("expected a range such as {1..31}")
        }
        range = low...high
        body = body[..<brace]
      }
      guard let number = NumberAction(String(body)) else {
        throw problem("expected a number or one of first, last, sum, difference, product, digits")
      }
      self = .number(number, range: range)
      return
    }
    guard let open = text.firstIndex(of: "(") else {
      self = .operation(name: text, arguments: [])
      return
    }
    guard text.last == ")" else { throw problem("expected \")\"") }
    let inside = text[text.index(after: open)...].dropLast()
    let arguments = try inside.split(separator: ",").map { part in
      guard let value = Int32(part.trimmed) else { throw problem("expected whole numbers") }
      return value
    }
    guard arguments.count <= GrammarFormat.maximumArguments else { throw problem("too many arguments") }
    self = .operation(name: String(text[..<open]), arguments: arguments)
  }
}

/// The operation by which a rule's number comes from its children's.
enum NumberAction: Equatable {
  case first, last, sum, difference, product
  /// The first child's number times 100 plus the second's ("twenty" "fifteen").
  case digits
  case constant(Int32)

  init?(_ text: String) {
    switch text {
    case "first": self = .first
    case "last": self = .last
    case "sum": self = .sum
    case "difference": self = .difference
    case "product": self = .product
    case "digits": self = .digits
    default:
      guard let value = Int32(text) else { return nil }
      self = .constant(value)
    }
  }

  /// The code in the compiled form; constants carry their value beside it.
  var code: UInt8 {
    switch self {
    case .constant: 0
    case .first: 1
    case .last: 2
    case .sum: 3
    case .difference: 4
    case .product: 5
    case .digits: 6
    }
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
