import AppIntents

/// A phrase book that is being made.
struct PhraseBookDraft {
  /// A phrase of the app that can be used.
  private struct Source {
    let shortcut: Int
    let phrase: ShortcutPhrase
    let key: String
  }

  let applicationNames: [String]
  let shortcuts: [AppShortcut]
  private let language: PhraseLanguage
  private var sources: [Source] = []
  private(set) var diagnostics: [PhraseDiagnostic] = []
  private(set) var options: [[String: [PhraseOption]]]
  private(set) var phrases: [ShortcutPhraseBook.Phrase] = []
  private(set) var index: PhraseIndex
  private(set) var meanings: [PhraseMeaning] = []
  private(set) var gaps: [PhraseGap] = []

  init(language: PhraseLanguage, applicationNames: [String], shortcuts: [AppShortcut]) {
    self.language = language
    self.applicationNames = applicationNames
    self.shortcuts = shortcuts
    options = Array(repeating: [:], count: shortcuts.count)
    index = PhraseIndex(language: language)
  }

  mutating func report(
    _ code: PhraseDiagnostic.Code, _ message: String, shortcut: Int? = nil, phrase: String? = nil
  ) {
    diagnostics.append(PhraseDiagnostic(code, message, shortcut: shortcut, phrase: phrase))
  }

  /// Reads the phrases of all shortcuts in the language that the person prefers.
  mutating func readPhrases() {
    for (number, shortcut) in shortcuts.enumerated() {
      for written in shortcut.phrases {
        let key = written.text.key
        let phrase = written.localized
        if !phrase.namesApplication {
          report(
            .missingApplicationName,
            "The phrase '\(key)' of \(type(of: shortcut.intent)) is left out: it "
              + (written.namesApplication
                ? "loses the app's name in the table \(ShortcutPhrase.table), where "
                  + "it is '\(phrase.text.key)'." : "does not name the app.")
              + " Every phrase must have \\(.applicationName).", shortcut: number, phrase: key)
        } else if !Self.hasWords(phrase) {
          report(
            .emptyPhrase, "The phrase '\(key)' of \(type(of: shortcut.intent)) has no words.",
            shortcut: number,
            phrase: key)
        } else {
          sources.append(Source(shortcut: number, phrase: phrase, key: key))
        }
      }
    }
  }

  private static func hasWords(_ phrase: ShortcutPhrase) -> Bool {
    !phrase.parameters.isEmpty
      || phrase.parts.contains { part in
        guard case .text(let text) = part else { return false }
        return !SpokenText(text, in: .none, limit: 1).words.isEmpty
      }
  }

  /// The parameters of each shortcut whose values are needed.
  var parameters: [[String]] {
    shortcuts.indices.map { number in
      var names: [String] = []
      for source in sources where source.shortcut == number {
        for name in source.phrase.parameters where !names.contains(name) { names.append(name) }
      }
      return names
    }
  }

  /// Takes up the values of parameters.
  mutating func take(_ found: [[String: PhraseOptions]]) {
    for (number, found) in found.enumerated() {
      for (name, found) in found.sorted(by: { $0.key < $1.key }) {
        options[number][name] = found.options
        diagnostics += found.diagnostics
      }
    }
  }

  /// Fills the phrases with all values.
  mutating func fill() {
    // Parameters of two shortcuts may have the same name: their places are told apart by the shortcut.
    var names: [String: [String]] = [:]
    var meant: [String: [Int]] = [:]
    for (number, options) in options.enumerated() {
      for (name, options) in options {
        // Titles come first: where there are too many, other names of one value don't push others out.
        let titles = options.enumerated().map { ($0.offset, $0.element.title) }
        let others = options.enumerated().flatMap { option in
          option.element.synonyms.map { (option.offset, $0) }
        }
        let place = Self.place(name, number)
        names[place] = titles.map(\.1) + others.map(\.1)
        meant[place] = titles.map(\.0) + others.map(\.0)
      }
    }
    let expansion = PhraseExpansion(
      of: sources.map { Self.marked($0.phrase, $0.shortcut) }, applicationNames: applicationNames,
      options: names)
    if !expansion.isComplete {
      report(
        .tooManyPhrases,
        "The shortcuts have more than \(PhraseExpansion.maximumCount) phrases once the names of the app and "
          + "the values of parameters are in them. Each phrase has an equal share of "
          + "\(PhraseExpansion.maximumCount); the values at the end of the lists are left out.")
    }
    for filled in expansion.phrases { add(filled, names, meant) }
    for source in sources where !source.phrase.parameters.isEmpty { addGap(source) }
    reportAmbiguous()
  }

  private mutating func add(
    _ filled: PhraseExpansion.Phrase, _ names: [String: [String]], _ meant: [String: [Int]]
  ) {
    let source = sources[filled.source]
    let parameters = source.phrase.parameters
    func content(_ name: String) -> String {
      let place = Self.place(name, source.shortcut)
      return filled.options[place].flatMap { names[place]?[$0] } ?? ""
    }
    // The expansion says which values it chose, and not which of the app's names.
    var words: [(text: String, role: PhrasePattern.Role)] = []
    for application in applicationNames {
      let reading = PhraseReading(source.phrase, application: application, parameters: content)
      guard reading.text == filled.text else { continue }
      words = reading.words(in: language)
      break
    }
    guard !words.isEmpty else { return }
    var options: [String: Int] = [:]
    for name in parameters {
      let place = Self.place(name, source.shortcut)
      options[name] = filled.options[place].flatMap { meant[place]?[$0] }
    }
    index.add(words)
    meanings.append(.phrase(phrases.count, parameters: parameters))
    phrases.append(
      .init(text: filled.text, shortcut: source.shortcut, source: source.key, options: options))
  }

  private mutating func addGap(_ source: Source) {
    guard source.phrase.parameters.contains(where: { options[source.shortcut][$0]?.isEmpty == false }) else {
      return
    }
    for application in applicationNames {
      // A sign that is no part of any word stands in each place.
      let reading = PhraseReading(source.phrase, application: application) { _ in " \u{1F532} " }
      let words = reading.words(in: language).map { word in
        guard case .option(let number) = word.role else { return word }
        return (text: "", role: PhrasePattern.Role.gap(number))
      }
      gaps.append(
        PhraseGap(
          pattern: index.pattern(words), shortcut: source.shortcut, source: source.key,
          parameters: source.phrase.parameters))
    }
  }

  /// Reads the phrases that do not mean the app.
  mutating func readNegative(_ negative: [ShortcutPhrase]) {
    for written in negative {
      let phrase = written.localized
      for application in phrase.namesApplication ? applicationNames : [""] {
        let reading = PhraseReading(phrase, application: application) { _ in "" }
        let words = reading.words(in: language)
        if words.isEmpty { continue }
        for number in index.exactly(words) {
          guard case .phrase(let place, _) = meanings[number] else { continue }
          report(
            .contradictoryPhrase,
            "'\(reading.text)' is a phrase and a negative phrase. It is taken for the phrase.",
            shortcut: phrases[place].shortcut, phrase: written.text.key)
        }
        index.add(words)
        meanings.append(.negative(reading.text))
      }
    }
  }

  /// Reports the phrases that stand for two shortcuts, one for each pair of shortcuts.
  private mutating func reportAmbiguous() {
    var known: Set<[Int]> = []
    for numbers in index.same {
      let shortcuts = Set(numbers.compactMap { phrases.indices.contains($0) ? phrases[$0].shortcut : nil })
      guard shortcuts.count > 1, known.insert(shortcuts.sorted()).inserted else { continue }
      let phrase = phrases[numbers[0]]
      let places = shortcuts.sorted().map { "\($0 + 1)" }.joined(separator: " and ")
      report(
        .ambiguousPhrase,
        "'\(phrase.text)' is a phrase of the shortcuts \(places): who says it is asked which is meant.",
        shortcut: phrase.shortcut, phrase: phrase.source)
    }
  }

  private static func place(_ name: String, _ shortcut: Int) -> String { "\(shortcut).\(name)" }

  private static func marked(_ phrase: ShortcutPhrase, _ shortcut: Int) -> ShortcutPhrase {
    var text = PlaceholderText()
    for part in phrase.parts {
      switch part {
      case .text(let words): text.append(text: words)
      case .applicationName: text.append(place: ShortcutPhrase.applicationNamePlace)
      case .parameter(let name): text.append(place: place(name, shortcut))
      }
    }
    return ShortcutPhrase(text)
  }
}
