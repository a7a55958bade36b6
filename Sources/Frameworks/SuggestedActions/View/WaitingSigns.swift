import Foundation

/// The indicators of a window: only the latest of the messages whose answers are missing shows one.
///
/// A conversation that opens asks for the answers of all of its messages at once. An indicator for each of them would
/// flash all over it, in patches as long as the conversation.
@MainActor
enum WaitingSigns {
  /// A window of a program.
  struct Place: Hashable {
    let service: ObjectIdentifier?
    let window: ObjectIdentifier?
  }

  private struct Waiting {
    weak var holder: AnswerHolder?
    let date: Date
  }
  private static var waiting: [Place: [ObjectIdentifier: Waiting]] = [:]

  /// Notes that a holder waits for the answer to a message of a date.
  static func begin(_ holder: AnswerHolder, of date: Date, in place: Place) {
    waiting[place, default: [:]][ObjectIdentifier(holder)] = Waiting(holder: holder, date: date)
  }

  /// Notes that a holder waits no more.
  static func end(_ holder: AnswerHolder, in place: Place) {
    waiting[place]?[ObjectIdentifier(holder)] = nil
    if waiting[place]?.isEmpty == true { waiting[place] = nil }
  }

  /// Returns whether no later message of the window waits. Linear in the number of those that wait.
  static func isLatest(_ date: Date, in place: Place) -> Bool {
    // Views that are gone wait for nothing.
    waiting[place] = waiting[place]?.filter { $0.value.holder != nil }
    return waiting[place]?.values.allSatisfy { $0.date <= date } ?? true
  }
}
