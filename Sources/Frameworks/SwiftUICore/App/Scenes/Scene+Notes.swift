import Observation

/// Scenes with something said about them.
struct NotedScene<Content: Scene> {
  let content: Content
  let note: (inout SceneNotes) -> Void
}

extension NotedScene: PrimitiveScene {
  var body: Never { noScene }
  var declaring: any View {
    content.declaringView.modifier(EnvironmentChange(change: { note(&$0.sceneNotes) }))
  }
}

extension Scene {
  nonisolated func noting(_ note: @escaping (inout SceneNotes) -> Void) -> NotedScene<Self> {
    NotedScene(content: self, note: note)
  }

  /// The size of new windows, in points.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene {
    noting { $0.defaultSize = size }
  }

  /// The size of new windows, in points.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets the place of new windows on the screen.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene {
    noting { $0.defaultPosition = position }
  }

  /// Sets whether a person may change the size of windows.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    noting { $0.resizability = resizability }
  }

  /// Sets the style of windows; a type of your own changes nothing.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    noting { $0.style = (style as? any NamedStyle)?.styleName ?? "automatic" }
  }

  /// Sets the style of the bars of windows; a type of your own changes nothing.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    noting { $0.toolbarStyle = (style as? any NamedStyle)?.styleName ?? "automatic" }
  }

  /// Sets whether the scene is shown when the program starts.
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    noting { $0.launchBehavior = behavior }
  }

  /// Sets whether windows are opened again when the program starts again. None are here.
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    noting { _ in }
  }

  /// Sets a value in the environment of the scene's content.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    noting { $0.environment.append { $0[keyPath: keyPath] = value } }
  }

  /// Puts an observable object into the environment of the scene's content; nil takes it out.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    noting { $0.environment.append { $0[T.self] = object } }
  }
}

/// The extent to which a person may change the size of windows.
public struct WindowResizability: Hashable, Sendable {
  package let name: String
  /// The resizability that the surface thinks fit.
  public static let automatic = WindowResizability(name: "automatic")
  /// The windows can't be resized: they are as large as their content.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// The windows may be larger than their content wants.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// The behaviour of a scene when the program starts: whether it is shown.
public struct SceneLaunchBehavior: Hashable, Sendable {
  package let name: String
  /// The first scene of the program is shown at launch, and others aren't.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// The scene is shown at launch.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// The scene isn't shown at launch.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// The behaviour of windows when the program starts again: whether they are opened again.
public struct SceneRestorationBehavior: Hashable, Sendable {
  let name: String
  /// The behaviour that the surface thinks fit.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// The windows aren't restored.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// A type that determines how windows look.
@MainActor @preconcurrency
public protocol WindowStyle {}

/// A look of windows that surfaces know.
public struct NamedWindowStyle: WindowStyle, NamedStyle {
  nonisolated let styleName: String
  nonisolated init(name: String) { styleName = name }
}

extension WindowStyle where Self == NamedWindowStyle {
  /// The window style that the surface thinks fit.
  public nonisolated static var automatic: NamedWindowStyle { .init(name: "automatic") }
  /// A window with a title.
  public nonisolated static var titleBar: NamedWindowStyle { .init(name: "titleBar") }
  /// A window without a title.
  public nonisolated static var hiddenTitleBar: NamedWindowStyle { .init(name: "hiddenTitleBar") }
  /// A window without anything around the content.
  public nonisolated static var plain: NamedWindowStyle { .init(name: "plain") }
}

/// A type that determines how the bars of windows look.
@MainActor @preconcurrency
public protocol WindowToolbarStyle {}

/// A look of the bars of windows that surfaces know.
public struct NamedWindowToolbarStyle: WindowToolbarStyle, NamedStyle {
  nonisolated let styleName: String
  nonisolated init(name: String) { styleName = name }
}

extension WindowToolbarStyle where Self == NamedWindowToolbarStyle {
  /// The toolbar style that the surface thinks fit.
  public nonisolated static var automatic: NamedWindowToolbarStyle { .init(name: "automatic") }
  /// A toolbar below the title.
  public nonisolated static var expanded: NamedWindowToolbarStyle { .init(name: "expanded") }
  /// A toolbar beside the title.
  public nonisolated static var unified: NamedWindowToolbarStyle { .init(name: "unified") }
  /// A small toolbar beside the title.
  public nonisolated static var unifiedCompact: NamedWindowToolbarStyle { .init(name: "unifiedCompact") }
}
