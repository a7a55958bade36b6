import LanguageData
import TextAnalysis

extension RuleInput {
  /// The whole name of somebody that ends before a token, with the particles within it and the title before
  /// it: "Saskia de Wit", "Mrs. D'Souza"; nil where no name ends there.
  func personName(endingAt end: Int) -> Range<Int>? {
    guard var name = name(endingAt: end) else { return nil }
    var first = name.lowerBound
    while first > 0, !reading.tokens[first].startsLine, name.lowerBound - first < 3,
      phrases.offer.nameParticle.value(of: reading.tokens[first - 1]) != nil
    { first -= 1 }
    if first < name.lowerBound, !reading.tokens[first].startsLine, let given = self.name(endingAt: first) {
      name = given.lowerBound..<name.upperBound
    }
    return titled(name)
  }

  /// The whole name of somebody that begins at a token, or at the title before it.
  func personName(startingAt start: Int) -> Range<Int>? {
    var first = start
    if reading.tokens.indices.contains(start), phrases.offer.nameTitle.value(of: reading.tokens[start]) != nil
    {
      first += reading.isSign(start + 1, ".") ? 2 : 1
    }
    guard reading.tokens.indices.contains(first), first == start || !reading.tokens[first].startsLine,
      var name = name(startingAt: first)
    else { return nil }
    var next = name.upperBound
    while next < reading.tokens.count, next - name.upperBound < 3, !reading.tokens[next].startsLine,
      phrases.offer.nameParticle.value(of: reading.tokens[next]) != nil
    { next += 1 }
    if next > name.upperBound, next < reading.tokens.count, !reading.tokens[next].startsLine,
      let family = self.name(startingAt: next)
    {
      name = name.lowerBound..<family.upperBound
    }
    return start..<name.upperBound
  }

  private func titled(_ name: Range<Int>) -> Range<Int> {
    guard name.lowerBound > 0, !reading.tokens[name.lowerBound].startsLine else { return name }
    var title = name.lowerBound - 1
    if reading.isSign(title, "."), title > 0 { title -= 1 }
    return phrases.offer.nameTitle.value(of: reading.tokens[title]) != nil
      ? title..<name.upperBound : name
  }

  /// Whether a name says who somebody is without more: two words, or a title and one.
  func isFullName(_ name: Range<Int>) -> Bool {
    let words = name.count { reading.tokens[$0].kind == .word && reading.tokens[$0].capitalised }
    return words >= 2 && !name.contains(where: isParticipant)
  }

  /// The name of whoever writes, unless the phone knows none: then nil, as for a number or an address.
  var senderName: String? {
    guard let name = message.sender?.name, name.contains(where: \.isLetter), !name.contains("@"),
      name.count(where: \.isNumber) < 6
    else { return nil }
    let tokens = Document(name).tokens
    guard let match = tokens.isEmpty ? nil : phrases.offer.unknownSender.match(tokens, at: 0) else {
      return name
    }
    return match.count == tokens.count ? nil : name
  }

  /// The name by which whoever writes says who they are, near the beginning of the message: "it's Sipho from
  /// res", "this is Leah".
  var introducedName: Range<Int>? {
    guard !isOwn else { return nil }
    for index in reading.tokens.indices.prefix(12) {
      guard let match = phrases.offer.introduction.match(reading.tokens, at: index),
        reading.mask(index..<index + match.count, honouring: [.quoted, .negated]) == nil,
        let name = personName(startingAt: index + match.count), !isReader(name)
      else { continue }
      let next = name.upperBound
      let isEnd = reading.endsClause(before: next)
      guard
        isEnd && !reading.isSign(next, "'")
          || reading.tokens.indices.contains(next)
            && phrases.offer.introductionTail.match(reading.tokens, at: next) != nil
      else { continue }
      return name
    }
    return nil
  }

  /// The last person whom the message names before a token: by a name, or by what they are: "the plumber".
  ///
  /// - Parameter isFull: whether only a full name counts.
  func personNamed(before token: Int, isFull: Bool = false) -> Range<Int>? {
    var index = min(token, reading.tokens.count) - 1
    let first = max(0, token - 60)
    while index >= first {
      if reading.tokens[index].kind == .word, isNameWord(index), var name = personName(endingAt: index + 1) {
        let whole = name
        // "Honey, Mawmaw's been asking": whom it is said to is named first.
        while name.count > 1,
          phrases.opener.value(of: reading.tokens[name.lowerBound]) != nil || isParticipant(name.lowerBound)
        { name.removeFirst() }
        let isOther =
          !name.contains(where: isParticipant)
          && !name.contains { reading.isInSpan($0, of: [.address, .place, .flight]) }
          && phrases.opener.value(of: reading.tokens[name.lowerBound]) == nil
          && phrases.titleStop.value(of: reading.tokens[name.lowerBound]) == nil
        if isOther, !isFull || isFullName(name) { return name }
        index = whole.lowerBound - 1
        continue
      }
      if !isFull, phrases.personNoun.match(reading.tokens, at: index)?.value == 0,
        phrases.offer.nameTitle.value(of: reading.tokens[index]) == nil
      {
        return withArticle(index..<index + 1)
      }
      index -= 1
    }
    return nil
  }
}
