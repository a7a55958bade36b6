extension AppIntent {
  /// Brings the app to the foreground.
  ///
  /// - Parameters:
  ///   - dialog: The question to the person.
  ///   - alwaysConfirm: A Boolean value that indicates whether to ask even if the person interacted with the
  ///     app a moment ago.
  /// - Throws: An error if the person or the system denies it. The intent may catch it and continue in the
  ///   background.
  public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
    let prompt = IntentPrompt(
      call: "continueInForeground(_:alwaysConfirm:)", kind: .foreground(alwaysConfirm: alwaysConfirm),
      dialog: dialog)
    guard case .confirmed(true) = try await IntentRun.answer(to: prompt) else {
      throw IntentRunError(.cancelled, "The app may not come to the front.")
    }
  }

  /// Returns an error that ends the run and starts it again with the app in the foreground.
  ///
  /// - Parameters:
  ///   - dialog: The question to the person.
  ///   - alwaysConfirm: A Boolean value that indicates whether to ask even if the person interacted with the
  ///     app a moment ago.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> AppIntentError {
    AppIntentError(
      .needsForeground(dialog, alwaysConfirm: alwaysConfirm, continuation: nil),
      "The action has to go on with the app in front.")
  }
}

/// An intent that starts in the background and may ask to continue with the app in the foreground.
@available(*, deprecated, message: "Add .foreground(.dynamic) to supportedModes instead.")
@_alwaysEmitConformanceMetadata
public protocol ForegroundContinuableIntent: AppIntent {}

@available(*, deprecated, message: "Add .foreground(.dynamic) to supportedModes instead.")
extension ForegroundContinuableIntent {
  /// The background, and the foreground on request.
  public static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }

  /// Returns an error that ends the run and starts it again with the app in the foreground.
  ///
  /// - Parameters:
  ///   - dialog: The question to the person.
  ///   - continuation: A closure to call once the app is in the foreground.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
  ) -> AppIntentError {
    return AppIntentError(
      .needsForeground(dialog, alwaysConfirm: true, continuation: continuation),
      "The action has to go on with the app in front.")
  }

  /// Brings the app to the foreground, then calls `continuation`.
  ///
  /// - Throws: An error if the person or the system denies it, or the error of `continuation`.
  @discardableResult
  public func requestToContinueInForeground<ResultValue: Sendable>(
    _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> ResultValue = { () }
  ) async throws -> ResultValue {
    try await continueInForeground(dialog)
    return try await continuation()
  }
}
