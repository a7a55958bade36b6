import AppIntents
import IntentDiscovery
import IntentPalette
import IntentPhrases
import IntentRuntime
import PlainText

/// A search of the palette of a window for a text, in steps.
struct PaletteLookup: Sendable {
  let system: IntentSystem
  let context: ShellContext
  let text: String

  /// The results found so far; each step replaces the one before.
  struct Step: Sendable {
    var groups: [PaletteGroup] = []
    var leftOut: [String] = []
    var isComplete = false
    var hasActions = true
  }

  /// The most lines before anything is typed, and when something is.
  private static let (mostOffered, mostFound) = (1_000, 20)

  private var texts: ShellTexts { context.texts }

  /// The steps, in the languages of the task. Ending the stream calls off what is still asked.
  func steps() -> AsyncStream<Step> {
    let isEmpty = text.allSatisfy(\.isWhitespace)
    return stream { show in
      if isEmpty { await offered(show) } else { await found(show) }
    }
  }

  /// Returns the entities of a type with the text in their names.
  func entities(of type: any AppEntity.Type) -> AsyncStream<Step> {
    stream { show in
      var step = Step()
      do {
        let found = try await system.runtime.find(FindRequest(limit: Self.mostOffered), of: type)
        let wanted = text.foldedForMatching()
        let rows = found.map { row(for: $0) }
          .filter { wanted.isEmpty || $0.title.foldedForMatching().contains(wanted) }
        step.groups = [PaletteGroup("found", texts[.found], Array(rows.prefix(100)))].compactMap(\.self)
      } catch {
        step.leftOut = [ShellErrorText(texts).text(of: RunFailure(error))]
      }
      step.isComplete = true
      show(step)
    }
  }

  private func stream(
    _ work: @escaping @Sendable (_ show: @escaping @Sendable (Step) -> Void) async -> Void
  ) -> AsyncStream<Step> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task {
        await work { continuation.yield($0) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  // MARK: Before anything is typed

  private func offered(_ show: @Sendable (Step) -> Void) async {
    var step = Step()
    let results = await system.palette.search("", limit: Self.mostOffered)
    let categories = categories(results.actions)
    step.hasActions = !results.actions.isEmpty
    step.groups = categories
    step.leftOut = results.problems.map { ForeignText.line($0.source) }
    show(step)
    let habits = await PaletteHabits(system: system, context: context).rows()
    step.groups = [PaletteGroup("habits", texts[.suggestions], habits)].compactMap(\.self) + categories
    step.isComplete = true
    show(step)
  }

  /// All actions under their categories, both in the order in which one looks things up.
  private func categories(_ actions: [PaletteActionResult]) -> [PaletteGroup] {
    var rows: [String: [PaletteRow]] = [:]
    for result in actions {
      let category = result.action.intentType?.writtenDescription?.categoryName.map { ForeignText.line($0) }
      rows[category ?? "", default: []].append(PaletteRow(result, texts))
    }
    let locale = context.locale
    func comesBefore(_ a: String, _ b: String) -> Bool {
      a.compare(b, options: [.caseInsensitive, .numeric], locale: locale) == .orderedAscending
    }
    let rest = rows.removeValue(forKey: "") ?? []
    let named = rows.keys.sorted(by: comesBefore).compactMap { name in
      PaletteGroup(
        "category/\(name)", name, rows[name, default: []].sorted { comesBefore($0.title, $1.title) })
    }
    let title = texts[named.isEmpty ? .allActions : .otherActions]
    return named
      + [PaletteGroup("category/", title, rest.sorted { comesBefore($0.title, $1.title) })].compactMap(\.self)
  }

  // MARK: What a text finds

  private func found(_ show: @escaping @Sendable (Step) -> Void) async {
    async let answer = system.phrases.answer(to: text, limit: 5)
    var last: PaletteResults?
    for await results in system.palette.results(for: text, limit: Self.mostFound) {
      last = results
      show(step(results, phrases: nil))
    }
    guard let last, !Task.isCancelled else { return }
    show(step(last, phrases: await answer))
  }

  private func step(_ results: PaletteResults, phrases: PhraseAnswer?) -> Step {
    let said = phrases.flatMap(group)
    // The shortcuts that are phrases stand in their own group.
    let actions = results.actions.filter { said == nil || !$0.why.isPhrase }.map { PaletteRow($0, texts) }
    let entities = results.entities.map { PaletteRow($0) }
    let groups = [
      PaletteGroup("actions", texts[.actions], actions), PaletteGroup("found", texts[.found], entities),
    ]
    // What fits the text best comes first.
    let entitiesFirst = (results.entities.first?.score ?? 0) > (results.actions.first?.score ?? 0)
    return Step(
      groups: ([said] + (entitiesFirst ? groups.reversed() : groups)).compactMap(\.self),
      leftOut: results.problems.map { ForeignText.line($0.source) }, isComplete: phrases != nil,
      hasActions: results.emptyReason != .noActions)
  }

  /// The shortcuts that the text may mean; more than one are asked about, and so is a value that there is
  /// not.
  private func group(_ answer: PhraseAnswer) -> PaletteGroup? {
    switch answer {
    case .match(let match):
      return PaletteGroup("phrases", texts[.phrase], [PaletteRow(match, isDoubtful: !match.isExact)])
    case .ambiguous(let matches):
      return PaletteGroup("phrases", texts[.didYouMean], matches.map { PaletteRow($0, isDoubtful: true) })
    case .unknownValue(let question): return PaletteGroup("phrases", texts[.didYouMean], rows(question))
    case .nothing: return nil
    }
  }

  private func rows(_ question: PhraseQuestion) -> [PaletteRow] {
    let title = String(localized: question.shortcut.shortTitle ?? type(of: question.shortcut.intent).title)
    let name = "unknown/\(String(reflecting: question.provider))/\(question.shortcutIndex)"
    var rows: [PaletteRow] = []
    for (index, option) in question.suggestions.prefix(5).enumerated() {
      let intent = question.shortcut.intent.separateCopy
      guard
        let parameter = ParameterNames.of(intent).first(where: { $0.name == question.parameter })?.parameter
      else { continue }
      do {
        try parameter.set(option.value)
      } catch {
        continue  // A value of another type is no suggestion.
      }
      rows.append(
        PaletteRow(
          id: "\(name)/\(index)", title: option.title, subtitle: title,
          systemImageName: question.shortcut.systemImageName,
          kind: .run(intent, .phrase, isUncertain: true)))
    }
    // Without a value, which is then asked for.
    rows.append(
      PaletteRow(
        id: name, title: title, subtitle: texts(.asksFor, ["names": label(question)]),
        systemImageName: question.shortcut.systemImageName,
        kind: .run(question.shortcut.intent.separateCopy, .phrase, isUncertain: true)))
    return rows
  }

  private func label(_ question: PhraseQuestion) -> String {
    let parameters = ParameterNames.of(question.shortcut.intent)
    return parameters.first { $0.name == question.parameter }.map { ForeignText.line($0.parameter.title) }
      ?? question.parameter
  }

  private func row(for entity: any AppEntity) -> PaletteRow {
    func name(_ entity: some AppEntity) -> EntityIdentifier { EntityIdentifier(for: entity) }
    let shown = entity.displayRepresentation
    return PaletteRow(
      id: "entity/\(name(entity))", title: String(localized: shown.title),
      subtitle: shown.subtitle.map { String(localized: $0) }, image: shown.image,
      kind: opening(entity).map { .run($0, .search, isUncertain: false) } ?? .cannotOpen)
  }

  private func opening(_ entity: any AppEntity) -> (any AppIntent)? {
    guard let type = system.catalog.openIntent(for: type(of: entity)) else { return nil }
    let intent = type.init()
    guard let target = ParameterNames.of(intent).first(where: { $0.name == "target" })?.parameter else {
      return nil
    }
    do {
      try target.set(entity)
      return intent
    } catch {
      return nil  // A target of another shape, such as a list, is not opened by one entity.
    }
  }
}
