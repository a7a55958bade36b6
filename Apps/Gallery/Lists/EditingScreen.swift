import SwiftUI

/// Rows that are added, deleted, moved and written in.
struct EditingScreen: View {
  @State private var plants = Plant.samples
  @State private var names = ["Rake", "Spade", "Can"]
  @State private var added = 0

  var body: some View {
    List {
      Section("Delete and move") {
        ForEach(plants) { plant in
          Label(plant.name, systemImage: plant.symbol)
            .deleteDisabled(plant.id == "basil")
            .moveDisabled(plant.id == "basil")
        }
        .onDelete { plants.remove(atOffsets: $0) }
        .onMove { plants.move(fromOffsets: $0, toOffset: $1) }
      }
      Section("Write in place") {
        ForEach($names, id: \.self, editActions: .all) { $name in
          Text(name)
        }
      }
      Section("Bindings of rows") {
        ForEach($plants) { $plant in
          Stepper("\(plant.name): \(plant.interval) days", value: $plant.interval, in: 1...14)
        }
      }
    }
    .toolbar {
      #if !os(macOS)
        EditButton()
      #endif
      Button("Add", systemImage: "plus") {
        added += 1
        plants.insert(
          Plant(id: "new-\(added)", name: "Seedling \(added)", bed: .herbs, interval: 1), at: 0)
      }
    }
  }
}
