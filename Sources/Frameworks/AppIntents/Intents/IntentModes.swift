/// The modes in which an action can run.
public struct IntentModes: OptionSet, Sendable, Hashable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The app stays in the background.
  public static let background = IntentModes(rawValue: 1)

  /// The app is in the foreground before the action runs; the same as `foreground(.immediate)`.
  public static let foreground = IntentModes(rawValue: 2)

  private static let dynamic = IntentModes(rawValue: 4)
  private static let deferred = IntentModes(rawValue: 8)

  /// Returns a mode in which the app comes to the foreground at the time that `mode` specifies.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: .foreground
    case .dynamic: .dynamic
    case .deferred: .deferred
    }
  }

  /// The time at which the app comes to the foreground.
  public enum ForegroundMode: Hashable, Sendable {
    /// Before the action runs.
    case immediate
    /// Whenever the action requests it, if at all.
    case dynamic
    /// Whenever the action requests it, at the latest when it is done.
    case deferred
  }

  /// The mode in which the action is currently running.
  public struct Current: Hashable, Sendable {
    private let isForeground: Bool
    /// A Boolean value that indicates whether the action may bring the app to the foreground now.
    public let canContinueInForeground: Bool

    package init(isForeground: Bool, canContinueInForeground: Bool) {
      self.isForeground = isForeground
      self.canContinueInForeground = canContinueInForeground
    }

    /// The app is in the background.
    public static let background = Current(isForeground: false, canContinueInForeground: false)
    /// The app is in the foreground.
    public static let foreground = Current(isForeground: true, canContinueInForeground: true)

    /// Returns a Boolean value that indicates whether both are in the foreground or both in the background;
    /// `canContinueInForeground` is ignored.
    public static func == (a: Current, b: Current) -> Bool { a.isForeground == b.isForeground }
    public func hash(into hasher: inout Hasher) { hasher.combine(isForeground) }
  }

  /// The time at which the app may come to the foreground, or nil if it never does.
  package var foregroundMode: ForegroundMode? {
    if contains(.foreground) { return .immediate }
    if contains(.dynamic) { return .dynamic }
    return contains(.deferred) ? .deferred : nil
  }
}

/// The processes in which an action may run.
public struct IntentExecutionTargets: OptionSet, Sendable, Hashable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The system decides.
  public static let `default`: IntentExecutionTargets = []
  /// The app's main process.
  public static let main = IntentExecutionTargets(rawValue: 1)
  /// The app's intents extension.
  public static let appIntentsExtension = IntentExecutionTargets(rawValue: 2)
  /// The app's widget extension.
  public static let widgetKitExtension = IntentExecutionTargets(rawValue: 4)
}

/// The authentication that an action requires before it runs.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  /// None: the action also runs on a locked device.
  case alwaysAllowed
  /// The owner is authenticated, on this device or on a trusted one.
  case requiresAuthentication
  /// The owner is authenticated on this device.
  case requiresLocalDeviceAuthentication
}
