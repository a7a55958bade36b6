import AppIntents

extension ShortcutPhraseBooks: ShortcutTipSource {
  /// The first phrase of the shortcut that runs an action, or nil where none does.
  ///
  /// It has the values that the action has; else those of the shortcut; else, as an example, the first
  /// value that there is. A phrase that can be said in full comes before one that needs an example, and a
  /// shortcut that sets the same values before others. It asks no queries: examples are there once the book
  /// was made.
  package func phrase(for intent: any AppIntent) -> String? {
    var example: String?
    for provider in providers {
      let shortcuts = Array(provider.appShortcuts.prefix(ShortcutLimits.shortcuts))
      let book = bookAtHand(of: provider)
      let fitting = shortcuts.enumerated().filter { type(of: $0.element.intent) == type(of: intent) }
        .map {
          (number: $0.offset, shortcut: $0.element, agreement: $0.element.intent.agreement(with: intent))
        }
        .filter { $0.agreement >= 0 }.sorted { ($1.agreement, $0.number) < ($0.agreement, $1.number) }
      for (number, shortcut, _) in fitting {
        for phrase in shortcut.phrases.map(\.localized) where phrase.namesApplication {
          if let text = filled(phrase, { intent.title(of: $0) ?? shortcut.intent.title(of: $0) }) {
            return text
          }
          if example == nil {
            example = filled(phrase) { name in
              intent.title(of: name) ?? shortcut.intent.title(of: name)
                ?? book?.options(of: name, in: number).first?.title
            }
          }
        }
      }
    }
    return example
  }

  /// A phrase with the app's usual name, unless a parameter has no title.
  private func filled(_ phrase: ShortcutPhrase, _ title: (String) -> String?) -> String? {
    var titles: [String: String] = [:]
    for name in phrase.parameters {
      guard let title = title(name) else { return nil }
      titles[name] = title
    }
    return phrase.text.filled { place in
      place == ShortcutPhrase.applicationNamePlace ? applicationNames.first ?? "" : titles[place] ?? ""
    }
  }
}

extension AppIntent {
  /// Returns the number of values that this request has in common with another; negative when one is
  /// different.
  fileprivate func agreement(with other: any AppIntent) -> Int {
    var common = 0
    for (name, parameter) in ParameterNames.of(self).map({ ($0.name, $0.parameter) }) where parameter.isSet {
      guard let theirs = other.parameter(name), theirs.isSet else { continue }
      guard parameter.container == theirs.container else { return -1 }
      common += 1
    }
    return common
  }

  /// Returns the title of a parameter's value, where it was set.
  fileprivate func title(of name: String) -> String? {
    guard let parameter = parameter(name), parameter.isSet, let value = parameter.container else {
      return nil
    }
    guard case .value(let plain) = value.element else { return nil }
    return String(localized: DisplayRepresentation(showing: plain).title)
  }
}

extension AnyIntentParameter {
  /// The value, comparable with others; nil when there is none.
  fileprivate var container: IntentValueContainer? {
    guard hasValue, case .success(let value) = Result(catching: { try value() }),
      let present = value.presentValue
    else { return nil }
    return IntentValueContainer(.value(present))
  }
}
