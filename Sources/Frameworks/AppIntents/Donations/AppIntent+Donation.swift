extension AppIntent {
  /// Donates this intent: tells the system that a person has done what it does.
  ///
  /// - Returns: The identifier of the donation.
  /// - Throws: The error of the donation store.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier {
    try await IntentDonationManager.shared.donate(intent: self)
  }

  /// Donates this intent with its result.
  ///
  /// - Returns: The identifier of the donation.
  /// - Throws: The error of the donation store.
  @discardableResult
  public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
    try await IntentDonationManager.shared.donate(intent: self, result: result)
  }

  /// Donates this intent without waiting for it to be stored. A failure to store it is logged.
  ///
  /// - Returns: The identifier of the donation.
  @discardableResult
  public func donate() -> IntentDonationIdentifier {
    IntentDonationManager.shared.donate(intent: self)
  }

  /// Donates this intent with its result, without waiting for it to be stored. A failure to store it is
  /// logged.
  ///
  /// - Returns: The identifier of the donation.
  @discardableResult
  public func donate(result: some IntentResult) -> IntentDonationIdentifier {
    IntentDonationManager.shared.donate(intent: self, result: result)
  }
}

/// A service that runs the intents an app calls directly.
package protocol IntentCaller: Sendable {
  /// Resolves the parameters that have no value, and performs the intent.
  func call<Intent: AppIntent>(_ intent: Intent) async throws -> Intent.PerformResult
}

/// The service that runs the intents an app calls directly. While the slot is empty, `perform()` is called as
/// it is.
package let intentCaller = SystemSlot<any IntentCaller>()

extension AppIntent {
  /// Resolves the parameters of the intent and performs it.
  ///
  /// - Parameter donateOnCompletion: A Boolean value that indicates whether the intent is donated on success.
  /// - Throws: The error of `perform()`, or of a parameter that got no value; nothing is donated in either
  ///   case. A donation that can't be stored is only logged, because the work itself is done.
  public func callAsFunction(donate donateOnCompletion: Bool = true) async throws
  where PerformResult.Value == Never {
    _ = try await called(donating: donateOnCompletion)
  }

  /// Resolves the parameters of the intent, performs it, and returns its value.
  ///
  /// - Parameter donateOnCompletion: A Boolean value that indicates whether the intent is donated on success.
  /// - Returns: The value of the result.
  /// - Throws: The error of `perform()`, or of a parameter that got no value; nothing is donated in either
  ///   case. A donation that can't be stored is only logged, because the work itself is done.
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
