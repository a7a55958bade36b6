/// A printer of pieces with the space that they need, and none else.
struct ScriptPrinter {
  private var text = ""
  private var endsWithRegularExpression = false
  private var needsTerminator = false
  /// Whether a class was written into a template literal, whose next part loses its bracket.
  private var isInTemplate = false

  /// The text of pieces.
  ///
  /// - Parameter lent: The names of what the next script is given.
  static func text(of pieces: [ScriptPiece], lent: [String]) -> String {
    var printer = ScriptPrinter()
    for (index, piece) in pieces.enumerated() {
      switch piece.kind {
      case .nothing: break
      case .terminator: printer.needsTerminator = true
      case .text(let text): printer.write(text)
      case .name(let occurrence) where occurrence.isLent:
        printer.write("[" + lent.joined(separator: ",") + "]")
      case .name(let occurrence): printer.write(occurrence.shortName)
      case .shorthand(let occurrence):
        let short = occurrence.shortName
        printer.write(occurrence.name == short ? short : occurrence.name + ":" + short)
      case .styleClass(let short): printer.write(styleClass: short, before: pieces[(index + 1)...])
      case .token(let token):
        printer.write(token, before: pieces[(index + 1)...])
      }
    }
    return printer.text
  }

  private mutating func write(_ token: ScriptToken, before rest: ArraySlice<ScriptPiece>) {
    var written = token.text
    switch token.kind {
    case .number: written = Self.number(token.text)
    case .word where token.text == "true" || token.text == "false":
      // As the name of a property it stays, and where something binds more tightly.
      let isProperty = text.last == "." || Self.isFollowed(rest, by: [":"]) && text.last != "?"
      if !isProperty, !Self.isFollowed(rest, by: [".", "?.", "(", "[", "**"]) {
        written = token.text == "true" ? "!0" : "!1"
      }
    case .template where isInTemplate:
      isInTemplate = false
      text += token.text.dropFirst()
      return
    default: break
    }
    let isWord = token.kind == .word || token.kind == .number
    // Letters behind a regular expression would be its flags.
    if isWord, endsWithRegularExpression, !needsTerminator { text += " " }
    write(written)
    endsWithRegularExpression = token.kind == .regularExpression
  }

  /// Writes a class as a string, or into the template literal in which it stands alone between `${` and `}`.
  private mutating func write(styleClass short: String, before rest: ArraySlice<ScriptPiece>) {
    if text.hasSuffix("${"), case .token(let next)? = rest.first?.kind, next.kind == .template {
      text.removeLast(2)
      text += short
      isInTemplate = true
    } else {
      write("'\(short)'")
    }
  }

  private mutating func write(_ next: String) {
    if needsTerminator {
      needsTerminator = false
      if next != "}" { text += ";" }
    }
    if let last = text.utf8.last, let first = next.utf8.first, Self.needSpace(last, first, in: text) {
      text += " "
    }
    text += next
    endsWithRegularExpression = false
  }

  /// Whether two characters would make another token, side by side.
  private static func needSpace(_ last: UInt8, _ first: UInt8, in text: String) -> Bool {
    if isWordPart(last), isWordPart(first) { return true }
    if first == UInt8(ascii: "+") || first == UInt8(ascii: "-"), last == first { return true }
    if first == UInt8(ascii: "/"), last == first { return true }
    // Marks of comments in HTML end and begin lines of scripts.
    if first == UInt8(ascii: ">"), text.hasSuffix("--") { return true }
    if first == UInt8(ascii: "-"), text.hasSuffix("<!") { return true }
    // “1.” and a property.
    if first == UInt8(ascii: "."), isDigit(last) {
      return text.utf8.reversed().prefix { isWordPart($0) || $0 == UInt8(ascii: ".") }.allSatisfy(isDigit)
    }
    return false
  }

  private static func isFollowed(_ rest: ArraySlice<ScriptPiece>, by punctuators: Set<String>) -> Bool {
    for piece in rest {
      switch piece.kind {
      case .nothing: continue
      case .token(let token): return token.kind == .punctuator && punctuators.contains(token.text)
      default: return false
      }
    }
    return false
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || byte == UInt8(ascii: "#") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// A number in fewer characters, such as `.5` and `1e3`.
  static func number(_ text: String) -> String {
    guard text.utf8.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }) else {
      return text
    }
    let digits = text.filter { $0 != "_" }
    if digits.hasPrefix("0."), digits.count > 2 { return String(digits.dropFirst()) }
    let zeros = digits.reversed().prefix { $0 == "0" }.count
    guard !digits.contains("."), !digits.hasPrefix("0"), zeros > 2 else { return digits }
    return digits.dropLast(zeros) + "e\(zeros)"
  }
}
