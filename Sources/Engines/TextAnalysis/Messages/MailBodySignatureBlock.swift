import LanguageData

/// A paragraph near the end of a mail, and whether it reads like part of a signature.
struct SignatureBlock {
  let lines: MailBodyLines
  let range: Range<Int>
  let phrases: MailBodyPhrases

  func tokens(_ index: Int) -> [Token] { Document(bytes: Array(lines.content(index))).tokens }

  private func isSign(_ token: Token, _ sign: Unicode.Scalar) -> Bool {
    token.kind == .sign && token.value == Int32(sign.value)
  }

  // MARK: Notes and notices

  /// "Sent from my iPhone" and its kin, perhaps with an excuse below.
  var isDeviceNote: Bool { range.count <= 3 && isDeviceLine(range.lowerBound) }

  private func isDeviceLine(_ index: Int) -> Bool {
    let content = lines.content(index, limit: 160)
    guard lines.length(index) <= 160 else { return false }
    if phrases.contains(phrases.unspacedDevice, in: content) { return true }
    let tokens = tokens(index)
    guard let first = tokens.firstIndex(where: { $0.kind != .sign }), first <= 2,
      phrases.device.match(tokens, at: first) != nil
    else { return false }
    // A sentence goes on after a comma; a note is a few words and perhaps a link.
    let head = tokens.prefix { !isSign($0, "<") && !isSign($0, "(") && $0.hash != SignatureBlock.http }
    return head.count <= 12 && !head.contains { isSign($0, ",") || isSign($0, "?") || isSign($0, ";") }
  }

  private static let http = Document("http").tokens[0].hash

  /// A legal notice, which opens with one of a few phrases and speaks of recipients or secrets.
  var isDisclaimer: Bool {
    let opening = tokens(range.lowerBound)
    guard let first = opening.firstIndex(where: { $0.kind != .sign }),
      phrases.disclaimer.match(opening, at: first) != nil
    else { return false }
    return range.prefix(12).contains { phrases.contains(phrases.confidential, in: tokens($0)) }
  }

  /// The last line where it is a device note or "-Ann", below text in the same paragraph.
  var trailingNote: Int? {
    let last = range.upperBound - 1
    if range.count > 1, isDeviceLine(last) { return last }
    let tokens = tokens(last)
    let dashes = tokens.prefix { isSign($0, "-") }.count
    guard (1...2).contains(dashes), (2...5).contains(tokens.count) else { return nil }
    let name = tokens[dashes...]
    let isList = last > range.lowerBound && lines.content(last - 1).first == UInt8(ascii: "-")
    return !isList && name.allSatisfy { $0.kind == .word && $0.capitalised }
      && (name.count > 1 || !name.isEmpty)
      && (range.count == 1 || tokens[dashes].spaced == false) ? last : nil
  }

  // MARK: Valedictions

  /// "Best regards," on a line by itself.
  private func isValediction(_ index: Int) -> Bool {
    let tokens = tokens(index)
    guard !tokens.isEmpty, tokens.count <= 10, let match = phrases.valediction.match(tokens, at: 0) else {
      return false
    }
    return tokens[match.count...].allSatisfy { $0.kind == .sign }
  }

  var isValedictionAlone: Bool { range.count == 1 && isValediction(range.lowerBound) }

  /// The line of a valediction that has at least so many short lines below it in this paragraph, and
  /// no sentence among them.
  func valedictionLine(below count: Int) -> Int? {
    var index = range.upperBound - 1
    var below = 0
    while index >= range.lowerBound, below <= 8 {
      if isValediction(index) { return below >= count ? index : nil }
      guard lines.length(index) <= 80, !endsSentence(index) || below > 0 && isContactLine(index) else {
        return nil
      }
      below += 1
      index -= 1
    }
    return nil
  }

  // MARK: Names and contact blocks

  var endsSentence: Bool { endsSentence(range.upperBound - 1) }

  private func endsSentence(_ index: Int) -> Bool {
    let content = lines.content(index, limit: 4_000)
    if content.suffix(3).elementsEqual("。".utf8) { return true }
    guard let last = content.last else { return false }
    return [UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ")")].contains(last)
  }

  /// One line with a person's name: two or three capitalised words, or one below a valediction.
  func isName(alone: Bool) -> Bool {
    range.count == 1 && (isNameLine(range.lowerBound, words: alone ? 1...4 : 2...3))
  }

  private func isNameLine(_ index: Int, words: ClosedRange<Int>) -> Bool {
    guard lines.length(index) <= 48 else { return false }
    let tokens = tokens(index)
    let name = tokens.prefix { !isSign($0, ",") }
    let count = name.count { $0.kind == .word }
    return words.contains(count)
      && name.allSatisfy {
        $0.kind == .word ? $0.capitalised : isSign($0, ".") || isSign($0, "-") || isSign($0, "'")
      }
      && (tokens.count - name.count <= 8)
  }

  /// A name with at least one of title, phone, mail address or page below it, all in short lines.
  var isContact: Bool {
    guard (2...12).contains(range.count), range.allSatisfy({ lines.length($0) <= 100 }),
      isNameLine(range.lowerBound, words: 1...5)
    else { return false }
    let details = range.dropFirst().count { isContactLine($0) }
    return details * 2 >= range.count - 1 && details > 0
  }

  /// A line with a mail address, a page, a phone number or a position.
  private func isContactLine(_ index: Int) -> Bool {
    let tokens = tokens(index)
    guard tokens.count <= 24 else { return false }
    var digits = 0
    var words = 0
    for token in tokens {
      switch token.kind {
      case .number, .ordinal: digits += Int(token.digits)
      case .word: words += 1
      case .sign: if isSign(token, "@") { return true }
      }
    }
    if digits >= 7, words <= 4 { return true }
    if let first = tokens.first, first.kind == .word {
      if first.hash == SignatureBlock.http || first.hash == SignatureBlock.www { return true }
      if digits >= 4, phrases.phoneLabel.value(of: first) != nil { return true }
    }
    return tokens.allSatisfy { $0.kind != .word || $0.capitalised || $0.end - $0.start <= 3 }
      && phrases.contains(phrases.jobWord, in: tokens) || phrases.device.match(tokens, at: 0) != nil
  }

  private static let www = Document("www").tokens[0].hash
}
