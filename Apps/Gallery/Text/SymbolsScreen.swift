import SwiftUI

/// Symbols: size, variants, colours, values and effects.
struct SymbolsScreen: View {
  @State private var bell = 0
  @State private var isOn = false

  var body: some View {
    Form {
      Section("Size and variants") {
        HStack(spacing: 20) {
          Image(systemName: "heart").imageScale(.small)
          Image(systemName: "heart").imageScale(.large)
          Image(systemName: "heart").symbolVariant(.fill)
          Image(systemName: "bell").symbolVariant(.slash)
          Image(systemName: "star").font(.largeTitle)
        }
      }
      Section("Colours") {
        HStack(spacing: 20) {
          Image(systemName: "person.crop.circle.badge.plus").symbolRenderingMode(.monochrome)
          Image(systemName: "person.crop.circle.badge.plus").symbolRenderingMode(.hierarchical)
          Image(systemName: "person.crop.circle.badge.plus")
            .symbolRenderingMode(.palette).foregroundStyle(.green, .blue)
          Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor)
        }
        .font(.title)
      }
      Section("Values") {
        HStack(spacing: 20) {
          Image(systemName: "wifi", variableValue: 0.3)
          Image(systemName: "wifi", variableValue: 0.6)
          Image(systemName: "wifi", variableValue: 1)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Weak, fair and strong signal")
      }
      Section("Effects") {
        Button("Ring", systemImage: "bell") { bell += 1 }
          .symbolEffect(.bounce, value: bell)
        Toggle(isOn: $isOn) {
          Label("Search", systemImage: "wifi")
            .symbolEffect(.variableColor, isActive: isOn)
        }
        Image(systemName: isOn ? "pause.fill" : "play.fill")
          .contentTransition(.symbolEffect(.replace))
          .accessibilityLabel(isOn ? "Playing" : "Paused")
        HStack(spacing: 20) {
          Image(systemName: "heart").symbolEffect(.pulse, isActive: isOn)
          Image(systemName: "gear").symbolEffect(.rotate, isActive: isOn)
          Image(systemName: "bell").symbolEffect(.wiggle, isActive: isOn)
          Image(systemName: "leaf").symbolEffect(.breathe, isActive: isOn)
          Image(systemName: "star").symbolEffect(.scale.up, isActive: isOn)
          Image(systemName: "sparkles").symbolEffect(.appear, isActive: isOn)
          Image(systemName: "moon").symbolEffect(.disappear, isActive: isOn)
        }
        .accessibilityHidden(true)
        Image(systemName: "star").symbolEffectsRemoved().accessibilityLabel("Star at rest")
      }
    }
  }
}
