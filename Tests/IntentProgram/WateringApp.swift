import AppIntents
import SwiftUI
import Synchronization

/// A plain app whose intents are reached from the command line: all it does for it is to be built.
@main
struct WateringApp: App {
  init() {
    AppDependencyManager.shared.add(dependency: WaterTank())
  }

  var body: some Scene {
    WindowGroup { Text("Watering") }
  }
}

/// What the intents work on.
final class WaterTank: Sendable {
  private let left = Mutex(20)

  /// Takes water out, and gives what is left; nil where there is too little.
  func take(_ liters: Int) -> Int? {
    left.withLock { left in
      guard liters <= left else { return nil }
      left -= liters
      return left
    }
  }
}
