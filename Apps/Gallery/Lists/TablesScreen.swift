import SwiftUI

/// A table whose columns sort it.
struct TablesScreen: View {
  @State private var plants = Plant.samples
  @State private var chosen: Plant.ID?
  @State private var order = [KeyPathComparator(\Plant.name)]

  var body: some View {
    VStack(alignment: .leading) {
      Table(plants, selection: $chosen, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Days", value: \.interval) { Text($0.interval, format: .number) }
          .width(80)
        TableColumn("Bed") { plant in
          Label(plant.bed.title, systemImage: plant.symbol)
        }
        .width(min: 100, ideal: 160)
      }
      Text(chosen.map { "Chosen: \($0)" } ?? "Nothing chosen")
        .padding()
        .accessibilityIdentifier("chosen")
    }
    .onChange(of: order, initial: true) { plants.sort(using: order) }
  }
}
