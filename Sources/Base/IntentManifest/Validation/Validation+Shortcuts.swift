extension Validation {
  /// The most shortcuts and phrases that an app has, as on Apple's platforms.
  private static let maximumShortcuts = 10
  private static let maximumPhrases = 1_000

  mutating func checkShortcuts() {
    guard let first = manifest.shortcutProviders.first else { return }
    for provider in manifest.shortcutProviders.dropFirst() {
      report(
        .error, .severalShortcutProviders, provider.type, nil,
        "\(first.type) and \(provider.type) both name shortcuts, and an app has one AppShortcutsProvider.",
        "Put all shortcuts into one of them.")
    }
    for provider in manifest.shortcutProviders { check(provider) }
  }

  private mutating func check(_ provider: IntentManifest.ShortcutProvider) {
    let member = "appShortcuts"
    if provider.shortcuts.count > Self.maximumShortcuts {
      report(
        .error, .tooManyShortcuts, provider.type, member,
        "\(provider.type.ownName) names \(provider.shortcuts.count) shortcuts, and an app has at most "
          + "\(Self.maximumShortcuts).", "Keep those that people use most.")
    }
    var seen: [String: String] = [:]
    var count = 0
    for shortcut in provider.shortcuts {
      check(shortcut, of: provider)
      let intent = intents[shortcut.intent]
      for phrase in shortcut.phrases {
        let folded = phrase.lowercased()
        if let other = seen.updateValue(shortcut.intent, forKey: folded) {
          report(
            .error, .duplicatePhrase, provider.type, member,
            "The phrase \"\(phrase)\" stands for \(other.ownName) and for \(shortcut.intent.ownName).",
            "Leave it out of one of them.")
        }
        var expanded = 1
        for parameter in IntentManifest.Shortcut.parameters(in: phrase) {
          expanded = min(expanded * choices(for: parameter, in: intent), Self.maximumPhrases + 1)
        }
        count += expanded
      }
    }
    if count > Self.maximumPhrases {
      report(
        .warning, .tooManyPhrases, provider.type, member,
        "The phrases of \(provider.type.ownName) give \(count) with the cases of enums alone, and an app has at "
          + "most \(Self.maximumPhrases): some are left out.",
        "Use fewer phrases with parameters, or parameters with fewer cases.")
    }
  }

  /// Returns the number of values that a parameter has in phrases, as far as that is known without running
  /// the app.
  private func choices(for parameter: String, in intent: IntentManifest.Intent?) -> Int {
    guard let type = intent?.parameters.first(where: { $0.name == parameter })?.type.scalar,
      case .enumeration(let name) = type
    else { return 1 }
    return max(enums[name]?.cases.count ?? 1, 1)
  }

  private mutating func check(
    _ shortcut: IntentManifest.Shortcut, of provider: IntentManifest.ShortcutProvider
  ) {
    let member = "appShortcuts"
    let name = shortcut.intent.ownName
    let intent = intents[shortcut.intent]
    if shortcut.phrases.isEmpty {
      report(
        .error, .shortcutWithoutPhrase, provider.type, member, "The shortcut of \(name) has no phrase.",
        "Give it a phrase with \\(.applicationName) in it.")
    }
    for phrase in shortcut.phrases {
      if !Template.places(in: phrase).contains(IntentManifest.Shortcut.applicationNamePlace) {
        report(
          .error, .phraseWithoutApplicationName, provider.type, member,
          "The phrase \"\(phrase)\" of \(name) does not name the app.",
          "Put \\(.applicationName) into it, so that people can say which app they mean.")
      }
      if let intent { check(phrase, of: intent, in: provider) }
    }
    guard let intent else {
      if FrameworkFacts.modules.contains(TypeName(shortcut.intent).module) { return }
      report(
        .error, .unknownShortcutIntent, provider.type, member,
        "A shortcut runs \(shortcut.intent), of which nothing is known here.",
        "Name an intent of the app, or build its module with the same flags.")
      return
    }
    if !intent.isDiscoverable {
      report(
        .warning, .hiddenShortcut, provider.type, member,
        "\(name) has a shortcut, and is not discoverable, so that people don't find it.",
        "Leave isDiscoverable out of \(name), or the shortcut.")
    }
    if let parameter = shortcut.presentedParameter,
      !intent.parameters.contains(where: { $0.name == parameter })
    {
      report(
        .error, .badPhraseParameter, provider.type, member,
        "The shortcut of \(name) is shown for each value of '\(parameter)', which is no parameter of it.",
        "Name one of \(intent.parameters.map(\.name).quoted).")
    }
  }

  private mutating func check(
    _ phrase: String, of intent: IntentManifest.Intent, in provider: IntentManifest.ShortcutProvider
  ) {
    let name = intent.type.ownName
    for place in IntentManifest.Shortcut.parameters(in: phrase) {
      guard let parameter = intent.parameters.first(where: { $0.name == place }) else {
        report(
          .error, .badPhraseParameter, provider.type, "appShortcuts",
          "The phrase \"\(phrase)\" names '\(place)', which is no parameter of \(name).",
          "Name one of \(intent.parameters.map(\.name).quoted).")
        continue
      }
      switch parameter.type.scalar {
      case .entity, .enumeration: continue
      case .other(let type) where FrameworkFacts.modules.contains(TypeName(type).module): continue
      default: break
      }
      report(
        .error, .badPhraseParameter, provider.type, "appShortcuts",
        "The phrase \"\(phrase)\" of \(name) has a place for '\(place)', a \(parameter.type), whose values can't "
          + "be listed.",
        "Use an AppEntity or an AppEnum, or let the intent ask: requestValueDialog.")
    }
  }
}

extension IntentManifest.Finding.Code {
  /// Two types name shortcuts.
  public static let severalShortcutProviders = Self("severalShortcutProviders")
  /// There are more than ten shortcuts.
  public static let tooManyShortcuts = Self("tooManyShortcuts")
  /// There are more than a thousand phrases with all values in their places.
  public static let tooManyPhrases = Self("tooManyPhrases")
  /// A phrase stands for two shortcuts.
  public static let duplicatePhrase = Self("duplicatePhrase")
  /// A shortcut has no phrase.
  public static let shortcutWithoutPhrase = Self("shortcutWithoutPhrase")
  /// A phrase does not name the app.
  public static let phraseWithoutApplicationName = Self("phraseWithoutApplicationName")
  /// A phrase names what is no parameter, or one whose values can't be listed.
  public static let badPhraseParameter = Self("badPhraseParameter")
  /// A shortcut runs an unknown intent.
  public static let unknownShortcutIntent = Self("unknownShortcutIntent")
  /// A shortcut runs an intent that people don't find.
  public static let hiddenShortcut = Self("hiddenShortcut")
}
