import FoundationPlus
import IntentRuntime

// What a test can look at and do beside Apple's API.
extension IntentDefinitions {
  /// Creates definitions for a program in circumstances that the test says. Not part of Apple's framework.
  public init(bundleIdentifier: String, circumstances: TestCircumstances) {
    self.bundleIdentifier = bundleIdentifier
    app = AppUnderTest(bundleIdentifier: bundleIdentifier, circumstances: circumstances)
  }

  /// The objects that `@Dependency` finds in this test, before those of `AppDependencyManager.shared`. Not part
  /// of Apple's framework.
  public var dependencies: AppDependencyManager { app.dependencies }

  /// Calls code of the app as the app of this test: what it indexes, donates and does as an activity stays
  /// within the test. Not part of Apple's framework.
  ///
  /// Tasks that the code starts belong to the test too, detached ones excepted.
  public func inApp<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await app.isolated(body)
  }

  // MARK: Undo

  /// The name of what would be undone; nil where there is nothing. Not part of Apple's framework.
  @MainActor public var undoActionName: String? { app.runtime.undo.undoActionName }

  /// The name of what would be done again; nil where there is nothing. Not part of Apple's framework.
  @MainActor public var redoActionName: String? { app.runtime.undo.redoActionName }

  /// Undoes what an intent did last. Not part of Apple's framework.
  ///
  /// - Returns: The name of what was undone; nil where there was nothing.
  /// - Throws: Why the app did not undo it.
  @MainActor @discardableResult public func undo() throws -> String? {
    try app.isolatedNow { try app.runtime.undo.undo() }
  }

  /// Does again what was undone last. Not part of Apple's framework.
  ///
  /// - Returns: The name of what was done; nil where there was nothing.
  /// - Throws: Why the app did not do it again.
  @MainActor @discardableResult public func redo() throws -> String? {
    try app.isolatedNow { try app.runtime.undo.redo() }
  }

  // MARK: What the app told the system

  /// An intent that the app donated. Not part of Apple's framework.
  public struct Donation: Sendable {
    /// The name of the donation.
    public let identifier: IntentDonationIdentifier
    /// The intent, with the values that its parameters had.
    public let intent: AnyAppIntent
    /// When it was donated.
    public let date: Date
  }

  /// What the app donated in this test, the newest first. Not part of Apple's framework.
  public var donations: [Donation] {
    app.donations.donations().map { donation in
      Donation(
        identifier: donation.identifier,
        intent: AnyAppIntent(donation.intentType.persistentIdentifier, values: donation.values, in: app),
        date: donation.date)
    }
  }

  /// The addresses that `OpenURLIntent` opened, in their order. Not part of Apple's framework.
  public var openedURLs: [URL] { app.record.openedURLs }

  /// The identifiers of the snippet intents whose `reload()` was called, in their order. Not part of Apple's
  /// framework.
  public var reloadedSnippets: [String] { app.record.reloads }
}
