/// Tells those who show the app's controls that something has changed. Safe from any task.
public final class ControlCenter: Sendable {
  /// The app's center.
  public static let shared = ControlCenter()

  /// Asks for the values of one kind of control anew.
  public func reloadControls(ofKind kind: String) {
    WidgetSurfaces.surface(for: "ControlCenter.reloadControls(ofKind:)")?.reloadControls(of: kind)
  }

  /// Asks for the values of all controls anew.
  public func reloadAllControls() {
    WidgetSurfaces.surface(for: "ControlCenter.reloadAllControls()")?.reloadControls(of: nil)
  }

  /// The controls that are placed somewhere; none where nothing shows controls.
  ///
  /// - Throws: Why a surface doesn't know.
  public func currentControls() async throws -> [ControlInfo] {
    try await WidgetSurfaces.surface(for: "ControlCenter.currentControls()")?.controls() ?? []
  }
}
