import SwiftUI

/// A screen of what views tell those around them.
struct PreferencesScreen: View {
  @State private var pots = [3, 5]
  @State private var total = 0

  var body: some View {
    Form {
      Section {
        ForEach(pots.indices, id: \.self) { pot in
          Stepper("Pot \(pot + 1): \(pots[pot]) seeds", value: $pots[pot], in: 0...20)
            .preference(key: SeedCount.self, value: pots[pot])
        }
        Text("Doubled")
          .preference(key: SeedCount.self, value: 1)
          .transformPreference(SeedCount.self) { $0 *= 2 }
        Button("Another pot") { pots.append(1) }
      } footer: {
        Text("\(total) seeds in all").accessibilityIdentifier("total")
      }
      Section("Beside it") {
        Text("With a note")
          .preference(key: SeedCount.self, value: 4)
          .padding(.trailing, 40)
          .overlayPreferenceValue(SeedCount.self, alignment: .trailing) { Text("\($0)").font(.caption) }
          .backgroundPreferenceValue(SeedCount.self) { Color.green.opacity(Double($0) / 20) }
      }
    }
    .onPreferenceChange(SeedCount.self) { total = $0 }
  }
}

/// The number of seeds that views hold, added up.
private struct SeedCount: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
