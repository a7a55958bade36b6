import AppIntents
import IntentDiscovery

/// A builder that makes the phrase book of a provider.
package struct PhraseBookBuilder: Sendable {
  /// The names of the app, the usual name first.
  package var applicationNames: [String]
  /// The time limit of each query and each options provider.
  package var limit: TimeLimit
  /// The languages that a person prefers; they choose which words may be left out.
  package var languages: [String]

  package init(
    applicationNames: [String] = ApplicationName.all,
    limit: TimeLimit = TimeLimit(seconds: 5, clock: .system),
    languages: [String] = LanguagePreferences.current
  ) {
    self.applicationNames = applicationNames
    self.limit = limit
    self.languages = languages
  }

  /// Makes the book.
  ///
  /// The values of all parameters are asked for at the same time. It never throws: what is wrong is left
  /// out and reported in `diagnostics`, and everything else stays.
  package func book(of provider: any AppShortcutsProvider.Type) async -> ShortcutPhraseBook {
    let all = provider.appShortcuts
    let shortcuts = Array(all.prefix(ShortcutLimits.shortcuts))
    var draft = PhraseBookDraft(language: .none, applicationNames: applicationNames, shortcuts: shortcuts)
    do {
      draft = try PhraseBookDraft(
        language: .preferred(languages), applicationNames: applicationNames, shortcuts: shortcuts)
    } catch {
      draft.report(.damagedLanguage, "The words that may be left out of phrases can't be read: \(error)")
    }
    if all.count > shortcuts.count {
      draft.report(
        .tooManyShortcuts,
        "\(provider) has \(all.count) shortcuts. The first \(shortcuts.count) are used: an app has at most "
          + "\(ShortcutLimits.shortcuts).")
    }
    draft.readPhrases()

    let source = PhraseOptionsSource(limit: limit, maximumCount: PhraseExpansion.maximumCount)
    async let presented = PresentedShortcut.list(of: shortcuts, from: source)
    draft.take(await options(for: draft.parameters, in: shortcuts, from: source))
    draft.fill()
    draft.readNegative(provider.negativePhrases.phrases)
    let (list, problems) = await presented
    return ShortcutPhraseBook(
      provider: provider, applicationNames: applicationNames, shortcuts: shortcuts, phrases: draft.phrases,
      diagnostics: draft.diagnostics + problems.filter { !draft.diagnostics.contains($0) },
      presentedShortcuts: list, options: draft.options, index: draft.index, meanings: draft.meanings,
      gaps: draft.gaps)
  }

  /// The values of some parameters of each shortcut.
  private func options(
    for parameters: [[String]], in shortcuts: [AppShortcut], from source: PhraseOptionsSource
  ) async -> [[String: PhraseOptions]] {
    await withTaskGroup { group in
      for (number, names) in parameters.enumerated() {
        for name in names {
          group.addTask {
            (number, name, await source.options(of: name, in: shortcuts[number].intent, shortcut: number))
          }
        }
      }
      var found: [[String: PhraseOptions]] = Array(repeating: [:], count: shortcuts.count)
      for await (number, name, options) in group { found[number][name] = options }
      return found
    }
  }
}
