/// A center through which an app reports changes of its controls. Safe to use from any task.
public final class ControlCenter: Sendable {
  /// The app's center.
  public static let shared = ControlCenter()

  /// Reloads the values of one kind of control.
  public func reloadControls(ofKind kind: String) {
    WidgetSurfaces.surface(for: "ControlCenter.reloadControls(ofKind:)")?.reloadControls(of: kind)
  }

  /// Reloads the values of all controls.
  public func reloadAllControls() {
    WidgetSurfaces.surface(for: "ControlCenter.reloadAllControls()")?.reloadControls(of: nil)
  }

  /// Returns the controls that people have added, or none where nothing shows controls.
  ///
  /// - Throws: The error of the surface.
  public func currentControls() async throws -> [ControlInfo] {
    try await WidgetSurfaces.surface(for: "ControlCenter.currentControls()")?.controls() ?? []
  }
}
