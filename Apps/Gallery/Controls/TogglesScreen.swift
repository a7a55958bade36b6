import SwiftUI

/// Toggles in their styles, several values behind one, and a style of one's own.
struct TogglesScreen: View {
  @State private var isOn = true
  @State private var days = [true, false, true]

  var body: some View {
    Form {
      Section {
        Toggle("Automatic", isOn: $isOn).toggleStyle(.automatic)
        Toggle("Switch", systemImage: "drop", isOn: $isOn).toggleStyle(.switch)
        Toggle("Button", isOn: $isOn).toggleStyle(.button)
        #if os(macOS) || os(Linux)
          Toggle("Checkbox", isOn: $isOn).toggleStyle(.checkbox)
        #endif
        Toggle("Star", isOn: $isOn).toggleStyle(StarStyle())
        Toggle("Labels hidden", isOn: $isOn).labelsHidden()
      } footer: {
        Text(isOn ? "Everything is on." : "Everything is off.")
      }
      Section("Several at once") {
        Toggle("All days", isOn: allDays)
        ForEach(days.indices, id: \.self) { day in
          Toggle("Day \(day + 1)", isOn: $days[day])
        }
      }
    }
  }

  private var allDays: Binding<Bool> {
    Binding {
      days.allSatisfy(\.self)
    } set: { isOn in
      days = days.map { _ in isOn }
    }
  }
}

private struct StarStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      LabeledContent {
        Image(systemName: configuration.isOn ? "star.fill" : "star")
          .foregroundStyle(.yellow)
          .accessibilityLabel(configuration.isOn ? "On" : "Off")
      } label: {
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}
