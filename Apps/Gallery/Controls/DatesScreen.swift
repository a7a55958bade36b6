import SwiftUI

/// Dates and times, in a fixed zone so that the screen is the same everywhere.
struct DatesScreen: View {
  @State private var day = Almanac.sowing
  @State private var days: Set<DateComponents> = [DateComponents(year: 2024, month: 5, day: 4)]

  var body: some View {
    Form {
      Section {
        DatePicker("Sowing", selection: $day)
        DatePicker("Day", selection: $day, displayedComponents: .date).datePickerStyle(.compact)
        DatePicker("Time", selection: $day, displayedComponents: .hourAndMinute)
        DatePicker(
          "Season", selection: $day, in: Almanac.sowing...Almanac.harvest, displayedComponents: .date
        )
        .datePickerStyle(.automatic)
        #if os(macOS) || os(Linux)
          DatePicker("Field", selection: $day, displayedComponents: .date).datePickerStyle(.field)
          DatePicker("Stepper", selection: $day, displayedComponents: .date).datePickerStyle(.stepperField)
        #endif
      } footer: {
        Text(day, format: .dateTime.year().month().day().hour().minute())
      }
      Section("Calendar") {
        DatePicker("Graphical", selection: $day, displayedComponents: .date).datePickerStyle(.graphical)
      }
      #if !os(macOS)
        Section("Wheels") {
          DatePicker("Wheel", selection: $day, displayedComponents: .hourAndMinute).datePickerStyle(.wheel)
        }
        Section("Several days") {
          MultiDatePicker("Watering", selection: $days)
          Text("\(days.count) days")
        }
      #endif
    }
    .environment(\.timeZone, Almanac.zone)
    .environment(\.locale, Almanac.locale)
    .environment(\.calendar, Almanac.calendar)
  }
}
