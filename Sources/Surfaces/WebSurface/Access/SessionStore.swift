import Foundation
import FoundationPlus
import Synchronization

/// The browsers that were let in, kept in a file so that they stay known when the program is started anew.
///
/// Each mode and each port has a file of its own in the folder of one app: a session is known nowhere else.
/// Sessions end when they weren't used for a while, some time after they began, and when they are revoked.
final class SessionStore: Sendable {
  /// The time, in seconds, after which a session that isn't used ends.
  static let idleSeconds = 30.0 * 24 * 3600
  /// The time, in seconds, after which every session ends.
  static let absoluteSeconds = 180.0 * 24 * 3600
  /// The number of sessions; the longest unused go first.
  static let limit = 256
  /// The time, in seconds, for which a browser that came without a token is known before it shows a window.
  static let pendingSeconds = 600.0
  /// The number of such browsers.
  static let pendingLimit = 1024
  /// The time, in seconds, that the file may lag behind in when sessions were last seen.
  private static let saveSeconds = 600.0

  private struct State {
    var port: Int?
    var sessions: [String: BrowserSession] = [:]
    /// Browsers that came without a token and showed no window yet: they are kept in memory only.
    var pending: [String: BrowserSession] = [:]
    var saved = Date.distantPast
  }

  private let state = Mutex(State())
  private let folder: URL?
  let mode: AccessMode
  private let clock: WallClock
  private let report: @Sendable (String) -> Void

  /// - Parameters:
  ///   - folder: The folder for the files; nil keeps sessions in memory.
  ///   - report: The closure that receives what is wrong with the files.
  init(
    folder: URL?, mode: AccessMode, clock: WallClock = .system,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.folder = folder
    self.mode = mode
    self.clock = clock
    self.report = report
  }

  /// Lets a browser in.
  ///
  /// - Returns: The session and the value of its cookie.
  /// - Throws: `WebSurfaceError` where the system gives no random numbers.
  func make(_ browser: String, port: Int) throws -> (session: BrowserSession, value: String) {
    let (name, value) = (try SecureToken().text, try SecureToken().text)
    let now = clock.now()
    let session = BrowserSession(
      id: name, digest: BrowserSession.digest(of: value), browser: browser, begin: now, lastSeen: now)
    state.withLock { state in
      load(&state, port)
      if mode.needsToken {
        state.sessions[session.digest] = session
        Self.makeRoom(&state.sessions, Self.limit)
        save(&state, now)
      } else {
        state.pending[session.digest] = session
        Self.makeRoom(&state.pending, Self.pendingLimit)
      }
    }
    return (session, value)
  }

  /// The session of a cookie's value, which is used now; nil where it is none, or over.
  func session(of value: String, port: Int) -> BrowserSession? {
    guard value.utf8.count <= 64 else { return nil }
    let digest = BrowserSession.digest(of: value)
    let now = clock.now()
    return state.withLock { state in
      load(&state, port)
      if var session = state.sessions[digest] {
        guard Self.isValid(session, now) else {
          state.sessions[digest] = nil
          save(&state, now)
          return nil
        }
        session.lastSeen = now
        state.sessions[digest] = session
        if now.timeIntervalSince(state.saved) > Self.saveSeconds { save(&state, now) }
        return session
      }
      state.pending[digest]?.lastSeen = now
      return state.pending[digest]
    }
  }

  /// Notes that a browser that came without a token shows a window.
  func confirm(_ id: String) {
    let now = clock.now()
    state.withLock { state in
      guard let session = state.pending.first(where: { $0.value.id == id })?.value else { return }
      state.pending[session.digest] = nil
      state.sessions[session.digest] = session
      Self.makeRoom(&state.sessions, Self.limit)
      save(&state, now)
    }
  }

  /// All sessions, the one last seen first.
  var all: [BrowserSession] {
    let now = clock.now()
    return state.withLock { $0.sessions.values.filter { Self.isValid($0, now) } }
      .sorted { ($1.lastSeen, $1.id) < ($0.lastSeen, $0.id) }
  }

  /// The number of browsers that showed no window yet.
  var pendingCount: Int { state.withLock { $0.pending.count } }

  /// Ends the sessions that something is true of.
  ///
  /// - Returns: The names of those that ended.
  func revoke(where isRevoked: (BrowserSession) -> Bool) -> [String] {
    let now = clock.now()
    return state.withLock { state in
      let ended = (state.sessions.values.filter(isRevoked) + state.pending.values.filter(isRevoked))
      for session in ended {
        state.sessions[session.digest] = nil
        state.pending[session.digest] = nil
      }
      if !ended.isEmpty { save(&state, now) }
      return ended.map(\.id)
    }
  }

  /// Ends the sessions whose time is over.
  ///
  /// - Returns: The names of those that ended.
  func sweep() -> [String] {
    let now = clock.now()
    state.withLock { state in
      state.pending = state.pending.filter { now.timeIntervalSince($0.value.lastSeen) < Self.pendingSeconds }
    }
    return revoke { !Self.isValid($0, now) }
  }

  private static func isValid(_ session: BrowserSession, _ now: Date) -> Bool {
    now.timeIntervalSince(session.lastSeen) < idleSeconds
      && now.timeIntervalSince(session.begin) < absoluteSeconds
  }

  private static func makeRoom(_ sessions: inout [String: BrowserSession], _ limit: Int) {
    guard sessions.count > limit, let oldest = sessions.values.min(by: { $0.lastSeen < $1.lastSeen }) else {
      return
    }
    sessions[oldest.digest] = nil
  }

  // MARK: The file

  private func load(_ state: inout State, _ port: Int) {
    guard state.port != port else { return }
    state.port = port
    state.saved = clock.now()
    guard let folder else { return }
    let file = SessionFile(folder: folder, mode: mode, port: port)
    do {
      let sessions = try file.read()
      state.sessions = Dictionary(sessions.map { ($0.digest, $0) }) { $1 }
    } catch {
      report("Browsers have to be let in anew: \(error)")
    }
    file.removeOld(before: clock.now().addingTimeInterval(-Self.idleSeconds))
  }

  private func save(_ state: inout State, _ now: Date) {
    guard let folder, let port = state.port else { return }
    // Whether or not it succeeds: a disk that is full isn't asked again by each request.
    state.saved = now
    do {
      let sessions = state.sessions.values.sorted { ($0.begin, $0.id) < ($1.begin, $1.id) }
      try SessionFile(folder: folder, mode: mode, port: port).write(sessions)
    } catch {
      report("Browsers will have to be let in anew at the next start: \(error)")
    }
  }
}
