/// A center through which an app reports changes of its widgets. Safe to use from any task.
public final class WidgetCenter: Sendable {
  /// The app's center.
  public static let shared = WidgetCenter()

  /// The keys of the user info of an activity that a tap on a widget starts.
  public struct UserInfoKey {
    /// The kind of the widget, a string.
    public static let kind = "WGWidgetUserInfoKeyKind"
    /// The size and place of the widget, the description of a `WidgetFamily`.
    public static let family = "WGWidgetUserInfoKeyFamily"
  }

  /// Reloads the timelines of one kind of widget.
  public func reloadTimelines(ofKind kind: String) {
    WidgetSurfaces.surface(for: "WidgetCenter.reloadTimelines(ofKind:)")?.reloadTimelines(of: kind)
  }

  /// Reloads the timelines of all widgets.
  public func reloadAllTimelines() {
    WidgetSurfaces.surface(for: "WidgetCenter.reloadAllTimelines()")?.reloadTimelines(of: nil)
  }

  /// Invalidates the recommended settings, which are requested again.
  public func invalidateConfigurationRecommendations() {
    WidgetSurfaces.surface(for: "WidgetCenter.invalidateConfigurationRecommendations()")?
      .invalidateRecommendations()
  }

  /// Invalidates the relevance of a kind of widget, which is requested again.
  public func invalidateRelevance(ofKind kind: String) {
    WidgetSurfaces.surface(for: "WidgetCenter.invalidateRelevance(ofKind:)")?.invalidateRelevance(of: kind)
  }

  /// Returns the widgets that people have added, or none where nothing shows widgets.
  ///
  /// - Throws: The error of the surface.
  public func currentConfigurations() async throws -> [WidgetInfo] {
    try await WidgetSurfaces.surface(for: "WidgetCenter.currentConfigurations()")?.widgets() ?? []
  }

  /// Calls a closure with the widgets that people have added, on any thread.
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

  /// The address to which a server sends changes: nil, since there is none here.
  public var currentPushInfo: WidgetPushInfo? {
    get async {
      DeclaredAPI.called(
        "WidgetCenter.currentPushInfo", because: "is nil: no server sends changes of widgets here")
      return nil
    }
  }
}
