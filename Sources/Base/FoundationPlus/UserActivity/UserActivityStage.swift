import Foundation
import Synchronization

/// Where activities become current: a scene of an app, or the whole process.
///
/// Who serves several people in one process gives each scene a stage, and sets ``here`` around the work for
/// it. Safe to use from any thread.
package final class UserActivityStage: Sendable {
  /// The stage of a process that has no scenes.
  package static let process = UserActivityStage()

  /// The stage of the task; tasks inherit it.
  @TaskLocal package static var here = UserActivityStage.process

  private struct State {
    var current: NSUserActivity?
    var observer: (@Sendable (NSUserActivity?) -> Void)?
  }

  private let state = Mutex(State())

  package init() {}

  /// What the person does now, brought up to date by its delegate.
  package var current: NSUserActivity? {
    let current = state.withLock(\.current)
    current?.saveIfNeeded()
    return current
  }

  /// Calls `observer` with each activity that becomes current here, and with nil when the current one ends,
  /// on the task that says so. There is one observer: a later one takes the place of the earlier.
  package func observe(_ observer: (@Sendable (NSUserActivity?) -> Void)?) {
    state.withLock { $0.observer = observer }
  }

  func enter(_ activity: NSUserActivity) {
    let observer = state.withLock { state in
      state.current = activity
      return state.observer
    }
    observer?(activity)
  }

  func leave(_ activity: NSUserActivity) {
    let observer = state.withLock { state -> (@Sendable (NSUserActivity?) -> Void)? in
      guard state.current === activity else { return nil }
      state.current = nil
      return state.observer
    }
    observer?(nil)
  }
}

/// The type of a value that another module keeps with an activity; the type itself is the name.
///
/// An extension property `appEntityIdentifier` is `get { self[EntitySlot.self] }`.
package protocol UserActivitySlot {
  associatedtype Value: Sendable
}
