import AppIntents
import IntentDiscovery
import IntentPhrases

/// A step that fills the parameters of an action with the words that do not name it: "order pancakes".
struct PaletteFilling: Sendable {
  /// The values found for parameters.
  struct Filled: Sendable {
    var values: [PaletteValue] = []
    /// The quality of the match of the values, by the words that they take.
    var quality = 0.0
    /// The indices of the words of the text that the values take.
    var words: Set<Int> = []
  }

  let search: PaletteEntitySearch
  let language: PhraseLanguage
  let conversion: ParameterConversion

  /// The number of entities that are proposed for one parameter.
  private static let alternatives = 3
  /// The least quality with which an entity must match the words.
  private static let leastQuality = 0.45
  /// The greatest difference in quality between the best match and an alternative.
  private static let tolerance = 0.15

  /// The ways to fill the parameters of an intent, the best first; none where nothing fits.
  ///
  /// Cases of enumerations and numbers are taken out of the text first, then each run of words that is left
  /// is looked for among the entities, then read as a date, a place and so on, then taken as it is.
  ///
  /// - Parameter named: The words that name the action.
  func fillings(
    of intent: any AppIntent, in text: PaletteText, named: Set<Int>
  ) async -> (fillings: [Filled], problems: [PaletteProblem]) {
    let parameters = Self.open(intent)
    var words = WordRuns(text, without: named, language)
    guard !words.isEmpty, !parameters.isEmpty else { return ([], []) }
    var filled = Filled()
    for parameter in parameters {
      if let value = await small(parameter, &words, text) {
        filled.take(value.value, quality: 1, words: value.words)
      }
    }
    var ways = [filled]
    var problems: [PaletteProblem] = []
    for parameter in parameters where !filled.has(parameter) {
      let found = await entities(for: parameter, in: &words, text, named)
      problems += found.problems
      guard let first = found.values.first else { continue }
      filled.take(first.value, quality: first.quality, words: first.words)
      // The first parameter with several entities gives the alternatives; the others take their best.
      let others = ways.count == 1 ? found.values : [first]
      ways = ways.flatMap { way in
        others.map { value in
          var way = way
          way.take(value.value, quality: value.quality, words: value.words)
          return way
        }
      }
    }
    for isText in [false, true] {
      for parameter in parameters where !filled.has(parameter) && parameter.isText == isText {
        guard let value = await whole(parameter, &words, text) else { continue }
        filled.take(value.value, quality: isText ? 0.5 : 0.9, words: value.words)
        for index in ways.indices {
          ways[index].take(value.value, quality: isText ? 0.5 : 0.9, words: value.words)
        }
      }
    }
    return (ways.filter { !$0.values.isEmpty }, problems)
  }

  /// The parameters without values, those of the summary first.
  private static func open(_ intent: any AppIntent) -> [OpenParameter] {
    let shown = intent.summary().names
    let all = ParameterNames.of(intent).filter { !$0.parameter.isSet }
    let order = shown.compactMap { name in all.first { $0.name == name } }
    return (order + all.filter { !shown.contains($0.name) }).map {
      OpenParameter(
        name: $0.name, parameter: $0.parameter,
        type: $0.parameter.elementType)
    }
  }

  /// A case or a number that stands somewhere in the text.
  private func small(
    _ parameter: OpenParameter, _ words: inout WordRuns, _ text: PaletteText
  ) async -> Value? {
    if let type = parameter.type as? any AppEnum.Type {
      var best: (words: Range<Int>, value: any _IntentValue)?
      for option in type.options.options {
        for name in [option.display.title] + option.display.synonyms {
          let name = SpokenText(String(localized: name), in: language).words.map(\.text)
          guard name.count > best?.words.count ?? 0, let place = words.place(of: name, in: text) else {
            continue
          }
          best = (place, option.value)
        }
      }
      return await best.asyncFlatMap { await value($0.value, for: parameter, $0.words, &words, text) }
    }
    guard parameter.type is Int.Type || parameter.type is Double.Type else { return nil }
    for index in words.all {
      let word = text.spoken.words[index].text
      let digits = language.equivalents[word] ?? word
      guard digits.allSatisfy(\.isNumber) else { continue }
      if let value = await value(digits, for: parameter, index..<index + 1, &words, text) { return value }
    }
    return nil
  }

  /// The entities that a run of words may mean, the best first; the run is taken.
  private func entities(
    for parameter: OpenParameter, in words: inout WordRuns, _ text: PaletteText, _ named: Set<Int>
  ) async -> (values: [(value: PaletteValue, words: Range<Int>, quality: Double)], problems: [PaletteProblem])
  {
    let types = parameter.entityTypes
    guard !types.isEmpty else { return ([], []) }
    let sources = search.sources(for: types, of: parameter.parameter)
    var problems: [PaletteProblem] = []
    var best: (words: Range<Int>, found: [PaletteEntitySearch.Found])?
    func look(at place: Range<Int>) async {
      let wanted = PaletteText(String(text.spoken.text[text.spoken.range(of: place)]), in: language)
      var parts: [PaletteEntitySearch.Part] = []
      for source in sources { parts.append(await search.ask(source, for: wanted)) }
      let part = PaletteEntitySearch.merged(parts)
      problems += part.problems.filter { !problems.contains($0) }
      guard let first = part.found.first, first.score >= Self.leastQuality else { return }
      if first.score >= best?.found.first?.score ?? 0 { best = (place, part.found) }
    }
    for run in words.runs {
      await look(at: run)
      // A word that names the action may belong to the name of the entity as well: "order tomato soup".
      if let wide = words.widened(run, over: named, text) { await look(at: wide) }
    }
    for run in words.runs where best == nil && problems.isEmpty {
      // A word too many hides the others from queries that look for the whole text.
      for place in words.narrowed(run) where best == nil { await look(at: place) }
    }
    guard let best, let top = best.found.first else { return ([], problems) }
    var values: [(value: PaletteValue, words: Range<Int>, quality: Double)] = []
    let near = Self.named(best.found.filter { $0.score >= top.score - Self.tolerance }, first: types)
    for found in near.prefix(Self.alternatives) {
      var unused = words
      if let value = await value(found.entity, for: parameter, best.words, &unused, text) {
        values.append((value.value, best.words, found.score))
      }
    }
    if !values.isEmpty { words.take(best.words) }
    return (values, problems)
  }

  /// Entities of which those of one name are one, of the first type: a person and the conversation with that
  /// person are the same to whoever names them.
  private static func named(
    _ found: [PaletteEntitySearch.Found], first types: [any AppEntity.Type]
  ) -> [PaletteEntitySearch.Found] {
    guard types.count > 1 else { return found }
    func title(_ one: PaletteEntitySearch.Found) -> String {
      String(localized: one.entity.displayRepresentation.title)
    }
    func place(_ one: PaletteEntitySearch.Found) -> Int {
      types.firstIndex { $0 == type(of: one.entity) } ?? types.count
    }
    let first = Dictionary(found.map { (title($0), place($0)) }, uniquingKeysWith: min)
    return found.filter { place($0) == first[title($0)] }
  }

  /// A run of words that the parameter takes as a whole.
  private func whole(
    _ parameter: OpenParameter, _ words: inout WordRuns, _ text: PaletteText
  ) async -> Value? {
    let isKnown = !parameter.entityTypes.isEmpty || parameter.type is any AppEnum.Type
    if isKnown || parameter.type is Bool.Type { return nil }
    for run in words.runs {
      let said = String(text.spoken.text[text.spoken.range(of: run)])
      if let value = await value(said, for: parameter, run, &words, text) { return value }
    }
    return nil
  }

  private typealias Value = (value: PaletteValue, words: Range<Int>)

  /// A value as the parameter takes it; nil when it does not.
  private func value(
    _ value: any Sendable, for parameter: OpenParameter, _ place: Range<Int>, _ words: inout WordRuns,
    _ text: PaletteText
  ) async -> Value? {
    let conversion = conversion
    let target = parameter.parameter
    let converted: any _IntentValue
    do {
      converted = try await search.limit.run("Reading a value for \(target.label)") {
        try await conversion.convert(value, for: target)
      }
    } catch {
      // It is no value for this parameter; that is what was to be found out.
      return nil
    }
    words.take(place)
    let shown = value as? any _IntentValue ?? converted
    return (
      PaletteValue(
        parameter: parameter.name, value: converted, display: DisplayRepresentation(showing: shown),
        range: text.spoken.range(of: place)), place
    )
  }
}

/// A parameter that waits for a value.
private struct OpenParameter {
  let name: String
  let parameter: any AnyIntentParameter
  /// The type of one value.
  let type: any _IntentValue.Type

  /// The types of the entities that are values, of a union those of its cases.
  var entityTypes: [any AppEntity.Type] {
    let types = (type as? any AppUnionValue.Type)?.unionCases.map(\.payloadType) ?? [type]
    return types.compactMap { $0 as? any AppEntity.Type }.filter { !($0 is any TransientAppEntity.Type) }
  }

  /// A Boolean value that indicates whether any text is a value.
  var isText: Bool {
    type is String.Type || type is AttributedString.Type || type is IntentPerson.Type
      || type is PersonNameComponents.Type || type is CLPlacemark.Type
  }
}

extension PaletteFilling.Filled {
  fileprivate mutating func take(_ value: PaletteValue, quality: Double, words: Range<Int>) {
    values.append(value)
    values.sort { $0.range.lowerBound < $1.range.lowerBound }
    self.quality += quality * Double(words.count)
    self.words.formUnion(words)
  }

  fileprivate func has(_ parameter: OpenParameter) -> Bool {
    values.contains { $0.parameter == parameter.name }
  }
}

extension Optional where Wrapped: Sendable {
  fileprivate func asyncFlatMap<T>(_ transform: (Wrapped) async -> T?) async -> T? {
    guard let self else { return nil }
    return await transform(self)
  }
}
