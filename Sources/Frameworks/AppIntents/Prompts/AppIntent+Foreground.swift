extension AppIntent {
  /// Brings the app to the front.
  ///
  /// - Parameters:
  ///   - dialog: What the person is asked.
  ///   - alwaysConfirm: Whether to ask even when the person was active in the app's matter a moment ago.
  /// - Throws: When the person or the system denies it. The intent may catch it and go on in the background.
  public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
    let prompt = IntentPrompt(
      call: "continueInForeground(_:alwaysConfirm:)", kind: .foreground(alwaysConfirm: alwaysConfirm),
      dialog: dialog)
    guard case .confirmed(true) = try await IntentRun.answer(to: prompt) else {
      throw IntentRunError(.cancelled, "The app may not come to the front.")
    }
  }

  /// The error that ends the run and lets it begin again with the app in front.
  ///
  /// - Parameters:
  ///   - dialog: What the person is asked.
  ///   - alwaysConfirm: Whether to ask even when the person was active in the app's matter a moment ago.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> AppIntentError {
    AppIntentError(
      .needsForeground(dialog, alwaysConfirm: alwaysConfirm, continuation: nil),
      "The action has to go on with the app in front.")
  }
}

/// An intent that begins in the background and may ask to go on with the app in front.
@available(*, deprecated, message: "Add .foreground(.dynamic) to supportedModes instead.")
@_alwaysEmitConformanceMetadata
public protocol ForegroundContinuableIntent: AppIntent {}

@available(*, deprecated, message: "Add .foreground(.dynamic) to supportedModes instead.")
extension ForegroundContinuableIntent {
  public static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }

  /// The error that ends the run and lets it begin again with the app in front.
  ///
  /// - Parameters:
  ///   - dialog: What the person is asked.
  ///   - continuation: What happens when the app is in front.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
  ) -> AppIntentError {
    return AppIntentError(
      .needsForeground(dialog, alwaysConfirm: true, continuation: continuation),
      "The action has to go on with the app in front.")
  }

  /// Brings the app to the front, then does `continuation` there.
  ///
  /// - Throws: When the person or the system denies it, or what `continuation` throws.
  @discardableResult
  public func requestToContinueInForeground<ResultValue: Sendable>(
    _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> ResultValue = { () }
  ) async throws -> ResultValue {
    try await continueInForeground(dialog)
    return try await continuation()
  }
}
