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

/// The bar around a program, which isn't of it, folded into one button: search, undo, the program's menus,
/// the shell's pages. Keys are heard while it is closed.
struct ShellBar: View {
  let model: ShellModel
  let commands: [CommandsDescription]

  private var texts: ShellTexts { model.texts }

  var body: some View {
    HStack {
      Menu(texts[.menus], systemImage: "line.3.horizontal") {
        Section {
          Button(texts[.search], systemImage: "magnifyingglass") { model.handle(.palette) }
            .keyboardShortcut("k")
          UndoButtons(model: model)
        }
        ProgramMenus(texts: texts, commands: commands)
        Section { SystemPages(model: model) }
      }
      .menuIndicator(.hidden)
      if let home = model.host.home {
        Link(destination: home) {
          Label {
            Text(verbatim: ApplicationName.current)
          } icon: {
            Image(systemName: "chevron.backward")
          }
        }
      }
    }
    .shellPart(.bar(label: texts[.shell]))
  }
}

/// The buttons that take back what was done last, and do it again.
private struct UndoButtons: View {
  let model: ShellModel

  var body: some View {
    if let name = model.undo.undoName {
      Button(model.texts(.undoAction, ["action": name]), systemImage: "arrow.uturn.backward") {
        model.performUndo()
      }
      .keyboardShortcut("z")
    }
    if let name = model.undo.redoName {
      Button(model.texts(.redoAction, ["action": name]), systemImage: "arrow.uturn.forward") {
        model.performRedo()
      }
      .keyboardShortcut("z", modifiers: [.command, .shift])
    }
  }
}

/// The shell's pages.
private struct SystemPages: View {
  let model: ShellModel

  var body: some View {
    if model.tiles.hasControls {
      Button(model.texts[.controls], systemImage: "switch.2") { model.tiles.open() }
    } else if model.tiles.hasSomething {
      Button(model.texts[.tips], systemImage: "mic") { model.tiles.open() }
    }
    PageButtons(model: model)
  }
}
