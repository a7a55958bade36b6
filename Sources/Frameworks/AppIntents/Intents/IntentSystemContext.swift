/// The circumstances of a run, which an intent reads from `systemContext`.
public struct IntentSystemContext: Sendable {
  /// The time at which the run was requested, by the clock of the requesting device.
  public let preciseTimestamp: Date?

  /// The current mode: whether the app is in the foreground, and whether it may come there.
  public let currentMode: IntentModes.Current

  package init(preciseTimestamp: Date?, currentMode: IntentModes.Current) {
    self.preciseTimestamp = preciseTimestamp
    self.currentMode = currentMode
  }

  /// The context outside of any run: in the background, at an unknown time.
  package static let outsideOfRun = IntentSystemContext(preciseTimestamp: nil, currentMode: .background)
}

extension AppIntent {
  /// The circumstances of the run in which this intent is performed.
  public var systemContext: IntentSystemContext { IntentRun.context?.systemContext ?? .outsideOfRun }
}
