import LanguageData

/// The words before a number that tell what it is.
struct PhoneCues {
  enum Verdict: Equatable {
    case none
    /// Words such as "number is" that may announce a phone number.
    case weak
    /// Words such as "call" earlier in the sentence.
    case near
    /// Words such as "call" or "my cell:" directly before.
    case direct
    /// Words such as "order no." directly before: a number of another kind.
    case other
  }

  let cues: Lexicon
  let otherNumbers: Lexicon
  let fillers: Lexicon
  let units: Lexicon

  /// The number of words that a sentence is read back.
  private static let reach = 24

  init(english: LanguageImage) throws {
    cues = try english.required("phoneCue")
    otherNumbers = try english.required("otherNumber")
    fillers = try english.required("phoneFiller")
    units = try english.required("afterQuantity")
  }

  /// Returns the verdict of the words before a place: read backwards, the nearest word that says something
  /// decides.
  func verdict(before byte: Int, in document: Document) -> Verdict {
    let tokens = document.tokens
    let first = index(ofTokenAt: byte, in: tokens)
    var index = first - 1
    var isDirect = true
    var isWeak = false
    var isReached = false
    // A number that begins a line is announced by the line before at the most ("Call me on\n555 1234").
    var lines = first < tokens.count && tokens[first].startsLine ? 1 : 0
    while index >= 0, first - index <= Self.reach {
      let token = tokens[index]
      if let (count, value) = cues.match(tokens, at: index), index + count <= first {
        if value == 2 { return isDirect ? .direct : .near }
        isWeak = isWeak || isDirect
      } else if token.kind == .word, otherNumbers.value(of: token) != nil {
        // "Order number 4155550132" names another kind of number, "order at 4155550132" doesn't.
        if isDirect, !isReached { return .other }
        return isWeak ? .weak : .none
      } else if token.kind == .sign, ".!?".utf8.contains(UInt8(clamping: token.value)),
        endsSentence(index, tokens: tokens)
      {
        break
      } else if let filler = fillers.value(of: token) {
        if filler == 2 { isReached = true }
      } else if token.kind != .number {
        isDirect = false
      }
      if token.startsLine {
        lines += 1
        if lines > 1 || !isDirect { break }
      }
      index -= 1
    }
    return isWeak ? .weak : .none
  }

  /// Whether the words after a place make the number before it one of something: "12345678 dollars".
  func isQuantity(before byte: Int, in document: Document) -> Bool {
    let index = index(ofTokenAt: byte, in: document.tokens)
    guard index < document.tokens.count, !document.tokens[index].startsLine else { return false }
    return units.match(document.tokens, at: index) != nil
  }

  /// A full stop ends a sentence unless it abbreviates a cue or a filler: "tel. 555 1234", "no. 12".
  private func endsSentence(_ index: Int, tokens: [Token]) -> Bool {
    guard tokens[index].value == Int32(UInt8(ascii: ".")), index > 0 else { return true }
    let word = tokens[index - 1]
    return cues.value(of: word) == nil && fillers.value(of: word) == nil
      && otherNumbers.value(of: word) == nil
  }

  /// The first token that begins at a byte or after it.
  private func index(ofTokenAt byte: Int, in tokens: [Token]) -> Int {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].start) < byte { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
