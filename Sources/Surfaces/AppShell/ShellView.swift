import AppIntents
import SwiftUICore

/// An app's content with its shell around it.
///
/// The shell's parts are marked as such (``ShellPart``); their place and their look are the surface's. No
/// part is there that has nothing to show, apart from the bar and the live regions, which have to be there
/// before something is announced in them.
package struct ShellView<Content: View>: View {
  private let model: ShellModel
  private let commands: [CommandsDescription]
  private let content: Content

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - model: The shell of the window.
  ///   - commands: What the program's scenes add to its menus.
  ///   - content: What the app shows.
  package init(
    _ model: ShellModel, commands: [CommandsDescription] = [], @ViewBuilder content: () -> Content
  ) {
    self.model = model
    self.commands = commands
    self.content = content()
  }

  package var body: some View {
    ZStack {
      VStack { content }.shellPart(.content)
      ShellSurround(model: model, commands: commands)
    }
  }
}

/// The parts of the shell around the content. They are apart from it, so that the content isn't evaluated
/// when they change.
struct ShellSurround: View {
  let model: ShellModel
  let commands: [CommandsDescription]

  var body: some View {
    ShellBar(model: model, commands: commands)
    CardList(model: model)
    ActivityList(model: model)
    NoticeList(model: model)
    PageView(model: model)
    if model.tiles.isOpen { TilesPage(model: model) }
    if model.palette.isOpen { PaletteView(model: model) }
    if let prompt = model.prompt { PromptDialog(prompt: prompt, model: model).id(prompt.id) }
  }
}

/// The shell's own buttons: what its keys do, for everyone else.
struct ShellBar: View {
  let model: ShellModel
  let commands: [CommandsDescription]

  private var texts: ShellTexts { model.texts }

  var body: some View {
    HStack {
      if let home = model.host.home {
        Link(destination: home) {
          Label {
            Text(verbatim: ApplicationName.current)
          } icon: {
            Image(systemName: "chevron.backward")
          }
        }
      }
      Button(texts[.search], systemImage: "magnifyingglass") { model.handle(.palette) }
        .keyboardShortcut("k")
      // What comes and goes stands where there is room: beside it nothing moves under a finger.
      if let name = model.undo.undoName {
        Button(texts(.undoAction, ["action": name]), systemImage: "arrow.uturn.backward") {
          model.performUndo()
        }
        .keyboardShortcut("z")
      }
      if let name = model.undo.redoName {
        Button(texts(.redoAction, ["action": name]), systemImage: "arrow.uturn.forward") {
          model.performRedo()
        }
        .keyboardShortcut("z", modifiers: [.command, .shift])
      }
      ShellMenus(texts: texts, commands: commands)
      if model.tiles.hasSomething {
        Button(texts[.controls], systemImage: "switch.2") { model.tiles.open() }
      }
      PageButtons(model: model)
    }
    .shellPart(.bar(label: texts[.shell]))
  }
}
