import AppIntents

/// A surface that shows an app's widgets and controls.
package protocol WidgetSurface: Sendable {
  /// Reloads the timelines of one kind, or of all for nil. Returns immediately.
  func reloadTimelines(of kind: String?)
  /// Reloads the values of one kind of control, or of all for nil. Returns immediately.
  func reloadControls(of kind: String?)
  /// Invalidates the recommended settings. Returns immediately.
  func invalidateRecommendations()
  /// Invalidates the relevance of a kind of widget. Returns immediately.
  func invalidateRelevance(of kind: String)
  /// Returns the widgets that people have added.
  func widgets() async throws -> [WidgetInfo]
  /// Returns the controls that people have added.
  func controls() async throws -> [ControlInfo]
}

/// Access to the surface that shows widgets and controls.
package enum WidgetSurfaces {
  package static let slot = SystemSlot<any WidgetSurface>()

  /// Returns the surface, or nil after logging the call if there is none.
  static func surface(for call: String) -> (any WidgetSurface)? {
    if let surface = slot.service { return surface }
    DeclaredAPI.called(call, because: "has no effect where nothing shows widgets or controls.")
    return nil
  }
}
