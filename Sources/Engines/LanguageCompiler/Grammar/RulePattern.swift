import LanguageData

/// The right-hand side of a rule, parsed from its text.
///
///     pattern   = sequence *( "|" sequence )
///     sequence  = *item
///     item      = ["~"] primary ["?"]
///     primary   = name ["^"] | "'" words "'" | "(" pattern ")" | "[" pattern "]" (context, first item only)
///
/// "~": no white space before it; "^": capitalised, and not because a sentence begins; "[ ]": must stand
/// there, but the span begins after it; "_" before a name: matched, but no child of the result.
indirect enum RulePattern {
  case symbol(name: String, glued: Bool, capitalised: Bool, silent: Bool)
  /// A literal word by its hash.
  case literal(text: String, hash: UInt64, glued: Bool)
  case sequence([RulePattern])
  case choice([RulePattern])
  case optional(RulePattern)
  case context(RulePattern)
  /// No white space before what it begins with.
  case glued(RulePattern)

  /// One flat form: what a rule becomes when its choices and options are written out.
  struct Flat: Hashable {
    struct Item: Hashable {
      /// A symbol's name, or for a literal "'" and its text.
      var name: String
      var hash: UInt64?
      var glued: Bool
      var capitalised: Bool
      var silent: Bool
    }
    var items: [Item] = []
    /// The number of leading items that are context.
    var contextCount = 0
  }

  /// Every flat form, in order.
  func expanded() -> [Flat] {
    switch self {
    case .symbol(let name, let glued, let capitalised, let silent):
      return [
        Flat(items: [
          .init(name: name, hash: nil, glued: glued, capitalised: capitalised, silent: silent)
        ])
      ]
    case .literal(let text, let hash, let glued):
      return [
        Flat(items: [
          .init(name: "'" + text, hash: hash, glued: glued, capitalised: false, silent: true)
        ])
      ]
    case .choice(let choices):
      return choices.flatMap { $0.expanded() }
    case .optional(let pattern):
      return pattern.expanded() + [Flat()]
    case .glued(let pattern):
      return pattern.expanded().map { form in
        var form = form
        if !form.items.isEmpty { form.items[0].glued = true }
        return form
      }
    case .context(let pattern):
      return pattern.expanded().map { Flat(items: $0.items, contextCount: $0.items.count) }
    case .sequence(let parts):
      var forms = [Flat()]
      for part in parts {
        let next = part.expanded()
        forms = forms.flatMap { form in
          next.map {
            Flat(items: form.items + $0.items, contextCount: form.contextCount + $0.contextCount)
          }
        }
      }
      return forms
    }
  }
}

/// A parser that reads the text of a pattern.
struct RulePatternParser {
  private let characters: [Character]
  private var position = 0

  static func parse(_ text: String) throws -> RulePattern {
    var parser = RulePatternParser(characters: Array(text))
    let pattern = try parser.choice()
    parser.skipSpace()
    guard parser.position == parser.characters.count else {
      throw LanguageDataError(
        .invalidSource, "\"\(text)\": unexpected \"\(parser.characters[parser.position])\"")
    }
    return pattern
  }

  private init(characters: [Character]) {
    self.characters = characters
  }

  private mutating func skipSpace() {
    while position < characters.count, characters[position] == " " { position += 1 }
  }

  private func peek() -> Character? { position < characters.count ? characters[position] : nil }

  private func problem(_ what: String) -> LanguageDataError {
    LanguageDataError(.invalidSource, "\"\(String(characters))\", character \(position + 1): \(what)")
  }

  private mutating func choice() throws -> RulePattern {
    var choices = [try sequence()]
    while peek() == "|" {
      position += 1
      choices.append(try sequence())
    }
    return choices.count == 1 ? choices[0] : .choice(choices)
  }

  private mutating func sequence() throws -> RulePattern {
    var parts: [RulePattern] = []
    while true {
      skipSpace()
      guard let next = peek(), next != "|", next != ")", next != "]" else { break }
      parts.append(try item())
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func item() throws -> RulePattern {
    var glued = false
    if peek() == "~" {
      glued = true
      position += 1
    }
    var pattern = try primary(glued: glued)
    if peek() == "?" {
      position += 1
      pattern = .optional(pattern)
    }
    return pattern
  }

  private mutating func primary(glued: Bool) throws -> RulePattern {
    switch peek() {
    case "(":
      let inner = try bracketed(until: ")")
      return glued ? .glued(inner) : inner
    case "[":
      return .context(try bracketed(until: "]"))
    case "'":
      return try literal(glued: glued)
    default:
      return try symbol(glued: glued)
    }
  }

  private mutating func bracketed(until close: Character) throws -> RulePattern {
    position += 1
    let inner = try choice()
    guard peek() == close else { throw problem("expected \"\(close)\"") }
    position += 1
    return inner
  }

  /// Words between single quotes; an apostrophe inside is written as a typographic one.
  private mutating func literal(glued: Bool) throws -> RulePattern {
    position += 1
    let start = position
    while let next = peek(), next != "'" { position += 1 }
    guard peek() == "'" else { throw problem("expected a closing quote") }
    let text = String(characters[start..<position])
    position += 1
    // "'s" is a token of its own only after a word, so here it gets one.
    let isSuffix = text == "\u{2019}s"
    let document = Document(isSuffix ? "x" + text : text)
    let tokens = isSuffix ? Array(document.tokens.dropFirst()) : document.tokens
    guard !tokens.isEmpty else { throw problem("an empty literal") }
    let bytes = document.bytes
    return .sequence(
      tokens.enumerated().map { index, token in
        .literal(
          text: String(decoding: bytes[token.range], as: UTF8.self).lowercased(), hash: token.hash,
          glued: index == 0 ? glued : !token.spaced)
      })
  }

  private mutating func symbol(glued: Bool) throws -> RulePattern {
    let silent = peek() == "_"
    if silent { position += 1 }
    let start = position
    while let next = peek(), next.isLetter || next.isNumber { position += 1 }
    guard position > start else { throw problem("expected a name, a quoted word or a bracket") }
    let name = String(characters[start..<position])
    var capitalised = false
    if peek() == "^" {
      capitalised = true
      position += 1
    }
    return .symbol(name: name, glued: glued, capitalised: capitalised, silent: silent)
  }
}
