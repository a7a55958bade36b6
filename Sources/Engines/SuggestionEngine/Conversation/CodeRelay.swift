import LanguageData
import TextAnalysis

/// A code that people talk about: which service wants it, and how long ago that was said.
struct OpenCode {
  var service: String?
  /// The place of its message in the conversation.
  var index: Int
}

/// A code that one person passes on to another: "Netflix wants a code" and then "593021. quick", "it says
/// 6620".
struct CodeRelay {
  let digest: MessageDigest
  let index: Int

  private var input: RuleInput { digest.input }
  private var reading: MessageReading { input.reading }
  /// The messages that a code is waited for.
  private static let memory = 3
  private static let confidence = 0.82

  func propose(_ open: inout OpenCode?, into proposals: inout Proposals) {
    if let known = open, index - known.index > CodeRelay.memory { open = nil }
    if let found = codeWord {
      open = OpenCode(service: CodeService.asked(in: input, code: found) ?? open?.service, index: index)
    }
    guard let waiting = open, !digest.isOwn,
      !proposals.actions.contains(where: { $0.kind == .copyCode }), let code = code
    else { return }
    proposals.actions.append(
      input.action(
        .copyCode(
          OneTimeCodeValue(code: reading.text(code).filter { !$0.isWhitespace }, service: waiting.service)),
        CodeRelay.confidence, rule: EngineRule.codeRelayed.rawValue, words: [code]))
    open = nil
  }

  /// The word for a code, where it isn't one of another kind: "booking code", "dress code".
  private var codeWord: Range<Int>? {
    for index in reading.tokens.indices.prefix(200) {
      guard let match = input.phrases.offer.codeNoun.match(reading.tokens, at: index), match.value >= 2,
        reading.mask(index..<index + match.count, honouring: [.quoted]) == nil
      else { continue }
      if index > 0, input.phrases.offer.otherCode.value(of: reading.tokens[index - 1]) != nil { continue }
      return index..<index + match.count
    }
    return nil
  }

  /// Digits, perhaps with letters in upper case, that stand as a clause of their own or behind "it's", "it
  /// says".
  private var code: Range<Int>? {
    var index = 0
    while index < min(reading.tokens.count, 200) {
      var end = index
      while end < reading.tokens.count, end == index || !reading.tokens[end].spaced, isPart(end) { end += 1 }
      guard end > index else {
        index += 1
        continue
      }
      let text = reading.text(index..<end)
      let digits = text.count(where: \.isNumber)
      let isFree = !(index..<end).contains {
        reading.isInSpan(
          $0, of: [.money, .phone, .dateTime, .quantity, .url, .email, .trackingNumber, .flight])
      }
      if isFree, (4...10).contains(text.count), digits == text.count || digits >= 2 && text.count >= 5,
        stands(index),
        reading.endsClause(before: end)
          || input.phrases.titleStop.value(of: reading.tokens[end]) != nil
      {
        return index..<end
      }
      index = end
    }
    return nil
  }

  private func isPart(_ index: Int) -> Bool {
    let token = reading.tokens[index]
    return token.kind == .number || token.kind == .word && token.upper
  }

  private func stands(_ start: Int) -> Bool {
    guard start > 0 else { return true }
    if reading.startsClause(start) || reading.tokens[start].startsLine { return true }
    return (max(0, start - 3)..<start).contains { index in
      input.phrases.offer.codeLead.match(reading.tokens, at: index).map { index + $0.count == start } ?? false
    }
  }
}
