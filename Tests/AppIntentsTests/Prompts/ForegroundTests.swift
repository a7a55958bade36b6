import Testing

@testable import AppIntents

@Suite struct ForegroundTests {
  struct ShowTimer: AppIntent {
    static let title: LocalizedStringResource = "Show Timer"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
      if systemContext.currentMode == .foreground { return .result(value: true) }
      guard systemContext.currentMode.canContinueInForeground else { return .result(value: false) }
      try await continueInForeground("Open the kitchen?", alwaysConfirm: false)
      return .result(value: true)
    }
  }

  @Test func theModeOfTheRunIsKnown() async throws {
    #expect(try await ScriptedRun(mode: .foreground).perform(ShowTimer()).value == true)
    #expect(try await ScriptedRun(mode: .background).perform(ShowTimer()).value == false)
    let time = Date(timeIntervalSince1970: 12.5)
    let run = ScriptedRun(at: time)
    IntentRun.$context.withValue(run) { #expect(ShowTimer().systemContext.preciseTimestamp == time) }
    #expect(ShowTimer().systemContext.preciseTimestamp == nil)
  }

  @Test func modesSayWhenTheAppComesToTheFront() {
    #expect(ShowTimer.supportedModes.foregroundMode == .dynamic)
    #expect((IntentModes.foreground).foregroundMode == .immediate)
    #expect(IntentModes.foreground(.immediate) == .foreground)
    #expect(IntentModes.foreground(.deferred).foregroundMode == .deferred)
    #expect(IntentModes.background.foregroundMode == nil)
    #expect(IntentModes.Current(isForeground: false, canContinueInForeground: true) == .background)
  }

  @Test func anIntentThatOpensTheAppSaysSoInBothForms() {
    struct Old: AppIntent {
      static let title: LocalizedStringResource = "Old"
      static let openAppWhenRun = true
      func perform() async throws -> some IntentResult { .result() }
    }
    #expect(Old.supportedModes == .foreground)
    #expect(!ShowTimer.openAppWhenRun)
    #expect(Old.allowedExecutionTargets == .default)
    #expect(Old.authenticationPolicy == .alwaysAllowed)
    #expect(Old.isDiscoverable)
    #expect(IntentExecutionTargets([.main, .appIntentsExtension]).contains(.main))
    #expect(!IntentExecutionTargets.widgetKitExtension.contains(.main))
    #expect(IntentAuthenticationPolicy.requiresAuthentication != .requiresLocalDeviceAuthentication)
  }

  @available(*, deprecated)
  @Test func theFormerFormsStillAsk() async throws {
    struct Former: ForegroundContinuableIntent {
      static let title: LocalizedStringResource = "Former"
      func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        .result(value: try await requestToContinueInForeground("May I?") { 7 })
      }
    }
    let run = ScriptedRun(.confirmed(true))
    #expect(try await run.perform(Former()).value == 7)
    await #expect(throws: IntentRunError.self) { try await ScriptedRun(.confirmed(false)).perform(Former()) }
    #expect(Former.supportedModes.contains(.background))
    let error = Former().needsToContinueInForegroundError("Here?") {}
    guard case .needsForeground(_, _, let continuation) = error.kind else {
      Issue.record("not about the foreground")
      return
    }
    try await continuation?()
  }

  @Test func theErrorSaysWhatItNeeds() {
    let error = ShowTimer().needsToContinueInForegroundError("Open it?", alwaysConfirm: false)
    guard case .needsForeground(let dialog, let alwaysConfirm, nil) = error.kind else {
      Issue.record("not about the foreground")
      return
    }
    #expect(dialog.map { String(localized: $0.full) } == "Open it?")
    #expect(!alwaysConfirm)
  }

  @Test func aDenialIsAnErrorThatMayBeCaught() async throws {
    struct Asking: AppIntent {
      static let title: LocalizedStringResource = "Asking"
      func perform() async throws -> some IntentResult & ReturnsValue<String> {
        do {
          try await continueInForeground()
          return .result(value: "front")
        } catch {
          return .result(value: "back")
        }
      }
    }
    let run = ScriptedRun(.confirmed(false))
    #expect(try await run.perform(Asking()).value == "back")
    guard case .foreground(alwaysConfirm: true) = run.prompts[0].kind else {
      Issue.record("not about the foreground")
      return
    }
  }
}
