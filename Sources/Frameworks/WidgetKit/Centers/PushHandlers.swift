/// The address to which a server sends changes of widgets.
public struct WidgetPushInfo: Hashable, Sendable {
  /// The token of the address, for the server.
  public let token: Data

  package init(token: Data) { self.token = token }
}

/// A handler that receives the address to which a server sends changes of widgets.
public protocol WidgetPushHandler {
  /// Creates the handler.
  init()

  /// Handles a change of the address.
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// The address to which a server sends changes of a control.
public struct ControlPushInfo: Hashable, Sendable {
  /// The token of the address, for the server.
  public let token: Data

  package init(token: Data) { self.token = token }
}

/// A handler that receives the addresses to which a server sends changes of controls.
public protocol ControlPushHandler {
  /// Creates the handler.
  init()

  /// Handles a change of addresses. All controls that have one are passed.
  func pushTokensDidChange(controls: [ControlInfo])
}
