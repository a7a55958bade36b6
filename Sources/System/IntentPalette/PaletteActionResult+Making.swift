import AppIntents
import IntentDiscovery
import IntentPhrases

extension PaletteActionResult {
  /// The most that similarity in meaning adds to the score of the words.
  private static let meaningWeight = 0.35
  /// The similarity below which a text and an action count as unrelated.
  private static let unrelated: Float = 0.2

  /// The amount that an action gains when the text is its whole title, more than use can add to others.
  private static let titleBonus = 0.3

  /// An action as a search has found it.
  init(_ hit: PaletteActionIndex.Hit, _ action: PaletteAction, _ text: PaletteText) {
    let isTitle = hit.matches.count == text.words.count && hit.isNamed(by: hit.matches)
    self.init(
      action, score: hit.words + Self.meaning(hit) + (isTitle ? Self.titleBonus : 0),
      why: PaletteReason(hit, text), values: [], intent: action.intent)
  }

  /// An action with values from the rest of the text; nil when its intent does not take them.
  init?(
    _ hit: PaletteActionIndex.Hit, _ action: PaletteAction, _ text: PaletteText,
    filledWith filled: PaletteFilling.Filled
  ) {
    let values: [String: any Sendable] = Dictionary(
      filled.values.map { ($0.parameter, $0.value) }, uniquingKeysWith: { first, _ in first })
    guard let intent = action.intent,
      case .success(let ready) = Result(catching: { try intent.separateCopy(setting: values) })
    else { return nil }
    let naming = hit.matches.filter { $0.saysWhatToDo && !filled.words.contains($0.word.index) }
    let words = naming.reduce(filled.quality) { $0 + $1.quality * $1.field.weight }
    let total = max(text.words.count, naming.count + filled.words.count)
    // An action that knows what to do with all of the text comes before one that is only like it.
    let bonus = 0.1 + (hit.isNamed(by: naming) ? Self.titleBonus : 0)
    self.init(
      action, score: words / Double(total) + Self.meaning(hit) + bonus, why: PaletteReason(hit, text),
      values: filled.values, intent: ready)
  }

  /// A shortcut whose phrase the text is.
  init(_ match: PhraseMatch, application: String) {
    let action = PaletteAction(
      shortcut: match.shortcut, match.shortcutIndex, of: match.provider, application: application)
    var why = PaletteReason()
    why.isPhrase = true
    let values = match.spans.compactMap { span -> PaletteValue? in
      guard case .option(let parameter, let option) = span.content else { return nil }
      return PaletteValue(
        parameter: parameter, value: option.value, display: option.display, range: span.range)
    }
    self.init(action, score: 1.2 * match.score, why: why, values: values, intent: match.intent)
  }

  /// A shortcut with one of its values.
  init(row: PresentedShortcut.Row, _ action: PaletteAction, _ text: PaletteText, quality: Double) {
    var why = PaletteReason()
    why.words = text.words.compactMap { word in
      let quality = row.words.compactMap { PaletteWordQuality.quality(of: word, as: $0) }.max()
      return quality.map { .init(range: text.spoken.words[word.index].range, field: .title, quality: $0) }
    }
    self.init(action, score: quality, why: why, values: [], intent: action.intent)
  }

  /// An action that is offered before anything was typed.
  init(offered action: PaletteAction) {
    self.init(action, score: 0, why: PaletteReason(), values: [], intent: action.intent)
  }

  private init(
    _ action: PaletteAction, score: Double, why: PaletteReason, values: [PaletteValue],
    intent: (any AppIntent)?
  ) {
    self.action = action
    self.score = score
    self.why = why
    self.values = values
    self.intent = intent
    missing = intent.map(PaletteParameter.missing(in:)) ?? []
  }

  private static func meaning(_ hit: PaletteActionIndex.Hit) -> Double {
    meaningWeight * Double(max(0, (hit.similarity ?? 0) - unrelated))
  }

  /// The same with what the person's own use adds.
  func weighed(_ use: Double) -> PaletteActionResult {
    var why = why
    why.usage = Palette.usageWeight * use
    return PaletteActionResult(
      action: action, score: score + why.usage, why: why, values: values, missing: missing, intent: intent)
  }
}

extension PaletteReason {
  fileprivate init(_ hit: PaletteActionIndex.Hit, _ text: PaletteText) {
    words = hit.matches.map {
      Word(range: text.spoken.words[$0.word.index].range, field: $0.field, quality: $0.quality)
    }
    similarity = hit.similarity
    isByMeaning = hit.matches.isEmpty
  }
}

extension PaletteParameter {
  /// The parameters of a request that need a value and have none, those of its summary first.
  static func missing(in intent: any AppIntent) -> [PaletteParameter] {
    let all = ParameterNames.of(intent)
    let shown = intent.summary().names
    let order = shown + all.map(\.name).filter { !shown.contains($0) }
    return order.compactMap { name in
      guard let parameter = all.first(where: { $0.name == name })?.parameter, !parameter.isOptional,
        !parameter.hasValue, parameter.emptyList(of: type(of: intent)) == nil
      else { return nil }
      return PaletteParameter(name: name, title: String(localized: parameter.title))
    }
  }
}
