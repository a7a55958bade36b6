/// A part of a user interface that the surface shows on its own, such as a window.
///
/// A type of your own that conforms may hold ``State``, ``Environment`` and other dynamic properties as a
/// view does.
@MainActor @preconcurrency
public protocol Scene: DynamicProperty {
  /// The type of `body`, inferred from its implementation.
  associatedtype Body: Scene
  /// The content of the scene.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

/// A scene that is known without a `body`.
protocol PrimitiveScene: Scene where Body == Never {
  /// A view without nodes that declares the scenes.
  @MainActor var declaring: any View { get }
}

extension Scene where Body == Never {
  /// Ends the program: the body of a scene that the surface knows is never evaluated.
  @MainActor var noScene: Never {
    preconditionFailure("\(Self.self) has no body; surfaces show it themselves")
  }
}

extension Scene {
  /// A view without nodes that declares the scenes.
  @MainActor var declaringView: AnyView {
    if let scene = self as? any PrimitiveScene { return AnyView(erasing: scene.declaring) }
    return AnyView(SceneScope(scene: self))
  }
}

/// The body of a scene of an app's own type, with its dynamic properties up to date.
private struct SceneScope<Content: Scene>: View {
  let scene: Content
  var body: some View { scene.body.declaringView }
}

/// A builder that makes one scene of the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  /// Passes one scene on.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// The scene of a closure with one statement.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// The scene of a closure with several statements.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var scenes: [any Scene] = []
    for scene in repeat each content { scenes.append(scene) }
    return SceneList(scenes: scenes)
  }
  /// The scene of an `if` without `else`.
  public static func buildIf<Content: Scene>(_ content: Content?) -> some Scene {
    OptionalScene(content: content)
  }
  /// The scene of an availability check.
  public static func buildLimitedAvailability(_ content: any Scene) -> some Scene {
    SceneList(scenes: [content])
  }
}

/// A list of several scenes.
package struct SceneList {
  package let scenes: [any Scene]
}

extension SceneList: Scene, PrimitiveScene {
  package var body: Never { noScene }
  var declaring: any View { ForEach(0..<scenes.count, id: \.self) { scenes[$0].declaringView } }
}

/// A scene that may be missing.
struct OptionalScene<Content: Scene> {
  let content: Content?
}

extension OptionalScene: PrimitiveScene {
  var body: Never { noScene }
  var declaring: any View { content.map { $0.declaringView } }
}
