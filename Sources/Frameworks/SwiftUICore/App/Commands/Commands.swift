/// The commands that a program adds to its menus.
///
/// A type of your own that conforms may hold ``State``, ``Environment`` and other dynamic properties as a
/// view does.
@MainActor @preconcurrency
public protocol Commands: DynamicProperty {
  /// The type of `body`, inferred from its implementation.
  associatedtype Body: Commands
  /// The commands to add.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

/// Commands that are known without a `body`.
protocol PrimitiveCommands: Commands where Body == Never {
  /// A view without nodes that declares the additions.
  @MainActor var declaring: any View { get }
}

extension Commands where Body == Never {
  /// The body of the commands, which is never called: surfaces show such commands themselves.
  public var body: Never { preconditionFailure("\(Self.self) has no body; put it into commands(content:)") }
}

extension Commands {
  /// A view without nodes that declares the additions.
  @MainActor var declaringView: AnyView {
    if let commands = self as? any PrimitiveCommands { return AnyView(erasing: commands.declaring) }
    return AnyView(CommandsScope(commands: self))
  }
}

/// The body of additions of an app's own type, with its dynamic properties up to date.
private struct CommandsScope<Content: Commands>: View {
  let commands: Content
  var body: some View { commands.body.declaringView }
}

/// A builder that makes the additions of the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
  /// Passes commands on.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// The additions of an empty closure.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// The additions of a closure with one statement.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// The additions of a closure with several statements.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
    var parts: [any Commands] = []
    for part in repeat each content { parts.append(part) }
    return CommandsList(parts: parts)
  }
  /// The additions of an `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    OptionalCommandsContent(content: content)
  }
}

/// A list of several commands.
struct CommandsList {
  let parts: [any Commands]
}

extension CommandsList: PrimitiveCommands {
  typealias Body = Never
  var declaring: any View { ForEach(0..<parts.count, id: \.self) { parts[$0].declaringView } }
}

/// Commands that may be missing.
struct OptionalCommandsContent<Content: Commands> {
  let content: Content?
}

extension OptionalCommandsContent: PrimitiveCommands {
  typealias Body = Never
  var declaring: any View { content.map { $0.declaringView } }
}

/// A scene with what it adds to the program's menus.
struct CommandedScene<Content: Scene, Added: Commands> {
  let content: Content
  let commands: Added
}

extension CommandedScene: PrimitiveScene {
  var body: Never { noScene }
  var declaring: any View {
    TupleView((content.declaringView, CommandsDeclaration(content: commands.declaringView)))
  }
}

extension Scene {
  /// Adds to the program's menus.
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    CommandedScene(content: self, commands: content())
  }

  /// Leaves the scene's usual commands out of the program's menus. There are none here.
  public nonisolated func commandsRemoved() -> some Scene { noting { _ in } }
}
