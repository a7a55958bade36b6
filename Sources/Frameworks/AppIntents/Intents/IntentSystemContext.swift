/// The circumstances of a run, as `systemContext` of an intent tells them.
public struct IntentSystemContext: Sendable {
  /// When the run was asked for, on the clock of the device that asked.
  public let preciseTimestamp: Date?

  /// Whether the app is in front, and whether it may come there.
  public let currentMode: IntentModes.Current

  package init(preciseTimestamp: Date?, currentMode: IntentModes.Current) {
    self.preciseTimestamp = preciseTimestamp
    self.currentMode = currentMode
  }

  /// What holds where no run is under way: in the background, at an unknown time.
  package static let outsideOfRun = IntentSystemContext(preciseTimestamp: nil, currentMode: .background)
}

extension AppIntent {
  /// The circumstances of the run that this intent is performed in.
  public var systemContext: IntentSystemContext { IntentRun.context?.systemContext ?? .outsideOfRun }
}
