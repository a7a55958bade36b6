/// A program with a user interface.
@MainActor @preconcurrency
public protocol App {
  /// The type of `body`, inferred from its implementation.
  associatedtype Body: Scene
  /// The scenes of the program.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Makes the program.
  @MainActor @preconcurrency init()
}

extension App {
  /// Starts the program. A command line for its intents is run, where `IntentCommands` is linked. No scene is
  /// shown yet: it says so once, and ends.
  @MainActor @preconcurrency
  public static func main() {
    ProgramCommandLines.takeOver(keeping: Self())
    DeclaredAPI.called("App.main()", because: "is declared, but no surface shows scenes yet")
    _ = Self()
  }
}

/// A part of a user interface that the surface shows on its own, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of `body`, inferred from its implementation.
  associatedtype Body: Scene
  /// What the scene consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Ends the program: the body of a scene that the surface knows is never evaluated.
  @MainActor var noScene: Never {
    preconditionFailure("\(Self.self) has no body; surfaces show it themselves")
  }
}

/// Makes one scene of the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  /// Takes one scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// The scene of a closure with one statement.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// The scene of a closure with several statements.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var scenes: [any Scene] = []
    for scene in repeat each content { scenes.append(scene) }
    return SceneList(scenes: scenes)
  }
}

/// Several scenes.
package struct SceneList {
  package let scenes: [any Scene]
}

extension SceneList: Scene {
  package var body: Never { noScene }
}

/// Windows with the same content.
public struct WindowGroup<Content: View> {
  package let id: String?
  package let title: Text?
  package let content: Content

  init(id: String?, title: Text?, content: Content) {
    self.id = id
    self.title = title
    self.content = content
  }

  /// Makes windows.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(id: nil, title: nil, content: content())
  }
  /// Makes windows by which other code can name them.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: nil, content: content())
  }
  /// Makes windows with a title that is looked up.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(id: nil, title: Text(titleKey), content: content())
  }
  /// Makes windows with a title that is looked up, by which other code can name them.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: Text(titleKey), content: content())
  }
}

extension WindowGroup: Scene {
  /// Never called; surfaces show windows themselves.
  public var body: Never { noScene }
}

/// The settings of a program.
public struct Settings<Content: View> {
  package let content: Content
  /// Makes settings.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Settings: Scene {
  /// Never called; surfaces show settings themselves.
  public var body: Never { noScene }
}
