import AppIntents

/// A control that a person has added.
public struct ControlInfo: Hashable, Identifiable, Sendable, CustomDebugStringConvertible {
  /// The identifier of this control among those that were added.
  public let id: String
  /// The kind of the control, which distinguishes it from the app's other controls.
  public let kind: String
  /// The address to which a server sends changes, or nil if there is none.
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

  /// Returns the settings of the person, or nil if they have another type or there are none.
  public func configurationIntent<Intent: ControlConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? {
    settings as? Intent
  }

  public var debugDescription: String { "\(kind), \(id)" }

  /// Returns a Boolean value that indicates whether both are the same control, regardless of settings.
  public static func == (a: ControlInfo, b: ControlInfo) -> Bool { a.id == b.id && a.kind == b.kind }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
