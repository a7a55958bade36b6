import AppIntents
import IntentPalette
import Synchronization

/// The use that a person has made of what a palette finds, by their recent actions.
final class PaletteUsage: Sendable {
  private let history: DonationHistory
  private let now: @Sendable () -> Date
  private struct Known: Sendable {
    let date: Date
    let weights: [String: Double]
  }
  private let known = Mutex<Known?>(nil)

  /// The time for which the weights that were read count, in seconds: a search asks for each letter that is
  /// typed.
  private static let freshness = 30.0
  /// The time after which a use counts half, in seconds.
  private static let halfLife = 14.0 * 86_400

  init(history: DonationHistory, now: @escaping @Sendable () -> Date) {
    self.history = history
    self.now = now
  }

  /// Returns the weight of an item's use, from 0, never or long ago, to 1, just now.
  @Sendable func weight(of item: PaletteItem) -> Double { weights[Self.name(item)] ?? 0 }

  private static func name(_ item: PaletteItem) -> String {
    switch item {
    case .action(let id): id.description
    case .entity(let identifier): identifier.description
    }
  }

  private var weights: [String: Double] {
    let date = now()
    if let known = known.withLock({ $0 }), abs(date.timeIntervalSince(known.date)) < Self.freshness {
      return known.weights
    }
    let weights: [String: Double]
    do {
      weights = try read(date)
    } catch {
      // Without a history the order is that of the words.
      weights = [:]
    }
    known.withLock { $0 = Known(date: date, weights: weights) }
    return weights
  }

  private func read(_ date: Date) throws -> [String: Double] {
    var weights: [String: Double] = [:]
    for record in try history.latestOfEach() {
      let weight = exp2(-max(0, date.timeIntervalSince(record.date)) / Self.halfLife)
      weights["intent/\(record.intent)"] = weight
      for entity in record.entities {
        weights[entity.description] = max(weight, weights[entity.description] ?? 0)
      }
    }
    return weights
  }
}
