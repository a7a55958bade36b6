import AppIntents

/// A control that a person has placed somewhere.
public struct ControlInfo: Hashable, Identifiable, Sendable, CustomDebugStringConvertible {
  /// What tells it from others that are placed somewhere.
  public let id: String
  /// The name by which the app tells it from its other controls.
  public let kind: String
  /// To which address a server sends changes; nil when it can't.
  public var pushInfo: ControlPushInfo?
  private let settings: (any ControlConfigurationIntent)?

  package init(
    id: String, kind: String, settings: (any ControlConfigurationIntent)? = nil,
    pushInfo: ControlPushInfo? = nil
  ) {
    self.id = id
    self.kind = kind
    self.settings = settings
    self.pushInfo = pushInfo
  }

  /// What the person has set; nil when it is of another type, or there is nothing to set.
  public func configurationIntent<Intent: ControlConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? {
    settings as? Intent
  }

  public var debugDescription: String { "\(kind), \(id)" }

  /// Two are equal when they are the same control, whatever is set.
  public static func == (a: ControlInfo, b: ControlInfo) -> Bool { a.id == b.id && a.kind == b.kind }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
