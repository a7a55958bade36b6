import Foundation
import Observation
import Synchronization

/// The place, as a time zone, of the person at a window.
///
/// It is known a moment after the window: a browser tells it once it has shown the first page, and again
/// when the person has travelled. Views that write times follow it.
final class WindowPlace: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let zone: Mutex<TimeZone>

  init(_ timeZone: TimeZone) { zone = Mutex(timeZone) }

  var timeZone: TimeZone {
    get {
      registrar.access(self, keyPath: \.timeZone)
      return zone.withLock { $0 }
    }
    set {
      guard zone.withLock({ $0 != newValue }) else { return }
      registrar.withMutation(of: self, keyPath: \.timeZone) { zone.withLock { $0 = newValue } }
    }
  }
}
