import LanguageData
import TextAnalysis

/// A look whether a pattern fits at a token, without what the match is made of: most patterns that begin with a
/// token don't fit there, and a text may begin them at every other token.
///
/// The elements lie side by side as plain values, so that a step counts no references.
struct PhraseProbe: Sendable {
  private enum Kind: Sendable { case words, slot, gap, clauseStart, clauseEnd }

  private struct Step: Sendable {
    var kind: Kind
    var isOptional: Bool
    /// Of words the alternatives, of a gap its length.
    var range = 0..<0
    var type = DetectionType.number
  }

  private var steps: [Step] = []
  /// The tokens of each alternative, in `hashes`.
  private var alternatives: [Range<Int>] = []
  private var hashes: [UInt64] = []

  init() {}

  init(_ elements: [(element: PhrasePattern.Element, isOptional: Bool)]) {
    for (element, isOptional) in elements {
      var step = Step(kind: .words, isOptional: isOptional)
      switch element {
      case .words(let words):
        step.range = alternatives.count..<alternatives.count + words.count
        for word in words {
          alternatives.append(hashes.count..<hashes.count + word.count)
          hashes += word
        }
      case .slot(let type): (step.kind, step.type) = (.slot, type)
      case .gap(let longest): (step.kind, step.range) = (.gap, 0..<longest)
      case .clauseStart: step.kind = .clauseStart
      case .clauseEnd: step.kind = .clauseEnd
      }
      steps.append(step)
    }
  }

  /// Whether the pattern fits at a token; the same as whether `PhrasePattern` finds a match there.
  func fits(_ reading: MessageReading, from token: Int, step index: Int = 0, end: Int) -> Bool {
    guard token <= end else { return false }
    guard index < steps.count else { return true }
    let step = steps[index]
    switch step.kind {
    case .clauseStart:
      return reading.startsClause(token) && fits(reading, from: token, step: index + 1, end: end)
    case .clauseEnd:
      return reading.endsClause(before: token) && fits(reading, from: token, step: index + 1, end: end)
    case .gap:
      for next in token...min(token + step.range.upperBound, end)
      where fits(reading, from: next, step: index + 1, end: end) { return true }
      return false
    case .slot:
      if let span = reading.span(of: step.type, at: token),
        fits(reading, from: reading.spans[span].tokens.upperBound, step: index + 1, end: end)
      {
        return true
      }
    case .words:
      for alternative in step.range {
        let words = alternatives[alternative]
        if !words.isEmpty, token + words.count <= end, has(words, reading, at: token),
          fits(reading, from: token + words.count, step: index + 1, end: end)
        {
          return true
        }
      }
    }
    return step.isOptional && fits(reading, from: token, step: index + 1, end: end)
  }

  private func has(_ words: Range<Int>, _ reading: MessageReading, at token: Int) -> Bool {
    var place = token
    for word in words {
      if reading.document.tokens[place].hash != hashes[word] { return false }
      place += 1
    }
    return true
  }
}
