import AppIntents
import AppShell
import FoundationPlus
import IntentRuntime
import SwiftUICore

/// A window of the app, as one browser shows it: a tree of views with state of its own, the shell around
/// it, and the channel to the browser.
///
/// Events are handled one after the other; what they and the app change until then goes out as one patch.
@MainActor
final class WebWindow {
  let number: Int
  unowned let app: WebApp
  let session: WebSession
  let address: WindowAddress
  /// The value that the window shows.
  let value: AnyHashable?
  let shell: ShellModel
  let tree: ViewTree
  var uploads: UploadedFiles
  let turn: WindowTurn
  let languages: [String]
  /// The life of the window, another one for each page: events of an older page are not mistaken for those
  /// of a newer.
  var life: String
  var lives = 0
  /// The life that the browser of the connection knows.
  var greetedLife = ""
  /// The secret of the window, which nobody can guess who was not sent it.
  let token: String
  var channel: LiveChannel
  var markup: PageMarkup
  /// The scene that the window shows, as it was described last.
  private var scene: SceneDescription
  /// The browser and its user, as far as they are known.
  var client: ClientEnvironment
  /// The last event that was handled in this life.
  var lastSequence = 0
  var fields = FieldRevisions()
  var budget: EventBudget
  /// The operations that go out with the next patch beside those of the tree.
  var extra: [Operation] = []
  /// The time at which a browser last showed the window, in seconds of the app's clock.
  var lastShown: Double
  /// The title that the browser shows.
  var title = ""
  var history = WindowHistory()
  /// The values that the app's views keep for the window.
  private let kept = SceneValues()
  var requests = WindowRequests()
  let saving = SavingFiles()
  /// The dialog of the shell that has the focus.
  var dialog: Int?
  /// The sources from which its title, its pages and its requests were read.
  var sources = WindowSources()
  /// A row that was moved, until people who don't see it are told where it is.
  var movedRow: Int?
  /// The controls that the person changed in the browser, until it is certain that they show what the app
  /// holds.
  var shownByBrowser: [ClientEvent] = []
  /// The nodes with entities that can be seen, as the browser last said.
  var visible: Set<Int>?
  private var announcements: Int?
  /// The addresses that the app asked to be opened, until the person has them.
  var asked: [AskedLink] = []
  private(set) var isClosed = false
  /// A Boolean value that indicates whether a browser has ever shown the window or sent its form: before, it
  /// is no more than a page that somebody asked for.
  var isUsed = false
  /// The number of bytes, about, that the window takes.
  var byteCount: Int { Self.bytesOfWindow + tree.nodeCount * Self.bytesOfNode }
  /// Measured with the conversations of UnicornChat, and with windows that sleep.
  private static let bytesOfWindow = 48 * 1024
  private static let bytesOfNode = 2 * 1024

  init(_ opening: WindowOpening, number: Int, app: WebApp) throws {
    self.number = number
    self.app = app
    session = opening.session
    address = opening.address
    value = opening.value
    scene = opening.scene
    languages = opening.languages
    client = opening.session.client
    token = try SecureToken().text
    life = token + ".0"
    lastShown = app.now
    channel = LiveChannel(limits: app.limits, metrics: app.metrics)
    budget = EventBudget(rate: app.limits.eventsPerSecond, capacity: app.limits.eventBurst, now: app.now)
    uploads = UploadedFiles(app.limits)
    let turn = WindowTurn(queue: app.queue)
    self.turn = turn
    tree = ViewTree { turn.raise() }
    markup = PageMarkup(
      tree, images: app.images, media: app.media,
      words: SurfaceTexts.preferred(opening.languages).words)
    shell = ShellModel(
      system: app.system,
      context: try ShellContext(
        clock: app.clock, languages: opening.languages.isEmpty ? nil : opening.languages,
        locale: Self.locale(opening.languages), timeZone: Self.zone(opening.session.client)),
      pages: app.pages)
    turn.window = self
    shell.host = host
    shell.tree = tree
    announcements = Announcements.add { [weak self] text in
      Task { @MainActor in self?.announce(text) }
    }
    comeForward()
    tree.environment = environment
    begin()
  }

  private static func locale(_ languages: [String]) -> Locale {
    languages.first.map { Locale(identifier: $0) } ?? .autoupdatingCurrent
  }

  static func zone(_ client: ClientEnvironment) -> TimeZone {
    client.timeZone.flatMap { TimeZone(identifier: $0) } ?? .autoupdatingCurrent
  }

  // MARK: Content

  /// Shows the content of the scene to a browser that has seen nothing yet.
  func begin() {
    _ = turn.hold { show(scene) }
    if tree.needsUpdate { turn.raise() }
    let reading = WindowReading(tree.roots, isNarrow: client.isNarrow)
    title = reading.title ?? app.title(of: scene)
    sources = reading.sources
    _ = history.move(to: reading.steps, showing: reading.content)
    requests.watch(reading.asking)
  }

  /// Notes the content of a scene that was described anew while nobody sees it.
  func keep(_ scene: SceneDescription) { self.scene = scene }

  /// Shows the content of a scene, instead of what is shown so far.
  func show(_ scene: SceneDescription) -> TreeUpdate {
    self.scene = scene
    return inWindow {
      tree.show(
        ShellView(shell, commands: app.commands) { EditModeScope { scene.content(showing: value) } })
    }
  }

  /// Evaluates and runs what belongs to the window in its languages and its zone.
  func inWindow<Result>(_ work: () throws -> Result) rethrows -> Result {
    try LanguagePreferences.$languages.withValue(languages.isEmpty ? nil : languages) {
      try TimeZonePreference.$timeZone.withValue(shell.context.timeZone) { try shell.atWindow(work) }
    }
  }

  /// The environment of the views.
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = shell.context.locale
    environment.timeZone = shell.context.timeZone
    environment.calendar.locale = shell.context.locale
    environment.calendar.timeZone = shell.context.timeZone
    environment.layoutDirection =
      environment.locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    client.apply(to: &environment)
    environment.sceneValues = kept
    if let width = client.width, let height = client.height {
      environment.viewportSize = CGSize(width: width, height: height)
    }
    environment.imageLoader = app.imageLoader
    environment.openWindow = OpenWindowAction { [weak self] in self?.open($0) }
    environment.dismissWindow = DismissWindowAction { [weak self] in self?.dismiss($0) }
    environment.openSettings = OpenSettingsAction { [weak self] in self?.open(WindowRequest(isSettings: true))
    }
    environment.supportsMultipleWindows = true
    environment.dismiss = DismissAction { [weak self] in self?.dismiss(nil) }
    environment.openURL = OpenURLAction { [weak self] url in
      self?.open(url) == true ? .handled : .discarded
    }
    return environment
  }

  // MARK: End

  /// Ends the window for good.
  func close(_ reason: LiveClosing) {
    guard !isClosed else { return }
    isClosed = true
    channel.close(reason)
    if let announcements { Announcements.remove(announcements) }
    app.shells.close(String(number))
    shell.close()
    turn.hold { inWindow { tree.close() } }
  }
}
