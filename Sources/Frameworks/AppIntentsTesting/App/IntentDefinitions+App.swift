import FoundationPlus
import IntentRuntime

// Additions to Apple's API for inspecting and controlling the app.
extension IntentDefinitions {
  /// Creates definitions for a program in given circumstances. Not part of Apple's framework.
  public init(bundleIdentifier: String, circumstances: TestCircumstances) {
    self.bundleIdentifier = bundleIdentifier
    app = AppUnderTest(bundleIdentifier: bundleIdentifier, circumstances: circumstances)
  }

  /// The dependency manager of this test, whose objects `@Dependency` finds before those of
  /// `AppDependencyManager.shared`. Not part of Apple's framework.
  public var dependencies: AppDependencyManager { app.dependencies }

  /// Calls code of the app as the app of this test: its indexing, donations and activities stay within the
  /// test. Not part of Apple's framework.
  ///
  /// Tasks that the code starts belong to the test too, except for detached ones.
  public func inApp<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await app.isolated(body)
  }

  // MARK: Undo

  /// The name of the action to undo, or nil if there is none. Not part of Apple's framework.
  @MainActor public var undoActionName: String? { app.runtime.undo.undoActionName }

  /// The name of the action to redo, or nil if there is none. Not part of Apple's framework.
  @MainActor public var redoActionName: String? { app.runtime.undo.redoActionName }

  /// Undoes the last action of an intent. Not part of Apple's framework.
  ///
  /// - Returns: The name of the action, or nil if there was none.
  /// - Throws: The reason why the app did not undo it.
  @MainActor @discardableResult public func undo() throws -> String? {
    try app.isolatedNow { try app.runtime.undo.undo() }
  }

  /// Redoes the action that was undone last. Not part of Apple's framework.
  ///
  /// - Returns: The name of the action, or nil if there was none.
  /// - Throws: The reason why the app did not redo it.
  @MainActor @discardableResult public func redo() throws -> String? {
    try app.isolatedNow { try app.runtime.undo.redo() }
  }

  // MARK: What the app told the system

  /// An intent that the app donated. Not part of Apple's framework.
  public struct Donation: Sendable {
    /// The identifier of the donation.
    public let identifier: IntentDonationIdentifier
    /// The intent, with its parameter values.
    public let intent: AnyAppIntent
    /// The date of the donation.
    public let date: Date
  }

  /// The donations of the app in this test, newest first. Not part of Apple's framework.
  public var donations: [Donation] {
    app.donations.donations().map { donation in
      Donation(
        identifier: donation.identifier,
        intent: AnyAppIntent(donation.intentType.persistentIdentifier, values: donation.values, in: app),
        date: donation.date)
    }
  }

  /// The URLs that `OpenURLIntent` opened, in order. Not part of Apple's framework.
  public var openedURLs: [URL] { app.record.openedURLs }

  /// The identifiers of the snippet intents whose `reload()` was called, in order. Not part of Apple's
  /// framework.
  public var reloadedSnippets: [String] { app.record.reloads }
}
