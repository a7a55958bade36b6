/// The text of a button with places for values: `Get a ride[ to {destination}][, {time}]`.
///
/// `{name}` stands for a value; what stands in brackets is left out where one of its values is missing.
/// Brackets don't nest.
package struct TitleTemplate: Sendable, Hashable {
  private enum Piece: Sendable, Hashable {
    case text(String)
    case value(String)
  }

  private var segments: [(pieces: [Piece], isOptional: Bool)] = []

  /// Creates a template from its text.
  ///
  /// - Throws: `LanguageDataError` that says what is wrong with the text.
  package init(_ source: String) throws {
    func invalid(_ what: String) -> LanguageDataError {
      LanguageDataError(.invalidSource, "title \"\(source)\": \(what)")
    }
    var pieces: [Piece] = []
    var text = ""
    var isOptional = false
    func endText() {
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
    }
    func endSegment() {
      endText()
      if !pieces.isEmpty { segments.append((pieces, isOptional)) }
      pieces = []
    }
    var rest = source[...]
    while let character = rest.popFirst() {
      switch character {
      case "{":
        guard let end = rest.firstIndex(of: "}"), end > rest.startIndex,
          rest[..<end].allSatisfy({ $0.isLetter || $0 == "_" })
        else { throw invalid("expected the name of a value and \"}\" behind \"{\"") }
        endText()
        pieces.append(.value(String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      case "[":
        guard !isOptional else { throw invalid("brackets stand in brackets") }
        endSegment()
        isOptional = true
      case "]":
        endText()
        guard isOptional, pieces.contains(where: { if case .value = $0 { true } else { false } }) else {
          throw invalid("expected a value between \"[\" and \"]\"")
        }
        endSegment()
        isOptional = false
      case "}": throw invalid("\"}\" without \"{\"")
      default: text.append(character)
      }
    }
    guard !isOptional else { throw invalid("expected \"]\"") }
    endSegment()
    guard !segments.isEmpty else { throw invalid("nothing is said") }
  }

  /// The names of all values that have a place.
  package var names: Set<String> { Set(segments.flatMap { TitleTemplate.names($0.pieces) }) }

  /// The names of those that it can't do without.
  package var requiredNames: Set<String> {
    Set(segments.filter { !$0.isOptional }.flatMap { TitleTemplate.names($0.pieces) })
  }

  private static func names(_ pieces: [Piece]) -> [String] {
    pieces.compactMap { if case .value(let name) = $0 { name } else { nil } }
  }

  /// Returns the text with some values.
  package func filled(_ values: [String: String]) -> String {
    var result = ""
    for (pieces, isOptional) in segments {
      if isOptional, TitleTemplate.names(pieces).contains(where: { values[$0] == nil }) { continue }
      for piece in pieces {
        switch piece {
        case .text(let text): result += text
        case .value(let name): result += values[name] ?? ""
        }
      }
    }
    return result
  }

  package static func == (a: TitleTemplate, b: TitleTemplate) -> Bool {
    a.segments.elementsEqual(b.segments) { $0.pieces == $1.pieces && $0.isOptional == $1.isOptional }
  }

  package func hash(into hasher: inout Hasher) {
    for segment in segments {
      hasher.combine(segment.pieces)
      hasher.combine(segment.isOptional)
    }
  }
}
