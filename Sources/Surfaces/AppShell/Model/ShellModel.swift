import AppIntents
import IntentRuntime
import Observation
import SwiftUICore

/// The shell of one window: what stands around an app's content while its intents run, ask and answer.
///
/// The embedding surface makes one for each window, shows a ``ShellView`` with it, hands it what people do
/// that no view handles (`perform(_:from:inside:)`, `handle(_:)`), and calls ``close()`` when the window
/// goes. Everything is on the main actor; views follow it by observation.
@MainActor @Observable
package final class ShellModel {
  @ObservationIgnored package let system: IntentSystem
  @ObservationIgnored package let context: ShellContext
  @ObservationIgnored package var host: ShellHost
  @ObservationIgnored let presence = WindowPresence()

  /// The questions that wait, in the order in which they came.
  package internal(set) var prompts: [ShellPrompt] = []
  /// The last question of each run, while its answer may still come back as one that does not fit.
  @ObservationIgnored var answered: [RunIdentifier: ShellPrompt] = [:]
  /// The runs that go on.
  package internal(set) var runs: [ShellRun] = []
  /// Results and snippets that stay until they are closed.
  package internal(set) var cards: [ShellCard] = []
  package let notices: NoticeBoard
  package let undo: UndoCommands
  package let palette: PaletteModel
  package let tiles: TilesModel
  package let pages: PageBoard

  /// The tree of the content that the window shows.
  @ObservationIgnored package weak var tree: ViewTree?
  @ObservationIgnored private(set) var isClosed = false
  @ObservationIgnored private var lastNumber = 0

  /// Creates the shell of a window.
  ///
  /// - Parameters:
  ///   - system: What stands for the system in the program; its runtime runs the intents.
  ///   - context: The circumstances of the window.
  ///   - host: What the surface does for it.
  ///   - controls: The controls and widgets of the program.
  ///   - pages: The pages of the program.
  package init(
    system: IntentSystem, context: ShellContext, host: ShellHost = ShellHost(),
    controls: ProgramControls = .program, pages: ProgramPages = .program
  ) {
    self.system = system
    self.context = context
    self.host = host
    notices = NoticeBoard(context)
    undo = UndoCommands(system.runtime.undo)
    palette = PaletteModel(context)
    tiles = TilesModel(controls, context)
    self.pages = PageBoard(pages)
    palette.window = self
    tiles.window = self
    notices.window = self
    self.pages.belong(to: self)
  }

  var runtime: IntentRuntime { system.runtime }
  var texts: ShellTexts { context.texts }

  /// A number that no other thing of the window has.
  package func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  // MARK: The window

  /// A Boolean value that indicates whether the person sees the window.
  package var isInFront: Bool {
    get { presence.isInFront }
    set { presence.isInFront = newValue }
  }

  /// Records that the person has just done something at the window.
  package func noteActivity() { presence.lastActivity = context.clock.now() }

  /// Ends everything that goes on at the window: runs are called off, questions get no answer. Nothing is
  /// shown or started afterwards. Called when the window is gone for good, not when its connection is.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    presence.isInFront = false
    for prompt in prompts { prompt.ticket.give(.cancelled) }
    for run in runs { run.run.cancel() }
    prompts = []
    answered = [:]
    runs = []
    cards = []
    tree = nil
    notices.close()
    palette.end()
    tiles.close()
    pages.close()
  }
}
