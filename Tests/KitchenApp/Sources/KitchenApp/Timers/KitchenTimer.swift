import AppIntents
import KitchenKit
import SwiftUI

/// A running timer.
struct KitchenTimer: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Timer"
  static let defaultQuery = KitchenTimerQuery()

  let id: UUID
  @Property(title: "Label") var label: String
  @Property(title: "End") var end: Date
  @Property(title: "Running") var isRunning: Bool

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(label)", image: .init(systemName: isRunning ? "timer" : "pause"))
  }

  init(id: UUID, label: String, end: Date, isRunning: Bool = true) {
    self.id = id
    self.label = label
    self.end = end
    self.isRunning = isRunning
  }
}

struct KitchenTimerQuery: EntityQuery {
  @Dependency private var board: TimerBoard

  func entities(for identifiers: [UUID]) async throws -> [KitchenTimer] {
    await board.timers.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [KitchenTimer] {
    await board.timers
  }
}

/// The timers on the wall.
@Observable
final class TimerBoard {
  static let shared = TimerBoard()

  private(set) var timers: [KitchenTimer] = []

  func start(_ timer: KitchenTimer) {
    timers.append(timer)
  }

  func stop(_ id: UUID) {
    timers.removeAll { $0.id == id }
  }

  func set(_ id: UUID, isRunning: Bool) {
    timers.first { $0.id == id }?.isRunning = isRunning
  }
}
