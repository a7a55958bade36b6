import AppIntents
import IntentDiscovery

/// A shortcut as it is listed, where a person chooses among an app's shortcuts.
package struct PresentedShortcut: Sendable {
  /// A line that runs the shortcut.
  package struct Row: Sendable {
    /// The text of the line: "Walk Ridge Trail".
    package let title: String
    /// The value that the shortcut has here; nil for the shortcut as the app made it.
    package let option: PhraseOption?
    /// The words of the title, by which it is searched.
    package let words: [String]
    private let made: any AppIntent

    init(title: String, option: PhraseOption?, intent: any AppIntent) {
      self.title = title
      self.option = option
      words = SpokenText(title, in: .none, limit: SpokenText.searchedWords).words.map(\.text)
      made = intent
    }

    /// A request of its own, made anew each time.
    package var intent: any AppIntent { made.separateCopy }
  }

  /// A group of lines under one heading.
  package struct Group: Sendable {
    /// The heading; nil for the shortcut as the app made it.
    package let title: String?
    package let systemImageName: String?
    package let rows: [Row]
  }

  /// The place of the shortcut in its provider's list.
  package let shortcut: Int
  /// The short title of the shortcut, else the title of its intent.
  package let title: String
  package let systemImageName: String?
  /// The groups of lines: one group of one row, or those of the shortcut's presentation. No group is empty.
  package let groups: [Group]
}

extension PresentedShortcut {
  /// The shortcuts as they are listed, in their order, and what is wrong with them.
  ///
  /// The groups of all shortcuts are asked for at the same time. A shortcut whose presentation gives no
  /// values is listed as the app made it.
  static func list(
    of shortcuts: [AppShortcut], from source: PhraseOptionsSource
  ) async -> ([PresentedShortcut], [PhraseDiagnostic]) {
    await withTaskGroup { group in
      for (number, shortcut) in shortcuts.enumerated() {
        guard let presentation = shortcut.presentation else { continue }
        for place in presentation.collections.indices {
          group.addTask {
            let options = await source.options(
              ofGroup: place, in: presentation, of: shortcut.intent, shortcut: number)
            return (number, place, options)
          }
        }
      }
      var found: [Int: [Int: PhraseOptions]] = [:]
      for await (number, place, options) in group { found[number, default: [:]][place] = options }

      var diagnostics: [PhraseDiagnostic] = []
      let presented = shortcuts.enumerated().map { number, shortcut in
        let options = (found[number] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
        diagnostics += options.flatMap(\.diagnostics)
        return PresentedShortcut(shortcut, number, options.map(\.options))
      }
      return (presented, diagnostics)
    }
  }

  private init(_ shortcut: AppShortcut, _ number: Int, _ options: [[PhraseOption]]) {
    let title = String(localized: shortcut.shortTitle ?? type(of: shortcut.intent).title)
    self.shortcut = number
    self.title = title
    systemImageName = shortcut.systemImageName
    var groups: [Group] = []
    if let presentation = shortcut.presentation {
      let summary = presentation.summary.localized(table: presentation.table ?? ShortcutPhrase.table)
      for (collection, options) in zip(presentation.collections, options) where !options.isEmpty {
        let rows = options.compactMap { Row($0, of: shortcut, presentation.parameter, summary) }
        if rows.isEmpty { continue }
        groups.append(
          Group(
            title: String(localized: collection.title), systemImageName: collection.systemImageName,
            rows: rows))
      }
    }
    if groups.isEmpty {
      groups = [
        Group(
          title: nil, systemImageName: nil,
          rows: [Row(title: title, option: nil, intent: shortcut.intent)])
      ]
    }
    self.groups = groups
  }
}

extension PresentedShortcut.Row {
  /// The row for a value; nil when the intent does not take it.
  fileprivate init?(
    _ option: PhraseOption, of shortcut: AppShortcut, _ parameter: String, _ summary: PlaceholderText
  ) {
    guard
      case .success(let intent) = Result(catching: {
        try shortcut.intent.separateCopy(setting: [parameter: option.value])
      })
    else { return nil }
    self.init(title: summary.filled { $0 == parameter ? option.title : "" }, option: option, intent: intent)
  }
}
