/// Tells those who show the app's widgets that something has changed. Safe from any task.
public final class WidgetCenter: Sendable {
  /// The app's center.
  public static let shared = WidgetCenter()

  /// The keys of what an activity carries that a press of a widget begins.
  public struct UserInfoKey {
    /// The widget's kind, a string.
    public static let kind = "WGWidgetUserInfoKeyKind"
    /// The widget's size and place, the description of a `WidgetFamily`.
    public static let family = "WGWidgetUserInfoKeyFamily"
  }

  /// Asks for the timelines of one kind of widget anew.
  public func reloadTimelines(ofKind kind: String) {
    WidgetSurfaces.surface(for: "WidgetCenter.reloadTimelines(ofKind:)")?.reloadTimelines(of: kind)
  }

  /// Asks for the timelines of all widgets anew.
  public func reloadAllTimelines() {
    WidgetSurfaces.surface(for: "WidgetCenter.reloadAllTimelines()")?.reloadTimelines(of: nil)
  }

  /// Asks for the settings to offer ready-made anew.
  public func invalidateConfigurationRecommendations() {
    WidgetSurfaces.surface(for: "WidgetCenter.invalidateConfigurationRecommendations()")?
      .invalidateRecommendations()
  }

  /// Asks anew when widgets of a kind are of use.
  public func invalidateRelevance(ofKind kind: String) {
    WidgetSurfaces.surface(for: "WidgetCenter.invalidateRelevance(ofKind:)")?.invalidateRelevance(of: kind)
  }

  /// The widgets that are placed somewhere; none where nothing shows widgets.
  ///
  /// - Throws: Why a surface doesn't know.
  public func currentConfigurations() async throws -> [WidgetInfo] {
    try await WidgetSurfaces.surface(for: "WidgetCenter.currentConfigurations()")?.widgets() ?? []
  }

  /// Tells a closure the widgets that are placed somewhere, on any thread.
  @preconcurrency
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    Task {
      do {
        completion(.success(try await currentConfigurations()))
      } catch {
        completion(.failure(error))
      }
    }
  }

  /// To which address a server sends changes: nil, since none can here.
  public var currentPushInfo: WidgetPushInfo? {
    get async {
      DeclaredAPI.called(
        "WidgetCenter.currentPushInfo", because: "is nil: no server sends changes of widgets here")
      return nil
    }
  }
}
