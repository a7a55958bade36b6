import LanguageData

/// A detector that finds numbers in digits and in words.
///
/// Numbers that other detectors read as part of a date, an amount or a phone number are found here too, with
/// a confidence that gives way to them.
struct NumberDetector: Detector {
  private let reader: NumberReader

  init(shared: LanguageImage, english: LanguageImage) throws {
    reader = try NumberReader(shared: shared, english: english)
  }

  func detect(in document: Document, context: AnalysisContext, into findings: inout Findings) {
    let tokens = document.tokens
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .ordinal
        || (token.kind == .sign && !token.isSign(".") && !token.isSign("-") && token.value != 0)
      {
        index += 1
        continue
      }
      guard
        let reading = reader.read(
          document, at: index, decimalComma: context.locale.decimalSeparator == ",")
      else {
        index += 1
        continue
      }
      let range = Int(token.start)..<Int(tokens[reading.next - 1].end)
      if let reason = refusal(of: reading, at: index, in: document) {
        findings.reject(range, as: .number, rule: "number", because: reason)
      } else {
        findings.candidates.append(
          Candidate(
            range: range, value: .number(reading.value.double),
            confidence: reading.traits.contains(.digits) ? 0.5 : 0.6,
            rule: reading.traits.contains(.digits) ? "number.digits" : "number.words"))
      }
      index = max(index + 1, reading.next)
    }
  }

  /// Returns the reason why a reading is no number in its surroundings, or nil.
  private func refusal(of reading: NumberReader.Reading, at index: Int, in document: Document) -> String? {
    let tokens = document.tokens
    if reading.traits.contains(.vague) { return "\"one\" and its like alone are words" }
    let next = reading.next < tokens.count ? tokens[reading.next] : nil
    if !reading.traits.contains(.digits) {
      if reading.traits.contains(.fraction), !reading.traits.contains(.magnitude),
        !reading.traits.contains(.negative), reading.next - index == 1
      {
        return "half alone is a word"
      }
      return nil
    }
    if index > 0, !tokens[index].spaced {
      let before = tokens[index - 1]
      if before.kind == .word || before.kind == .ordinal { return "letters are glued to it" }
      switch before.value {
      case 35, 47, 58, 95, 64, 38, 61, 92: return "it is part of a code, a date or a time"
      case 46, 44, 45, 39:
        if index > 1, !before.spaced, tokens[index - 2].kind == .number || tokens[index - 2].kind == .word {
          return before.isSign("-") && isRange(before: index, next: reading.next, tokens)
            ? nil : "it is part of a longer number"
        }
      default: break
      }
    }
    if let next, !next.spaced {
      if next.kind == .word, tokens[reading.next - 1].kind == .number,
        next.end - next.start > 2 || document.bytes[Int(next.start)] != UInt8(ascii: "'")
      {
        return "letters are glued to it"
      }
      if next.kind == .number || next.kind == .ordinal { return "it is part of a longer number" }
      if reading.next + 1 < tokens.count, !tokens[reading.next + 1].spaced {
        switch next.value {
        case 47, 58, 95, 64, 38, 61, 92, 46: return "it is part of a code, a date or a time"
        case 45:
          let after = tokens[reading.next + 1]
          if after.kind == .number {
            return isRange(before: reading.next + 1, next: reading.next + 2, tokens)
              ? nil : "it is part of a longer number"
          }
        default: break
        }
      }
    }
    return nil
  }

  /// Whether "10-20" stands alone, so that both are numbers.
  private func isRange(before index: Int, next: Int, _ tokens: [Token]) -> Bool {
    guard index >= 2, tokens[index - 2].kind == .number, tokens[index - 2].digits <= 4 else { return false }
    if index >= 3, !tokens[index - 2].spaced, tokens[index - 3].kind != .sign || tokens[index - 3].isSign("-")
    {
      return false
    }
    guard next < tokens.count, !tokens[next].spaced else { return true }
    return tokens[next].kind == .sign && !tokens[next].isSign("-")
  }
}
