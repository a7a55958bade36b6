import Foundation

extension QueryExpression {
  /// Parses a query string.
  ///
  /// The supported subset of Apple's file metadata query expression syntax: comparisons `attribute ==
  /// "text*"cdw` with the operators `== != < > <= >=`, where `*` matches any characters and a backslash
  /// escapes a character; the flags `c` (case-insensitive), `d` (diacritic-insensitive), `w` (at the
  /// beginning of words) and `t` (no effect here); numbers, `true`, `false`; `$time.now`, `$time.today`,
  /// `$time.yesterday`, `$time.this_week`, `$time.this_month`, `$time.this_year` with an offset in
  /// parentheses, and `$time.iso(date)`; `InRange(attribute, low, high)`; `&&`, `||`, `!` and parentheses.
  /// The attribute `**` or `*` stands for all texts.
  ///
  /// Takes linear time.
  ///
  /// - Parameters:
  ///   - text: The query string.
  ///   - now: The value of `$time.now`.
  ///   - calendar: The calendar that determines the start of days, weeks, months and years.
  /// - Throws: ``CSSearchQueryError`` with the position and what was expected there.
  package static func parse(
    _ text: String, now: Date = Date(), calendar: Calendar = .current
  ) throws -> QueryExpression {
    var parser = QueryParser(text, now: now, calendar: calendar)
    return try parser.expression()
  }
}

/// A recursive-descent parser for query strings.
private struct QueryParser {
  /// The maximum nesting depth of parentheses and negations.
  private static let depthLimit = 64

  private let characters: [Character]
  private let now: Date
  private let calendar: Calendar
  private var place = 0
  private var depth = 0

  init(_ text: String, now: Date, calendar: Calendar) {
    characters = Array(text)
    self.now = now
    self.calendar = calendar
  }

  mutating func expression() throws -> QueryExpression {
    let result = try alternatives()
    guard place == characters.count else { throw unexpected("&&, || or the end") }
    return result
  }

  private mutating func alternatives() throws -> QueryExpression {
    var parts = [try conjunction()]
    while take("||") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws -> QueryExpression {
    var parts = [try term()]
    while take("&&") { parts.append(try term()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func term() throws -> QueryExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw invalid("Parentheses stand deeper than \(Self.depthLimit)")
    }
    if take("!") { return .not(try term()) }
    if take("(") {
      let inner = try alternatives()
      guard take(")") else { throw unexpected("a closing parenthesis") }
      return inner
    }
    return try comparison()
  }

  private mutating func comparison() throws -> QueryExpression {
    let name = try attributeName()
    if name.lowercased() == "inrange", take("(") { return try range() }
    for relation in ["==", "!=", "<=", ">=", "<", ">"] where take(relation) {
      guard let relation = QueryComparison.Operator(rawValue: relation) else { continue }
      let operand = try operand()
      return .comparison(QueryComparison(attribute: name, relation: relation, operand: operand))
    }
    throw unexpected("==, !=, <, >, <= or >= after \(name)")
  }

  /// Parses `InRange(attribute, low, high)` after its parenthesis; both bounds are included.
  private mutating func range() throws -> QueryExpression {
    let name = try attributeName()
    guard take(",") else { throw unexpected("a comma after \(name)") }
    let low = try operand()
    guard take(",") else { throw unexpected("a comma before the upper end") }
    let high = try operand()
    guard take(")") else { throw unexpected("a closing parenthesis") }
    return .all([
      .comparison(QueryComparison(attribute: name, relation: .greaterOrEqual, operand: low)),
      .comparison(QueryComparison(attribute: name, relation: .lessOrEqual, operand: high)),
    ])
  }

  private mutating func attributeName() throws -> String {
    skipSpace()
    let start = place
    while let next = peek, next.isLetter || next.isNumber || next == "_" || next == "*" { place += 1 }
    guard place > start else { throw unexpected("the name of an attribute") }
    return QueryAttributeNames.attribute(String(characters[start..<place]))
  }

  private mutating func operand() throws -> QueryComparison.Operand {
    skipSpace()
    guard let next = peek else { throw unexpected("a value") }
    if next == "\"" || next == "'" { return .pattern(try pattern(closing: next)) }
    if next == "$" { return .date(try time()) }
    let start = place
    while let next = peek, next.isLetter || next.isNumber || "+-.".contains(next) { place += 1 }
    let word = String(characters[start..<place])
    switch word.lowercased() {
    case "true": return .number(1)
    case "false": return .number(0)
    default:
      if let number = Double(word), number.isFinite { return .number(number) }
      place = start
      throw unexpected("a text in quotation marks, a number or a time")
    }
  }

  private mutating func pattern(closing: Character) throws -> WildcardPattern {
    let start = place
    place += 1
    var parts = [""]
    while let next = peek, next != closing {
      place += 1
      if next == "*" {
        parts.append("")
      } else if next == "\\", let escaped = peek {
        parts[parts.count - 1].append(escaped)
        place += 1
      } else {
        parts[parts.count - 1].append(next)
      }
    }
    guard peek != nil else {
      place = start
      throw invalid("The text that begins here has no closing quotation mark")
    }
    place += 1
    var flags: Set<Character> = []
    while let next = peek, next.isLetter {
      guard "cdwt".contains(next) else { throw unexpected("the flags c, d, w or t after a text") }
      flags.insert(next)
      place += 1
    }
    return WildcardPattern(
      parts: parts, isCaseInsensitive: flags.contains("c"), isDiacriticInsensitive: flags.contains("d"),
      isWordBased: flags.contains("w"))
  }

  private mutating func time() throws -> Date {
    let start = place
    place += 1
    while let next = peek, next.isLetter || next == "." || next == "_" { place += 1 }
    let name = String(characters[start..<place])
    let argument = try parenthesised()
    if name == "$time.iso" {
      let formatter = ISO8601DateFormatter()
      guard let argument, let date = formatter.date(from: argument) else {
        place = start
        throw invalid("$time.iso takes a date such as (2026-06-01T09:00:00Z)")
      }
      return date
    }
    var offset = 0
    if let argument {
      guard let number = Int(argument), abs(number) < 1_000_000_000 else {
        place = start
        throw invalid("\(name) takes a whole number in its parentheses")
      }
      offset = number
    }
    if name == "$time.now" { return now.addingTimeInterval(TimeInterval(offset)) }
    let units: [String: (Calendar.Component, Int)] = [
      "$time.today": (.day, 0), "$time.yesterday": (.day, -1), "$time.tomorrow": (.day, 1),
      "$time.this_week": (.weekOfYear, 0), "$time.this_month": (.month, 0), "$time.this_year": (.year, 0),
    ]
    guard let (unit, shift) = units[name],
      let begin = calendar.dateInterval(of: unit, for: now)?.start,
      let date = calendar.date(byAdding: unit, value: offset + shift, to: begin)
    else {
      place = start
      throw invalid("\(name) is no time: use $time.now, $time.today, $time.this_week or $time.iso")
    }
    return date
  }

  private mutating func parenthesised() throws -> String? {
    guard peek == "(" else { return nil }
    let start = place
    guard let end = characters[place...].firstIndex(of: ")") else {
      throw invalid("The parenthesis that begins here isn't closed")
    }
    place = end + 1
    return String(characters[(start + 1)..<end]).trimmingCharacters(in: .whitespaces)
  }

  private var peek: Character? { place < characters.count ? characters[place] : nil }

  private mutating func skipSpace() {
    while peek?.isWhitespace == true { place += 1 }
  }

  /// Consumes `token` if it comes next, ignoring surrounding space.
  private mutating func take(_ token: String) -> Bool {
    skipSpace()
    guard characters[place...].starts(with: token) else { return false }
    place += token.count
    skipSpace()
    return true
  }

  private func unexpected(_ expected: String) -> CSSearchQueryError {
    let found = peek.map { "“\($0)”" } ?? "the end"
    return invalid("Expected \(expected), found \(found)")
  }

  private func invalid(_ message: String) -> CSSearchQueryError {
    CSSearchQueryError(
      .invalidQuery, message: "\(message) (at character \(place + 1) of the query).", position: place)
  }
}

/// The names of attributes in query strings, in addition to those of their properties.
private enum QueryAttributeNames {
  private static let items: [String: String] = [
    "kMDItemDisplayName": "displayName", "kMDItemTitle": "title", "kMDItemTextContent": "textContent",
    "kMDItemDescription": "contentDescription", "kMDItemKeywords": "keywords",
    "kMDItemAuthors": "authorNames",
    "kMDItemContentType": "contentType", "kMDItemSubject": "subject", "kMDItemComment": "comment",
    "kMDItemContentCreationDate": "contentCreationDate", "kMDItemAlbum": "album",
    "kMDItemContentModificationDate": "contentModificationDate",
  ]

  static func attribute(_ name: String) -> String { items[name] ?? name }
}
