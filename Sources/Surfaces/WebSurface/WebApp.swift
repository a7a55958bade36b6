import AppIntents
import AppShell
import Foundation
import FoundationPlus
import IntentRuntime
import SwiftUICore

/// An app that runs: its scenes, and the windows of all browsers that show them.
@MainActor
final class WebApp {
  let limits: WebLimits
  let metrics: WebMetrics
  let system: IntentSystem
  let clock: WallClock
  /// A closure that returns the seconds since any moment; never goes back.
  let elapsed: @Sendable () -> Double
  /// The name of the app, where a scene has no title.
  let name: String
  /// The closure that receives reports, of one line, on what somebody should look after.
  let report: @Sendable (String) -> Void
  /// Loads the images that views name by their addresses.
  var imageLoader = RemoteImages.loader(allowsNetwork: false)
  /// The names under which the app is reached: addresses there are its own.
  var hosts: Set<String> = []
  /// The pages of the windows' shells.
  var pages = ProgramPages.program
  /// The browsers that were let in; nil where nobody asks.
  var sessionStore: SessionStore?
  /// The folders of data that windows offer backups of.
  var dataPlaces: [DataPlace] = []
  let downloads: OfferedFiles
  let images = ImageResources()
  let media = MediaFiles()
  /// The windows that have something to send.
  let queue = WindowQueue()
  /// The shells of all windows, for what the program tells all of them.
  let shells = ShellWindows()
  private(set) var windows: [Int: WebWindow] = [:]
  private var sessions: [String: WebSession] = [:]
  private var scenes: SceneTree?
  private var lastNumber = 0
  private var memory = ReleasedMemory()

  init(
    _ app: some App, name: String, limits: WebLimits, metrics: WebMetrics, system: IntentSystem,
    clock: WallClock, elapsed: @escaping @Sendable () -> Double,
    filesFolder: URL = FileManager.default.temporaryDirectory,
    report: @escaping @Sendable (String) -> Void
  ) throws {
    self.name = name
    self.limits = limits
    self.metrics = metrics
    self.system = system
    self.clock = clock
    self.elapsed = elapsed
    self.report = report
    downloads = OfferedFiles(folder: filesFolder)
    let scenes = SceneTree(app) { [weak self] in
      Task { @MainActor in self?.updateScenes() }
    }
    self.scenes = scenes
    guard !scenes.scenes.isEmpty else {
      throw WebSurfaceError(.noScene, "The app has no window to show: its body holds no scene.")
    }
  }

  var now: Double { elapsed() }
  var sessionCount: Int { sessions.count }

  // MARK: Scenes

  /// The scenes as they are now.
  var descriptions: [SceneDescription] { scenes?.scenes ?? [] }
  /// The commands that the scenes add to the menus of all windows.
  var commands: [CommandsDescription] { scenes?.commands ?? [] }

  private func updateScenes() {
    guard let scenes, scenes.needsUpdate else { return }
    scenes.update()
    for window in windows.values {
      if let scene = scene(at: window.address.place) { window.showAgain(scene) }
    }
  }

  func scene(at place: WindowAddress.Place) -> SceneDescription? {
    switch place {
    case .first: descriptions.first { $0.kind != .settings }
    case .scene(let id): descriptions.first { $0.id == id } ?? numbered(id)
    case .settings: descriptions.first { $0.kind == .settings }
    }
  }

  /// Scenes without a name are known by their place.
  private func numbered(_ id: String) -> SceneDescription? {
    guard id.hasPrefix("~"), let index = Int(id.dropFirst()), descriptions.indices.contains(index) else {
      return nil
    }
    return descriptions[index]
  }

  func place(ofSceneAt index: Int) -> WindowAddress.Place {
    let scene = descriptions[index]
    if scene.kind == .settings { return .settings }
    if let id = scene.id { return .scene(id) }
    return index == descriptions.firstIndex { $0.kind != .settings } ? .first : .scene("~\(index)")
  }

  /// Returns the title of a window of a scene that gives no other.
  func title(of scene: SceneDescription) -> String {
    scene.title.map { $0.resolved(in: EnvironmentValues()).string } ?? name
  }

  // MARK: Sessions and windows

  /// The session with a name, which the caller has checked.
  func session(_ name: String) -> WebSession {
    if let known = sessions[name] { return known }
    let new = WebSession(name: name)
    sessions[name] = new
    return new
  }

  /// A window of a session, awake; nil where it is somebody else's or gone.
  func window(_ number: Int, of session: WebSession) -> WebWindow? { window(number, of: session.name) }

  /// A window of the session with a name.
  func window(_ number: Int, of session: String) -> WebWindow? {
    guard let window = windows[number], window.session.name == session else { return nil }
    window.wake()
    return window
  }

  /// Opens a window.
  ///
  /// - Throws: `WebSurfaceError` with `tooMuch` or `noScene`.
  func open(_ address: WindowAddress, in session: WebSession, languages: [String]) throws -> WebWindow {
    guard let scene = scene(at: address.place) else {
      throw WebSurfaceError(.noScene, "The app has no such window.")
    }
    var value: AnyHashable?
    if let bytes = address.value {
      guard let presented = scene.value else {
        throw WebSurfaceError(.noScene, "The window shows no values.")
      }
      do {
        value = try presented.decode(bytes)
      } catch {
        throw WebSurfaceError(.noScene, "The window can't show this value.", underlying: error)
      }
    }
    try makeRoom(in: session)
    lastNumber += 1
    let opening = WindowOpening(
      session: session, scene: scene, address: WindowAddress(place: address.place, value: address.value),
      value: value, languages: languages)
    let window = try WebWindow(opening, number: lastNumber, app: self)
    windows[window.number] = window
    session.windows.insert(window.number)
    metrics.add(.windowsOpened)
    release(limits.unusedBytes) { !$0.isUsed && $0 !== window }
    return window
  }

  /// Notes that a browser shows a window, or has sent its form.
  func noteUse(of window: WebWindow) {
    guard !window.isUsed else { return }
    window.isUsed = true
    sessionStore?.confirm(window.session.name)
  }

  /// Lets go windows that no browser shows, where they take more memory than they may: the longest unseen
  /// first.
  private func release(_ mostBytes: Int, where isConcerned: (WebWindow) -> Bool) {
    var unseen = windows.values.filter { $0.channel.socket == nil && isConcerned($0) }
    var bytes = unseen.reduce(0) { $0 + $1.byteCount }
    guard bytes > mostBytes else { return }
    unseen.sort { $0.lastShown < $1.lastShown }
    for window in unseen where bytes > mostBytes {
      bytes -= window.byteCount
      close(window, .dismissed)
    }
  }

  /// Ends sessions and the windows of theirs.
  func end(sessions names: [String]) {
    let names = Set(names)
    for window in windows.values where names.contains(window.session.name) { close(window, .shutOut) }
    for name in names { sessions[name] = nil }
    downloads.forget(sessions: names)
  }

  /// Makes sure that one more window is allowed; the longest unused that no browser shows goes first.
  private func makeRoom(in session: WebSession) throws {
    if session.windows.count >= limits.windowsOfSession {
      guard evictOldest(of: session.windows.compactMap { windows[$0] }) else {
        metrics.add(.refusedWindows)
        throw WebSurfaceError(
          .tooMuch, "\(limits.windowsOfSession) windows are open in this browser; close one.")
      }
    }
    if windows.count >= limits.windows {
      guard evictOldest(of: Array(windows.values)) else {
        metrics.add(.refusedWindows)
        throw WebSurfaceError(.tooMuch, "All \(limits.windows) windows are in use; try again later.")
      }
    }
  }

  private func evictOldest(of candidates: [WebWindow]) -> Bool {
    let unused = candidates.filter { $0.channel.socket == nil }.min { $0.lastShown < $1.lastShown }
    guard let unused else { return false }
    close(unused, .dismissed)
    return true
  }

  /// Closes a window for the app: its browser closes the page where it can.
  func dismiss(_ window: WebWindow) {
    window.extra.append(.close)
    window.flush()
    close(window, .dismissed)
  }

  private func close(_ window: WebWindow, _ reason: LiveClosing) {
    guard windows.removeValue(forKey: window.number) != nil else { return }
    window.session.windows.remove(window.number)
    if window.session.windows.isEmpty { sessions[window.session.name] = nil }
    memory.add(window.byteCount)
    window.close(reason)
    metrics.add(.windowsClosed)
  }

  /// Puts windows to sleep that no browser has shown for a while, releases those that none has shown for
  /// long, and sends everything to those that were too slow. Called from time to time.
  func sweep() {
    for window in windows.values {
      guard window.channel.socket == nil else {
        window.catchUp()
        continue
      }
      let seconds = now - window.lastShown
      if seconds > limits.keepSeconds {
        close(window, .dismissed)
      } else if seconds > (window.isUsed ? limits.sleepSeconds : limits.unusedSleepSeconds) {
        memory.add(window.tree.isAsleep ? 0 : window.byteCount)
        window.sleep()
      }
    }
    release(limits.unseenBytes) { _ in true }
    // Of requests that opened no window.
    sessions = sessions.filter { !$0.value.windows.isEmpty }
    if let ended = sessionStore?.sweep(), !ended.isEmpty { end(sessions: ended) }
    memory.giveBack(now: now)
    downloads.sweep(now: now, seconds: limits.sleepSeconds)
  }

  /// Ends all windows and the app.
  func close() {
    for window in windows.values { close(window, .ending) }
    sessions = [:]
    scenes = nil
  }
}
