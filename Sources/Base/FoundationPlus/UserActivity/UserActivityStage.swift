import Foundation
import Synchronization

/// A place that has a current activity: a scene of an app, or the whole process.
///
/// A surface that serves several people in one process gives each scene a stage, and sets ``here`` while it
/// works for it. Safe to use from any thread.
package final class UserActivityStage: Sendable {
  /// The stage of a process without scenes.
  package static let process = UserActivityStage()

  /// The stage of the current task; tasks inherit it.
  @TaskLocal package static var here = UserActivityStage.process

  private struct State {
    var current: NSUserActivity?
    var observer: (@Sendable (NSUserActivity?) -> Void)?
  }

  private let state = Mutex(State())

  package init() {}

  /// The current activity, updated by its delegate.
  package var current: NSUserActivity? {
    let current = state.withLock(\.current)
    current?.saveIfNeeded()
    return current
  }

  /// Sets an observer that is called with each activity that becomes current, and with nil when the current
  /// one ends, on the task that causes the change. A later observer replaces an earlier one.
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

/// A type that identifies a value which another module stores with an activity.
///
/// An extension property `appEntityIdentifier` is `get { self[EntitySlot.self] }`.
package protocol UserActivitySlot {
  associatedtype Value: Sendable
}
