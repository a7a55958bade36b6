/// The commands that a scene adds to the program's menus, not evaluated yet: each window does that for
/// itself, because commands read values that the window provides.
package struct CommandsDescription {
  let content: AnyView
  let notes: SceneNotes
}

/// The key of the commands that scenes declare for the program's menus.
enum CommandsKey: DeclarationKey {
  typealias Value = CommandsDescription
}

/// A view without nodes that declares what a scene adds to the menus.
struct CommandsDeclaration: View {
  let content: AnyView
  var body: Never { noBody }
}

extension CommandsDeclaration: PrimitiveView {
  func build(in context: inout ViewContext) {
    let description = CommandsDescription(content: content, notes: context.environment.sceneNotes)
    context.pass(EmptyView().declare(CommandsKey.self, description), as: .content)
  }
}

/// A view that evaluates what scenes add to the menus in the window that it is in, whose focused values
/// commands read.
package struct MenuReader<Reading: View>: View {
  private let commands: [CommandsDescription]
  private let reading: ([CommandEntry]) -> Reading

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - commands: What the scenes of the program add, as ``SceneTree`` has it.
  ///   - reading: Makes the menus of what is added now, in order.
  package init(
    _ commands: [CommandsDescription], @ViewBuilder reading: @escaping ([CommandEntry]) -> Reading
  ) {
    self.commands = commands
    self.reading = reading
  }

  package var body: some View {
    let declaring = ForEach(commands.indices, id: \.self) { index in
      let description = commands[index]
      description.content.modifier(
        EnvironmentChange(change: { environment in
          for change in description.notes.environment { change(&environment) }
        }))
    }
    DeclarationReader(CommandKey.self, content: declaring, reading: reading)
  }
}
