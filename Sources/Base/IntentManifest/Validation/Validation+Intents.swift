extension Validation {
  mutating func check(_ intent: IntentManifest.Intent) {
    let name = intent.type.ownName
    if let title = intent.title, title.isBlank {
      report(
        .error, .emptyTitle, intent.type, "title", "The title of \(name) is empty.",
        "Give it a title that says what it does, such as \"Order Soup\".")
    }
    checkModes(intent)
    checkKinds(intent)
    checkDeprecation(intent)
    var names: Set<String> = []
    var titles: [String: String] = [:]
    for parameter in intent.parameters {
      if !names.insert(parameter.name).inserted {
        report(
          .error, .duplicateParameter, intent.type, parameter.name,
          "\(name) has two parameters '\(parameter.name)'.", "Rename one of them.")
      }
      if let title = parameter.title, let other = titles.updateValue(parameter.name, forKey: title) {
        report(
          .warning, .duplicateTitle, intent.type, parameter.name,
          "The parameters '\(other)' and '\(parameter.name)' of \(name) are both called \"\(title)\".",
          "Give each a title by which people can tell them apart.")
      }
      check(parameter, of: intent)
    }
    checkSummary(intent)
  }

  private mutating func checkModes(_ intent: IntentManifest.Intent) {
    let name = intent.type.ownName
    let opens = intent.supportedModes.contains { $0 != .background }
    if intent.supportedModes.isEmpty {
      report(
        .error, .noModes, intent.type, "supportedModes", "\(name) supports no mode, so it can't run.",
        "Name at least one mode, such as .background.")
    } else if intent.opensAppWhenRun, !opens, !intent.conforms(to: "OpenIntent") {
      report(
        .warning, .contradictoryModes, intent.type, "supportedModes",
        "\(name) opens the app when it runs, and supports the background only.",
        "Write supportedModes = .foreground, or leave openAppWhenRun out.")
    }
    if intent.supportedModes.contains(.foregroundDynamic), intent.supportedModes.contains(.foregroundDeferred)
    {
      report(
        .warning, .contradictoryModes, intent.type, "supportedModes",
        "\(name) comes to the front both when it asks for it and at the latest when it is done.",
        "Name one of .foreground(.dynamic) and .foreground(.deferred).")
    }
    if intent.conforms(to: "OpenIntent"), !opens {
      report(
        .error, .opensNothing, intent.type, "supportedModes",
        "\(name) opens something in the app, and supports the background only.",
        "Leave supportedModes out, or name .foreground.")
    }
    if intent.conforms(to: "SnippetIntent"), opens {
      report(
        .warning, .contradictoryModes, intent.type, "supportedModes",
        "\(name) makes a view again and again, and would bring the app to the front each time.",
        "Let it run in the background, and open the app from a button of the view.")
    }
  }

  private mutating func checkKinds(_ intent: IntentManifest.Intent) {
    let name = intent.type.ownName
    if intent.conforms(to: "OpenIntent") {
      let target = intent.parameters.first { $0.name == "target" }
      switch target?.type.scalar {
      case nil:
        report(
          .error, .openIntentWithoutTarget, intent.type, nil,
          "\(name) is an OpenIntent, and its target is no parameter.",
          "Declare @Parameter var target of the entity or enum that it opens.")
      case .entity, .enumeration, .union: break
      case .other(let type) where FrameworkFacts.modules.contains(TypeName(type).module): break
      case let type?:
        report(
          .error, .openIntentWithoutTarget, intent.type, "target",
          "\(name) opens a \(type), and only entities and enums can be opened.",
          "Make the target an AppEntity or an AppEnum.")
      }
    }
    if intent.conforms(to: "SnippetIntent"), intent.isDiscoverable {
      report(
        .warning, .discoverableSnippet, intent.type, "isDiscoverable",
        "\(name) makes a view for other intents, and people find it as an action of its own.",
        "Leave isDiscoverable out; a SnippetIntent is not discoverable by itself.")
    }
    if intent.conforms(to: "DeleteIntent"), !intent.parameters.contains(where: { $0.name == "entities" }) {
      report(
        .error, .deleteIntentWithoutEntities, intent.type, nil,
        "\(name) is a DeleteIntent, and its entities are no parameter.",
        "Declare @Parameter var entities: [Entity].")
    }
    if !intent.conforms(to: "WidgetConfigurationIntent"),
      let parameter = intent.parameters.first(where: { $0.sizeByWidgetFamily != nil })
    {
      report(
        .warning, .sizeWithoutWidget, intent.type, parameter.name,
        "The size of the parameter '\(parameter.name)' depends on a widget, which \(name) does not set up.",
        "Give it one size, or conform \(name) to WidgetConfigurationIntent.")
    }
  }

  private mutating func checkDeprecation(_ intent: IntentManifest.Intent) {
    guard let replacement = intent.deprecation?.replacement else { return }
    let name = intent.type.ownName
    if replacement == intent.type {
      report(
        .error, .badReplacement, intent.type, "deprecation", "\(name) is replaced by itself.",
        "Name the intent that takes its place.")
    } else if let other = intents[replacement] {
      guard other.deprecation != nil else { return }
      report(
        .warning, .badReplacement, intent.type, "deprecation",
        "\(name) is replaced by \(replacement.ownName), which is deprecated too.",
        "Name the intent that takes the place of both.")
    } else if !FrameworkFacts.modules.contains(TypeName(replacement).module) {
      report(
        .error, .badReplacement, intent.type, "deprecation",
        "\(name) is replaced by \(replacement), of which nothing is known here.",
        "Name an intent of the app, or build its module with the same flags.")
    }
  }

  private mutating func checkSummary(_ intent: IntentManifest.Intent) {
    guard let summary = intent.summary else { return }
    let names = Set(intent.parameters.map(\.name))
    let required = intent.parameters.filter(\.isRequired).map(\.name)
    for sentence in summary.sentences {
      let shown = sentence.places + (sentence.others ?? [])
      for name in shown where !names.contains(name) {
        report(
          .error, .unknownSummaryParameter, intent.type, "parameterSummary",
          "The summary \"\(sentence.text ?? "")\" of \(intent.type.ownName) names '\(name)', which is no "
            + "parameter of it.",
          "Name one of \(names.sorted().quoted), as in \\(\\.$name).")
      }
      guard sentence.others != nil else { continue }
      // What a condition asks about has its value already, or is to have none.
      let missing = required.filter { name in
        !shown.contains(name) && !sentence.conditions.contains { $0.hasPrefix("\(name) ") }
      }
      if !missing.isEmpty {
        report(
          .warning, .missingInSummary, intent.type, "parameterSummary",
          "The summary \"\(sentence.text ?? "")\" of \(intent.type.ownName) leaves out \(missing.quoted), which must "
            + "have values, so that nobody can set them in a shortcut.",
          "Put them into the sentence or beside it, give them defaults, or make them optional.")
      }
    }
  }
}

extension [String] {
  /// The names in quotes, for a message.
  var quoted: String { isEmpty ? "none" : map { "'\($0)'" }.joined(separator: ", ") }
}

extension IntentManifest.Finding.Code {
  /// A title is empty.
  public static let emptyTitle = Self("emptyTitle")
  /// Two things that people tell apart by their titles have the same.
  public static let duplicateTitle = Self("duplicateTitle")
  /// An intent has two parameters of a name.
  public static let duplicateParameter = Self("duplicateParameter")
  /// An intent can't run anywhere.
  public static let noModes = Self("noModes")
  /// The modes in which an intent runs contradict each other.
  public static let contradictoryModes = Self("contradictoryModes")
  /// An intent that opens something never opens the app.
  public static let opensNothing = Self("opensNothing")
  /// An `OpenIntent` has no target that can be opened.
  public static let openIntentWithoutTarget = Self("openIntentWithoutTarget")
  /// A `DeleteIntent` has no entities.
  public static let deleteIntentWithoutEntities = Self("deleteIntentWithoutEntities")
  /// People find an intent that only makes views for others.
  public static let discoverableSnippet = Self("discoverableSnippet")
  /// A size depends on a widget where there is none.
  public static let sizeWithoutWidget = Self("sizeWithoutWidget")
  /// The replacement of a deprecated intent is unknown, deprecated, or the intent itself.
  public static let badReplacement = Self("badReplacement")
  /// A summary names what is no parameter.
  public static let unknownSummaryParameter = Self("unknownSummaryParameter")
  /// A summary leaves out a parameter that must have a value.
  public static let missingInSummary = Self("missingInSummary")
}
