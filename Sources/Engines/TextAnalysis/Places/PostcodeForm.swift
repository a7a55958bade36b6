import LanguageData

/// Postcodes that are told by their form alone, letters and digits mixed.
///
/// United Kingdom: Royal Mail's Programmers' Guide, with the list of areas. Canada: Canada Post's ANA NAN
/// without D, F, I, O, Q and U. Ireland: Eircode's routing key and unique identifier.
struct PostcodeForm: Sendable {
  struct Match {
    /// The index of the first token after it.
    var next: Int
    /// The postcode in upper case with its space.
    var text: String
    var country: Gazetteer.Country
    /// Whether it is written in capitals.
    var isUpper: Bool
  }

  private let areas: Lexicon

  init(english: LanguageImage) throws {
    areas = try english.required("postcodeArea")
  }

  /// Longest of the forms, with a space.
  private static let longest = 8

  /// The postcode that begins at a token, or nil.
  func match(_ document: Document, at index: Int) -> Match? {
    let tokens = document.tokens
    let token = tokens[index]
    guard token.kind == .word, token.end - token.start <= 2, index + 1 < tokens.count,
      tokens[index + 1].kind == .number, !tokens[index + 1].spaced,
      token.spaced || index == 0 || tokens[index - 1].kind == .sign
    else { return nil }
    // Letters and digits from here in upper case; a single space or hyphen may stand between them.
    var code: [UInt8] = []
    var spaceAt: Int?
    var isUpper = true
    var position = Int(token.start)
    let bytes = document.bytes
    while position < bytes.count, code.count <= Self.longest {
      let byte = bytes[position]
      switch byte {
      case 0x30...0x39, 0x41...0x5A: code.append(byte)
      case 0x61...0x7A:
        code.append(byte - 0x20)
        isUpper = false
      case 0x20, 0x2D:
        guard spaceAt == nil, (2...4).contains(code.count) else {
          return finish(document, index, code, spaceAt, isUpper, end: position)
        }
        spaceAt = code.count
      default:
        return finish(document, index, code, spaceAt, isUpper, end: position)
      }
      position += 1
    }
    return finish(document, index, code, spaceAt, isUpper, end: position)
  }

  private func finish(
    _ document: Document, _ index: Int, _ code: [UInt8], _ spaceAt: Int?, _ isUpper: Bool, end: Int
  ) -> Match? {
    guard end >= document.bytes.count || !Self.isAlphanumeric(document.bytes[end]) else { return nil }
    let country: Gazetteer.Country
    let split: Int
    if (5...7).contains(code.count), isBritish(code), spaceAt == nil || spaceAt == code.count - 3 {
      (country, split) = (.unitedKingdom, code.count - 3)
    } else if code.count == 6, Self.isCanadian(code), spaceAt == nil || spaceAt == 3 {
      (country, split) = (.canada, 3)
    } else if code.count == 7, Self.isIrish(code), spaceAt == nil || spaceAt == 3 {
      (country, split) = (.ireland, 3)
    } else {
      return nil
    }
    var next = index
    while next < document.tokens.count, Int(document.tokens[next].start) < end { next += 1 }
    let text =
      String(decoding: code[..<split], as: UTF8.self) + " " + String(decoding: code[split...], as: UTF8.self)
    return Match(next: next, text: text, country: country, isUpper: isUpper)
  }

  private func isBritish(_ code: [UInt8]) -> Bool {
    let inward = code.suffix(3)
    let outward = code.dropLast(3)
    guard let first = inward.first, Self.isDigit(first),
      inward.dropFirst().allSatisfy({ Self.isLetter($0) && !"CIKMOV".utf8.contains($0) })
    else { return false }
    let letters = outward.prefix { Self.isLetter($0) }
    var hash = Tokenizer.Fold()
    for letter in letters { hash.add(letter | 0x20) }
    guard (1...2).contains(letters.count), areas.value(ofHash: hash.value) != nil else { return false }
    let district = outward.dropFirst(letters.count)
    switch district.count {
    case 1: return district.allSatisfy(Self.isDigit)
    case 2: return Self.isDigit(district.first ?? 0)
    default: return false
    }
  }

  private static func isCanadian(_ code: [UInt8]) -> Bool {
    for (index, byte) in code.enumerated() {
      guard index % 2 == 0 ? isLetter(byte) && !"DFIOQU".utf8.contains(byte) : isDigit(byte) else {
        return false
      }
    }
    return code[0] != UInt8(ascii: "W") && code[0] != UInt8(ascii: "Z")
  }

  private static func isIrish(_ code: [UInt8]) -> Bool {
    let letters = "ACDEFHKNPRTVWXY".utf8
    let key = code.prefix(3)
    guard letters.contains(code[0]), isDigit(code[1]), isDigit(code[2]) || key.elementsEqual("D6W".utf8)
    else {
      return false
    }
    return code.dropFirst(3).allSatisfy { isDigit($0) || letters.contains($0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte >= 0x80
  }
}
