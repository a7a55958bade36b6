import SwiftUI

/// A time that people often mean by "later".
struct SendLaterPreset: Identifiable {
  let title: String
  let date: Date

  var id: String { title }

  /// Those that lie ahead, in the order of time: this evening, tomorrow morning, Monday.
  static func all(now: Date, calendar: Calendar, locale: Locale) -> [SendLaterPreset] {
    let dates = ChatDates(now: now, calendar: calendar, timeZone: calendar.timeZone, locale: locale)
    var presets = [SendLaterPreset(title: locale.text("In One Hour"), date: now.addingTimeInterval(3600))]
    let today = calendar.startOfDay(for: now)
    if let evening = calendar.date(bySettingHour: 20, minute: 0, second: 0, of: today), evening > now {
      presets.append(
        SendLaterPreset(title: locale.text("Tonight at \(dates.time(evening))"), date: evening))
    }
    var mornings: [Date] = []
    if let tomorrow = calendar.date(byAdding: .day, value: 1, to: today),
      let morning = calendar.date(bySettingHour: 9, minute: 0, second: 0, of: tomorrow)
    {
      mornings.append(morning)
    }
    let monday = DateComponents(hour: 9, minute: 0, weekday: 2)
    if let next = calendar.nextDate(after: now, matching: monday, matchingPolicy: .nextTime) {
      mornings.append(next)
    }
    // On a Sunday both are the same morning.
    for morning in mornings where !presets.contains(where: { $0.date == morning }) {
      presets.append(SendLaterPreset(title: dates.dayAndTime(morning), date: morning))
    }
    return presets.sorted { $0.date < $1.date }
  }
}

/// A view for choosing when a message is sent.
struct SendLaterView: View {
  let choose: (Date) -> Void
  @State private var date: Date?
  private let first: Date?
  @Environment(ModelManager.self) private var manager
  @Environment(\.dismiss) private var dismiss

  init(date: Date?, choose: @escaping (Date) -> Void) {
    first = date
    self.choose = choose
  }

  var body: some View {
    NavigationStack {
      Form {
        DatePicker(
          "Send", selection: Binding(get: { date ?? start }, set: { date = $0 }), in: manager.now...,
          displayedComponents: [.date, .hourAndMinute])
      }
      .navigationTitle("Send Later")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Set Time") {
            choose(date ?? start)
            dismiss()
          }
        }
      }
    }
    .presentationDetents([.medium])
    .presentationSizing(.form)
  }

  private var start: Date { first ?? manager.now.addingTimeInterval(3600) }
}
