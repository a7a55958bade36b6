import LanguageData

extension ClauseTense {
  /// Whether a verb in the present or future stands directly behind the time, which is then its subject.
  var goesOn: Bool {
    guard span.upperBound < tokens.count else { return false }
    let verb = vocabulary.verb(tokens, at: span.upperBound)
    return verb == .present || verb == .future
  }

  /// Whether the clause goes on in the past behind the time.
  ///
  /// - Parameter report: what was said or thought before the time, of which it is a part.
  func isPastAfter(under report: TenseVocabulary.Verb?) -> Bool {
    var index = span.upperBound
    let last = min(tokens.count, index + Self.reach / 2)
    // "On Friday, we went home"
    if index < last, tokens[index].isSign(","), report == nil { index += 1 }
    while index < last, !isBorder(index), !(tokens[index].isSign(",") && opensClause(index + 1)) {
      if spells(index, "and"), opensClause(index + 1) { return false }
      defer { index += 1 }
      switch verb(at: index) {
      case nil: continue
      // "Friday is when it broke"
      case .present where index + 1 < last && spells(index + 1, "when"): index += 1
      case .present, .future: return false
      case .arranging, .moving: return report == nil && !isPassive(index)
      case .speech, .thought: return index + 1 < last && !isBorder(index + 1)
      case .past: return isPastPredicate(index, under: report)
      }
    }
    return false
  }

  /// Whether a past verb behind the time tells what was.
  private func isPastPredicate(_ index: Int, under report: TenseVocabulary.Verb?) -> Bool {
    // "Friday was moved", "Friday got cancelled", "Friday was supposed to be fun"
    if isCopula(index) || spells(index, "got"), index + 1 < tokens.count {
      switch verb(at: index + 1) {
      case .arranging, .moving, .future: return false
      default: break
      }
    }
    guard isCopula(index), let report else { return true }
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    return report == .thought && !(next.map { vocabulary.stated.value(of: $0) != nil } ?? false)
  }

  /// Whether any verb follows the time in its clause.
  var goesOnAtAll: Bool {
    (span.upperBound..<min(tokens.count, span.upperBound + Self.reach / 2)).contains { verb(at: $0) != nil }
  }
}
