import Foundation
import Synchronization

/// The readings of the last messages, so that each is read once however often a talk is looked at. Safe from any task.
final class ReadingCache: Sendable {
  struct Key: Hashable, Sendable {
    let text: String
    let talk: Tongue
    let date: Date
    let zone: String
    let usualHour: Int?
  }

  private static let limit = 2_000
  private let readings = Mutex<[Key: MessageReading]>([:])

  func reading(_ key: Key, _ read: () -> MessageReading) -> MessageReading {
    if let known = readings.withLock({ $0[key] }) { return known }
    let new = read()
    readings.withLock { readings in
      if readings.count >= Self.limit { readings.removeAll(keepingCapacity: true) }
      readings[key] = new
    }
    return new
  }
}
