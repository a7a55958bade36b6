/// A reader that finds a sum to work out in a message: `what's 12 x 7?`
enum SumReader {
  /// The result, in digits; nil where there is no sum of two numbers below a million.
  static func sum(in text: String) -> String? {
    let signs = String(text.prefix(Utterance.limit)).replacing(" times ", with: " × ")
      .replacing(" plus ", with: " + ").replacing(" minus ", with: " − ")
      .replacing(" divided by ", with: " ÷ ")
    let scalars = Array(signs.unicodeScalars.prefix(Utterance.limit))
    var index = 0
    while index < scalars.count {
      guard let (left, afterLeft) = number(scalars, index) else {
        index += 1
        continue
      }
      index = afterLeft
      let sign = skipSpaces(scalars, afterLeft)
      if let part = percentage(left, scalars, sign) { return part }
      guard sign < scalars.count, let work = operation(scalars[sign]),
        let (right, end) = number(scalars, skipSpaces(scalars, sign + 1))
      else { continue }
      // 12-14 is a span, and 7-8 June too: only spaces make it a subtraction.
      if scalars[sign] == "-" && sign == afterLeft { continue }
      // A date or a fraction of more numbers isn't a sum.
      if end < scalars.count, ["/", ":", "."].contains(scalars[end]), end + 1 < scalars.count,
        ("0"..."9").contains(scalars[end + 1])
      {
        continue
      }
      if scalars[sign] == "/" && sign == afterLeft { continue }
      return work(left, right)
    }
    return nil
  }

  /// `15% of 80`.
  private static func percentage(_ left: Int, _ scalars: [Unicode.Scalar], _ sign: Int) -> String? {
    guard sign < scalars.count, scalars[sign] == "%" else { return nil }
    let word = skipSpaces(scalars, sign + 1)
    guard word + 2 < scalars.count, scalars[word] == "o", scalars[word + 1] == "f",
      let (whole, _) = number(scalars, skipSpaces(scalars, word + 2))
    else { return nil }
    let product = left * whole
    let rest = product % 100
    if rest == 0 { return String(product / 100) }
    return "\(product / 100)." + (rest % 10 == 0 ? String(rest / 10) : (rest < 10 ? "0" : "") + String(rest))
  }

  private static func number(_ scalars: [Unicode.Scalar], _ start: Int) -> (Int, Int)? {
    var end = start
    var value = 0
    while end < scalars.count, end - start < 7, ("0"..."9").contains(scalars[end]) {
      value = value * 10 + Int(scalars[end].value - 48)
      end += 1
    }
    return end > start && end - start < 7 ? (value, end) : nil
  }

  private static func skipSpaces(_ scalars: [Unicode.Scalar], _ start: Int) -> Int {
    var index = start
    while index < scalars.count, scalars[index] == " " { index += 1 }
    return index
  }

  private static func operation(_ sign: Unicode.Scalar) -> ((Int, Int) -> String?)? {
    switch sign {
    case "+": { String($0 + $1) }
    case "-", "−": { String($0 - $1) }
    case "*", "×": { String($0 * $1) }
    case "x": { String($0 * $1) }
    case "/", "÷": { $1 == 0 ? nil : $0 % $1 == 0 ? String($0 / $1) : "\($0 / $1) and a bit" }
    default: nil
    }
  }
}
