import LanguageData

/// A detector that finds the code of a message that brings one (`one_time_code`): at most one in a text.
///
/// Each group of characters that may be a code is scored by how a word for a code is tied to it ("your code
/// is 123456", "123456 ist dein Code"), by verbs ("use 123456 to log in") and by what else such messages say.
/// Linear in the text: every group looks at a bounded window.
package struct OneTimeCodeDetector: Detector {
  let vocabulary: OneTimeCodeVocabulary

  package init(shared: LanguageImage, english: LanguageImage) throws {
    vocabulary = try OneTimeCodeVocabulary(shared: shared, english: english)
  }

  /// The least score of a code.
  private static let threshold = 4

  package func detect(in document: Document, context: AnalysisContext, into findings: inout Findings) {
    let tokens = document.tokens
    guard tokens.contains(where: { $0.digits > 0 }) else { return }
    var helpers: Int?
    var best: (group: OneTimeCodeGroup, score: Int, link: OneTimeCodeLink?)?
    var index = 0
    while index < tokens.count {
      guard tokens[index].kind != .sign else {
        index += 1
        continue
      }
      let (found, next) = OneTimeCodeGroup.scan(at: index, in: document)
      index = next
      guard let group = found else { continue }
      if let reason = refusal(of: group, document) {
        findings.reject(group.bytes, as: .oneTimeCode, rule: "code", because: reason)
        continue
      }
      let bound = isDomainBound(group, document)
      let link =
        vocabulary.link(of: group, in: document)
        ?? (isAloneOnLine(group, document) ? vocabulary.link(onLineBefore: group, in: document) : nil)
      let ahead = verb(before: group, document)
      let isAloneOnLine = isAloneOnLine(group, document)
      guard bound || link != nil || ahead > 0 || isAloneOnLine else { continue }
      let helping = helpers ?? vocabulary.helpers(in: document)
      helpers = helping
      var score = min(helping, 2) + form(of: group)
      if bound { score += 4 }
      if let link { score += link.tie + link.strength - 2 }
      if ahead > 0, link != nil || helping > 0 { score += ahead }
      if ahead > 1, vocabulary.purpose(at: group.tokens.upperBound, document) != nil { score += 2 }
      if isAloneOnLine, tokens.count > group.tokens.count { score += helping > 1 ? 2 : 0 }
      // A "confirmation" with letters is a booking's.
      if group.form == .alphanumeric, !bound, link?.tie ?? 0 < 4 || link?.strength ?? 0 < 2 { score = 0 }
      if group.form == .grouped, link == nil, !bound, ahead < 2 { score = 0 }
      guard score >= Self.threshold else {
        findings.reject(
          group.bytes, as: .oneTimeCode, rule: "code",
          because: "scores \(score), a code at least \(Self.threshold)")
        continue
      }
      let isRepeated =
        best.map { bound && code(of: $0.group, document) == code(of: group, document) } ?? false
      if score > best?.score ?? 0, !isRepeated { best = (group, score, link) }
    }
    guard let best else { return }
    let value = OneTimeCodeValue(
      code: code(of: best.group, document), service: service(of: best.group, best.link, document))
    let confidence = min(0.98, 0.6 + 0.08 * Double(best.score - Self.threshold))
    findings.candidates.append(
      Candidate(range: best.group.bytes, value: .oneTimeCode(value), confidence: confidence, rule: "code"))
  }

  private func code(of group: OneTimeCodeGroup, _ document: Document) -> String {
    String(
      decoding: document.bytes[group.bytes].filter {
        ParcelRunScanner.isAlphanumeric($0) || group.form == .alphanumeric && $0 == UInt8(ascii: "-")
      }, as: UTF8.self)
  }

  private func form(of group: OneTimeCodeGroup) -> Int {
    switch (group.form, group.length) {
    case (.alphanumeric, _): 0
    case (_, 6): 1
    case (_, 3): -2
    case (_, 9...): -1
    default: 0
    }
  }

  /// Returns the reason why a group is no code whatever stands near by, or nil.
  private func refusal(of group: OneTimeCodeGroup, _ document: Document) -> String? {
    let tokens = document.tokens
    if group.length < 6, group.form != .grouped, vocabulary.isUnit(tokens, group.tokens.upperBound) {
      return "a unit follows"
    }
    if group.form == .alphanumeric, tokens[group.tokens.lowerBound].digits > 0, group.tokens.count == 2,
      vocabulary.isUnit(tokens, group.tokens.lowerBound + 1)
    {
      return "is a number with a unit"
    }
    var before = group.outer - 1
    while before >= 0, tokens[before].kind == .sign, !tokens[group.outer].startsLine,
      "#:.(\"".utf8.contains(UInt8(truncatingIfNeeded: tokens[before].value))
    {
      before -= 1
    }
    guard before >= 0, !tokens[group.outer].startsLine else { return nil }
    for start in max(0, before - 1)...before
    where vocabulary.rejects(tokens, from: start, through: before)
      && !vocabulary.isPurpose(endingAt: before, document)
    {
      return "\"\(document.text(tokens[start].range))\" stands before it"
    }
    // "text HELP to 466453"
    if tokens[before].hash == vocabulary.to {
      for start in max(0, before - 4)..<before where vocabulary.isTextVerb(tokens, start) {
        return "is a number to write to"
      }
    }
    return nil
  }

  /// Two for a verb such as "use" directly before a group ("use the code 1234" counts by its noun).
  private func verb(before group: OneTimeCodeGroup, _ document: Document) -> Int {
    var index = group.outer - 1
    while index >= 0, document.tokens[index].kind == .sign, index >= group.outer - 2 { index -= 1 }
    guard index >= 0 else { return 0 }
    for start in max(0, index - 2)...index {
      if let verb = vocabulary.verb(document.tokens, start), start + verb.count == index + 1 {
        return verb.value
      }
    }
    return 0
  }

  private func isAloneOnLine(_ group: OneTimeCodeGroup, _ document: Document) -> Bool {
    guard group.length >= 4, document.tokens[group.outer].startsLine,
      group.form != .alphanumeric || document.bytes[group.bytes].allSatisfy({ !(97...122).contains($0) })
    else { return false }
    let next = group.tokens.upperBound
    return next == document.tokens.count || document.tokens[next].startsLine
  }

  /// "@example.com #123456" on a line of its own: the format that binds a code to a domain
  /// (WICG, "Origin-bound one-time codes delivered via SMS").
  private func isDomainBound(_ group: OneTimeCodeGroup, _ document: Document) -> Bool {
    domain(before: group, document) != nil
  }

  func domain(before group: OneTimeCodeGroup, _ document: Document) -> Range<Int>? {
    let tokens = document.tokens
    guard group.outer > 3, !tokens[group.outer].spaced, tokens[group.outer - 1].value == 0x23,
      tokens[group.outer - 1].spaced
    else { return nil }
    var index = group.outer - 2
    while index > 0, !tokens[index].spaced, group.outer - index < 16 { index -= 1 }
    guard tokens[index].startsLine, tokens[index].value == 0x40, index + 3 < group.outer else { return nil }
    return Int(tokens[index + 1].start)..<Int(tokens[group.outer - 2].end)
  }
}
