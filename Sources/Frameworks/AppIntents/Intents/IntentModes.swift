/// Where an action can run.
public struct IntentModes: OptionSet, Sendable, Hashable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Without the app coming to the front.
  public static let background = IntentModes(rawValue: 1)

  /// With the app in front before the action runs; the same as `foreground(.immediate)`.
  public static let foreground = IntentModes(rawValue: 2)

  private static let dynamic = IntentModes(rawValue: 4)
  private static let deferred = IntentModes(rawValue: 8)

  /// With the app in front at the moment that `mode` names.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: .foreground
    case .dynamic: .dynamic
    case .deferred: .deferred
    }
  }

  /// When the app comes to the front.
  public enum ForegroundMode: Hashable, Sendable {
    /// Before the action runs.
    case immediate
    /// When the action asks for it, if it does.
    case dynamic
    /// When the action asks for it, at the latest when it is done.
    case deferred
  }

  /// How the action is running at this moment.
  public struct Current: Hashable, Sendable {
    private let isForeground: Bool
    /// Whether the action may bring the app to the front now.
    public let canContinueInForeground: Bool

    package init(isForeground: Bool, canContinueInForeground: Bool) {
      self.isForeground = isForeground
      self.canContinueInForeground = canContinueInForeground
    }

    /// The app is not in front.
    public static let background = Current(isForeground: false, canContinueInForeground: false)
    /// The app is in front.
    public static let foreground = Current(isForeground: true, canContinueInForeground: true)

    /// Two are equal when both are in front or both aren't; whether they could go there does not count.
    public static func == (a: Current, b: Current) -> Bool { a.isForeground == b.isForeground }
    public func hash(into hasher: inout Hasher) { hasher.combine(isForeground) }
  }

  /// The moment at which the app may come to the front, or nil when it never does.
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

  /// As the system decides.
  public static let `default`: IntentExecutionTargets = []
  /// The app's main process.
  public static let main = IntentExecutionTargets(rawValue: 1)
  /// The app's intents extension.
  public static let appIntentsExtension = IntentExecutionTargets(rawValue: 2)
  /// The app's widget extension.
  public static let widgetKitExtension = IntentExecutionTargets(rawValue: 4)
}

/// Who must be known to be there before an action runs.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  /// Nobody: it runs on a locked device too.
  case alwaysAllowed
  /// The owner, on this device or on one that is trusted.
  case requiresAuthentication
  /// The owner, on this device.
  case requiresLocalDeviceAuthentication
}
