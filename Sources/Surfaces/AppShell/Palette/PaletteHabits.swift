import AppIntents
import IntentDiscovery
import IntentRuntime
import JSONValues

/// The habits of a person at about this time, as lines of the palette.
struct PaletteHabits: Sendable {
  let system: IntentSystem
  let context: ShellContext

  private static let most = 5

  /// The lines, the strongest habit first. What can't be done any more is left out: its intent is gone, or an
  /// entity that it was done with.
  func rows() async -> [PaletteRow] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = context.timeZone
    calendar.locale = context.locale
    let habits: [DonationHabit]
    do {
      habits = try system.donations.history.habits(
        at: context.clock.now(), calendar: calendar, limit: 2 * Self.most)
    } catch {
      // What was done can't be read: then nothing is known of it.
      return []
    }
    var rows: [PaletteRow] = []
    for habit in habits where !habit.isDoneToday || habit.count > habit.days {
      guard rows.count < Self.most, !Task.isCancelled else { break }
      if let row = await row(for: habit.latest) { rows.append(row) }
    }
    return rows
  }

  private func row(for record: DonationRecord) async -> PaletteRow? {
    guard let type = system.catalog.intentType(identifier: record.intent), type.isOffered,
      case .object(let members) = record.parameters
    else { return nil }
    let intent = type.init()
    let parameters = ParameterNames.of(intent)
    var titles: [String] = []
    for member in members {
      guard let parameter = parameters.first(where: { $0.name == member.name })?.parameter else { return nil }
      do {
        let value = try await system.runtime.value(
          of: .json(member.value), as: parameter.valueType, for: member.name)
        try parameter.set(value)
        titles += ValueLines(context).lines(of: value)
      } catch {
        return nil
      }
    }
    let words = (intent as? any PredictableIntent)?.predictedRepresentation
    return PaletteRow(
      id: "habit/\(record.intent)/\(titles.joined(separator: "/"))",
      title: String(localized: words?.title ?? type.title),
      subtitle: words.map { $0.subtitle.map { String(localized: $0) } } ?? titles.joined(separator: ", "),
      image: words?.image, kind: .run(intent, .search, isUncertain: false))
  }
}
