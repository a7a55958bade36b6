extension AppIntent {
  /// Tells the system that a person has done what this intent does.
  ///
  /// - Returns: The name of the donation.
  /// - Throws: What went wrong while it was being kept.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier {
    try await IntentDonationManager.shared.donate(intent: self)
  }

  /// Tells the system that a person has done what this intent does, and what came of it.
  ///
  /// - Returns: The name of the donation.
  /// - Throws: What went wrong while it was being kept.
  @discardableResult
  public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
    try await IntentDonationManager.shared.donate(intent: self, result: result)
  }

  /// Tells the system that a person has done what this intent does. A donation that can't be kept is dropped,
  /// with a line in the log.
  ///
  /// - Returns: The name of the donation.
  @discardableResult
  public func donate() -> IntentDonationIdentifier {
    IntentDonationManager.shared.donate(intent: self)
  }

  /// Tells the system that a person has done what this intent does, and what came of it. A donation that can't
  /// be kept is dropped, with a line in the log.
  ///
  /// - Returns: The name of the donation.
  @discardableResult
  public func donate(result: some IntentResult) -> IntentDonationIdentifier {
    IntentDonationManager.shared.donate(intent: self, result: result)
  }
}

/// Runs an intent that an app calls itself. Who runs intents conforms.
package protocol IntentCaller: Sendable {
  /// Gives the parameters values where they have none, and performs the intent.
  func call<Intent: AppIntent>(_ intent: Intent) async throws -> Intent.PerformResult
}

/// Who runs intents that an app calls itself. Without anybody `perform()` is called as it is.
package let intentCaller = SystemSlot<any IntentCaller>()

extension AppIntent {
  /// Does what the intent does, after its parameters were given values.
  ///
  /// - Parameter donateOnCompletion: Whether the system is told that it was done.
  /// - Throws: What `perform()` throws, or why a parameter got no value; nothing is donated then. A donation
  ///   that can't be kept is dropped, with a line in the log: what was to be done is done.
  public func callAsFunction(donate donateOnCompletion: Bool = true) async throws
  where PerformResult.Value == Never {
    _ = try await called(donating: donateOnCompletion)
  }

  /// Does what the intent does, after its parameters were given values.
  ///
  /// - Parameter donateOnCompletion: Whether the system is told that it was done.
  /// - Returns: The value of the result.
  /// - Throws: What `perform()` throws, or why a parameter got no value; nothing is donated then. A donation
  ///   that can't be kept is dropped, with a line in the log: what was to be done is done.
  @_disfavoredOverload  // A container of nothing promises values too, of type Never.
  public func callAsFunction(donate donateOnCompletion: Bool = true) async throws -> PerformResult.Value
  where PerformResult: ReturnsValue {
    guard let value = try await called(donating: donateOnCompletion).value else {
      throw IntentRunError(
        .missingValue,
        "perform() of \(Self.self) promises a value of type \(PerformResult.Value.self), and its result has "
          + "none. Return .result(value:).")
    }
    return value
  }

  private func called(donating: Bool) async throws -> PerformResult {
    let result =
      if let caller = intentCaller.service { try await caller.call(self) } else { try await perform() }
    if donating { _ = Donations.shared.addOrLog(self, result: result) }
    return result
  }
}
