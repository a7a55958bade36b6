import AppIntents

/// Shows an app's widgets and controls.
package protocol WidgetSurface: Sendable {
  /// Asks for timelines anew: of one kind, or all when it is nil. Returns at once.
  func reloadTimelines(of kind: String?)
  /// Asks for the values of controls anew: of one kind, or all when it is nil. Returns at once.
  func reloadControls(of kind: String?)
  /// Asks for the settings to offer ready-made anew. Returns at once.
  func invalidateRecommendations()
  /// Asks anew when widgets of a kind are of use. Returns at once.
  func invalidateRelevance(of kind: String)
  /// The widgets that are placed somewhere.
  func widgets() async throws -> [WidgetInfo]
  /// The controls that are placed somewhere.
  func controls() async throws -> [ControlInfo]
}

/// Where widgets and controls are shown.
package enum WidgetSurfaces {
  package static let slot = SystemSlot<any WidgetSurface>()

  /// Who shows them; else the call is noted in the log.
  static func surface(for call: String) -> (any WidgetSurface)? {
    if let surface = slot.service { return surface }
    DeclaredAPI.called(call, because: "has no effect where nothing shows widgets or controls.")
    return nil
  }
}
