/// To which address a server sends changes of widgets.
public struct WidgetPushInfo: Hashable, Sendable {
  /// The address, for the server that sends.
  public let token: Data

  package init(token: Data) { self.token = token }
}

/// Is told the address to which a server sends changes of widgets.
public protocol WidgetPushHandler {
  /// Makes the handler.
  init()

  /// The address is another now.
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// To which address a server sends changes of a control.
public struct ControlPushInfo: Hashable, Sendable {
  /// The address, for the server that sends.
  public let token: Data

  package init(token: Data) { self.token = token }
}

/// Is told the addresses to which a server sends changes of controls.
public protocol ControlPushHandler {
  /// Makes the handler.
  init()

  /// Some addresses are others now; all controls that have one are given.
  func pushTokensDidChange(controls: [ControlInfo])
}
