/// The scenes of a running program: follows the state of the app and of its scenes.
@MainActor
package final class SceneTree {
  private let tree: ViewTree
  private let record = SceneRecord()

  /// The scenes, in order.
  package var scenes: [SceneDescription] { record.scenes }
  /// The commands that the scenes add to the program's menus, in order, for the ``MenuReader`` of each
  /// window.
  package var commands: [CommandsDescription] { record.commands }

  /// A Boolean value that indicates whether something changed since the last update.
  package var needsUpdate: Bool { tree.needsUpdate }

  /// The environment of the app: its phase, for example.
  package var environment: EnvironmentValues {
    get { tree.environment }
    set { tree.environment = newValue }
  }

  /// Evaluates an app. `onChange` is called when an update is needed, once until then, on whatever thread
  /// caused it.
  package init(
    _ app: some App, environment: EnvironmentValues = EnvironmentValues(),
    onChange: @escaping @Sendable () -> Void = {}
  ) {
    tree = ViewTree(environment: environment, onChange: onChange)
    tree.show(AppScope(app: app, record: record))
  }

  /// Evaluates what changed. A surface then shows the content of ``scenes`` in the windows that are open.
  package func update() { _ = tree.update() }

  /// The scene that a request to open a window means: the first that answers it.
  package func scene(for request: WindowRequest) -> SceneDescription? {
    scenes.first { $0.answers(request) }
  }
}

/// The scenes and commands that a program declared last.
@MainActor
private final class SceneRecord {
  var scenes: [SceneDescription] = []
  var commands: [CommandsDescription] = []
}

/// The scenes of an app, with its dynamic properties up to date.
private struct AppScope<Program: App>: View {
  let app: Program
  let record: SceneRecord

  var body: some View {
    DeclarationReader(
      CommandsKey.self, place: .after,
      content: DeclarationReader(SceneKey.self, place: .after, content: app.body.declaringView) { scenes in
        note { $0.scenes = scenes }
      }
    ) { commands in note { $0.commands = commands } }
  }

  private func note(_ change: (SceneRecord) -> Void) -> EmptyView {
    change(record)
    return EmptyView()
  }
}
