/// The characters directly around a candidate, which decide whether it may be a number of its own.
struct PhoneSurroundings {
  let text: UTF8Text
  let extensions: PhoneExtensionReader

  /// Whether what stands directly around a piece lets it be a number of its own.
  func mayHold(_ bytes: Range<Int>, shape: PhoneShape) -> Bool {
    mayStand(before: bytes.lowerBound, shape: shape) && mayStand(after: bytes.upperBound, shape: shape)
  }

  private func mayStand(before start: Int, shape: PhoneShape) -> Bool {
    guard let (scalar, length) = text.scalar(before: start) else { return true }
    if shape.hasLead { return scalar != "#" || !shape.isBare }
    if scalar.isLatinLetter || isMoneySign(scalar) { return false }
    let earlier = text[start - length - 1]
    switch scalar {
    case "#", "_", "*", "^", "\u{D7}", "%", "\\", "+": return false
    // "1,4155550132" is one number, "4155550131,4155550132" a list.
    case ",": return !earlier.isASCIIDigit || shape.wasCut || digits(before: start - length) >= 7
    case ".", ":", "/", "=", "~", ")":
      if earlier.isASCIIDigit && !shape.wasCut { return false }
      return scalar != "/" && scalar != "=" ? true : !isInsideLink(start)
    case "-":
      return
        !(earlier.isASCIIDigit || (shape.isBare && earlier.isASCIIAlphanumeric && !isAfterWord(start - 1)))
    case " ": return !(earlier == UInt8(ascii: "=") && isResult(start - 2))
    default: return true
    }
  }

  /// Whether the "=" at a place stands behind a digit: "2^31 = 2147483648".
  private func isResult(_ sign: Int) -> Bool {
    let before = text[sign - 1] == UInt8(ascii: " ") ? sign - 2 : sign - 1
    return text[before].isASCIIDigit
  }

  private func digits(before end: Int) -> Int {
    var count = 0
    while count < 7, text[end - 1 - count].isASCIIDigit { count += 1 }
    return count
  }

  /// Whether the letters before a place are a word of three or more, not the code of a series ("E-15").
  private func isAfterWord(_ end: Int) -> Bool {
    (1...3).allSatisfy { text[end - $0].isASCIILetter } && !text[end - 1].isASCIIUpper
  }

  private func mayStand(after end: Int, shape: PhoneShape) -> Bool {
    guard let (scalar, length) = text.scalar(at: end) else { return true }
    if scalar.isLatinLetter { return extensions.read(at: end) != nil }
    if isMoneySign(scalar) { return false }
    let next = text[end + length]
    switch scalar {
    case "%", "_", "*", "^", "\u{D7}", "=": return false
    case ",": return !next.isASCIIDigit || !isFraction(end + 1)
    case ".", "/", ":": return !next.isASCIIDigit
    case "-": return !(shape.isBare && next.isASCIIAlphanumeric)
    case "@": return !next.isASCIIAlphanumeric
    case " ": return next != UInt8(ascii: "=") && next != UInt8(ascii: "*")
    default: return true
    }
  }

  /// One to three digits that end there: "1234567,50".
  private func isFraction(_ start: Int) -> Bool {
    var index = start
    while text[index].isASCIIDigit, index - start < 4 { index += 1 }
    return index - start < 4
  }

  private func isMoneySign(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "%" || scalar == "$"
      || (scalar.value >= 0x80 && scalar.properties.generalCategory == .currencySymbol)
  }

  /// Whether a place stands within a link or a path: "://" or a letter before "/" in the same word.
  private func isInsideLink(_ start: Int) -> Bool {
    var index = start - 1
    while index >= 0, start - index < 256, text[index] > 0x20 {
      if text[index] == UInt8(ascii: "/"), index > 0,
        text[index - 1].isASCIIAlphanumeric || text[index - 1] == UInt8(ascii: "/")
      {
        return true
      }
      index -= 1
    }
    return false
  }
}
