import AppIntents
import ViewCore

/// A widget that a person has placed somewhere.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
  public let id: String
  /// The size and place.
  public let family: WidgetFamily
  /// The name by which the app tells it from its other widgets.
  public let kind: String
  private let settings: (any WidgetConfigurationIntent)?

  package init(
    id: String, family: WidgetFamily, kind: String, settings: (any WidgetConfigurationIntent)? = nil
  ) {
    self.id = id
    self.family = family
    self.kind = kind
    self.settings = settings
  }

  /// What the person has set, if it is of this type.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of type: Intent.Type) -> Intent? {
    settings as? Intent
  }

  public static func == (a: WidgetInfo, b: WidgetInfo) -> Bool {
    a.id == b.id && a.family == b.family && a.kind == b.kind
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A control that a person has placed somewhere.
public struct ControlInfo: Hashable, Identifiable, Sendable {
  public let id: String
  /// The name by which the app tells it from its other controls.
  public let kind: String

  package init(id: String, kind: String) {
    self.id = id
    self.kind = kind
  }
}

/// Shows an app's widgets and controls.
package protocol WidgetSurface: Sendable {
  /// Asks for timelines anew: of one kind, or all when it is nil. Returns at once.
  func reloadTimelines(of kind: String?)
  /// Asks for the values of controls anew: of one kind, or all when it is nil. Returns at once.
  func reloadControls(of kind: String?)
  /// Asks for the settings to offer ready-made anew. Returns at once.
  func invalidateRecommendations()
  /// The widgets that are placed somewhere.
  func widgets() async throws -> [WidgetInfo]
  /// The controls that are placed somewhere.
  func controls() async throws -> [ControlInfo]
}

/// Where widgets and controls are shown.
package enum WidgetSurfaces {
  package static let slot = SystemSlot<any WidgetSurface>()

  static func surface(for call: String) -> (any WidgetSurface)? {
    if let surface = slot.service { return surface }
    DeclaredAPI.called(call, because: "has no effect where nothing shows widgets or controls.")
    return nil
  }
}

/// Tells those who show the app's widgets that something has changed. Safe from any task.
public final class WidgetCenter: Sendable {
  /// The app's center.
  public static let shared = WidgetCenter()

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

  /// The widgets that are placed somewhere.
  public func currentConfigurations() async throws -> [WidgetInfo] {
    try await WidgetSurfaces.surface(for: "WidgetCenter.currentConfigurations()")?.widgets() ?? []
  }

  /// Tells a closure the widgets that are placed somewhere, on any thread.
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
}

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

  /// The controls that are placed somewhere.
  public func currentControls() async throws -> [ControlInfo] {
    try await WidgetSurfaces.surface(for: "ControlCenter.currentControls()")?.controls() ?? []
  }
}

/// Where a link of a widget leads.
package enum WidgetURLKey: NodeAttributeKey {
  package typealias Value = URL?
}

/// Which parts of a widget take its accent colour.
package enum WidgetAccentKey: NodeAttributeKey {
  package typealias Value = Bool
}

nonisolated extension View {
  /// Opens the app at an address when the widget is pressed where nothing else takes the press.
  public func widgetURL(_ url: URL?) -> some View {
    nodeAttribute(WidgetURLKey.self, url)
  }

  /// Lets this part of a widget take its accent colour.
  public func widgetAccentable(_ accentable: Bool = true) -> some View {
    nodeAttribute(WidgetAccentKey.self, accentable)
  }
}

/// The background of small round widgets.
public struct AccessoryWidgetBackground: View {
  /// Makes the background.
  public nonisolated init() {}

  public var body: some View { Circle().fill(.quaternary) }
}
