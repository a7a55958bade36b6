import AppIntents

struct DiscardTea: UndoableIntent {
  static let title: LocalizedStringResource = "Discard Tea"
  @Parameter(title: "Tea") var tea: Tea
  @Dependency var cellar: Cellar

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(actionName: .do, dialog: "Discard \(tea.name)?")
    remove(tea)
    undoManager?.setActionName("Discard \(tea.name)")
    return .result(dialog: "\(tea.name) is gone.")
  }

  @MainActor private func remove(_ tea: Tea) {
    let (cellar, manager) = (cellar, undoManager)
    cellar.remove(tea.id)
    manager?.registerUndo(withTarget: cellar) { cellar in
      cellar.add(tea)
      manager?.registerUndo(withTarget: cellar) { $0.remove(tea.id) }
    }
  }
}

struct ChooseCup: AppIntent {
  static let title: LocalizedStringResource = "Choose Cup"
  @Parameter(title: "Strength") var strength: Strength?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let small = IntentChoiceOption(title: "Small cup")
    let large = IntentChoiceOption(title: "Large cup")
    let chosen = try await requestChoice(between: [small, large, .cancel], dialog: "Which cup?")
    let strength = try await $strength.requestDisambiguation(
      among: [.mild, .strong], dialog: "How strong?")
    let minutes = try await $strength.requestConfirmation(for: strength, dialog: "Sure?")
    return .result(value: "\(chosen == large ? "large" : "small") \(strength.rawValue) \(minutes)")
  }
}

/// An app that hides every error: a test must see what went wrong all the same.
struct Stubborn: AppIntent {
  static let title: LocalizedStringResource = "Stubborn"
  @Parameter(title: "Count", inclusiveRange: (1, 3)) var count: Int?

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    do {
      return .result(value: try await $count.requestValue("How many?"))
    } catch {
      return .result(value: -1)
    }
  }
}

struct ComeIn: AppIntent {
  static let title: LocalizedStringResource = "Come In"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    try await continueInForeground("Come in?", alwaysConfirm: true)
    return .result(value: systemContext.currentMode.isForegroundNow)
  }
}

extension IntentModes.Current {
  /// Whether the app is in front.
  var isForegroundNow: Bool { if case .foreground = self { true } else { false } }
}

struct OpenTea: OpenIntent {
  static let title: LocalizedStringResource = "Open Tea"
  @Parameter(title: "Tea") var target: Tea
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: target.name) }
}

struct RecommendTea: AppIntent {
  static let title: LocalizedStringResource = "Recommend Tea"
  @Dependency var cellar: Cellar

  func perform() async throws -> some IntentResult & OpensIntent {
    let open = OpenTea()
    open.target = cellar.teas[0]
    try await open.donate()
    return .result(opensIntent: open)
  }
}

/// Steeps in steps; each waits for a word.
struct SteepLong: LongRunningIntent, CancellableIntent {
  static let title: LocalizedStringResource = "Steep Long"
  @Parameter(title: "Word") var word: String?

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    progress.totalUnitCount = 2
    for step in 1...2 {
      _ = try await $word.requestValue("Step \(step)?")
      progress.completedUnitCount = Int64(step)
    }
    return .result(value: 2)
  }
}

/// Waits for longer than anybody has time.
struct WaitForRain: AppIntent {
  static let title: LocalizedStringResource = "Wait for Rain"
  func perform() async throws -> some IntentResult {
    try await Task.sleep(for: .seconds(86_400))
    return .result()
  }
}
