/// A program with a user interface.
///
/// It may hold ``State``, ``Environment`` and other dynamic properties as a view does: what its scenes show
/// follows them.
@MainActor @preconcurrency
public protocol App: DynamicProperty {
  /// The type of `body`, inferred from its implementation.
  associatedtype Body: Scene
  /// The scenes of the program.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Creates the program.
  @MainActor @preconcurrency init()
}

extension App {
  /// Starts the program: shows its scenes until it is told to end. A command line for its intents is run
  /// instead, where `IntentCommands` is linked. Without a module that shows scenes it says so once, and ends.
  @MainActor @preconcurrency
  public static func main() {
    ProgramCommandLines.takeOver(keeping: Self())
    AppSurfaces.show(Self())
    DeclaredAPI.called("App.main()", because: "shows no scenes: no module that shows them is linked")
    _ = Self()
  }
}
