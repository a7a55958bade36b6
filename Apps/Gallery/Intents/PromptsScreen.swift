import AppIntents
import SwiftUI

/// Actions that ask before they act: for a value, a choice, a yes, and which one was meant.
struct PromptsScreen: View {
  @Environment(Garden.self) private var garden

  var body: some View {
    Form {
      Section {
        Button("Add a plant", intent: AddPlantIntent())
        if let first = garden.plants.first {
          Button("Rename \(first.name)", intent: RenamePlantIntent(first))
        }
        Button("Choose soil", intent: ChooseSoilIntent())
        Button("Find a rose", intent: FindRoseIntent())
        if let last = garden.plants.last {
          Button("Dig up \(last.name)", role: .destructive, intent: RemovePlantIntent(last))
        }
      } footer: {
        Text("Renaming and digging up can be undone.")
      }
      Section("The garden") {
        LabeledContent("Soil", value: garden.soil)
        LabeledContent("Plants", value: garden.plants.count, format: .number)
        ForEach(garden.plants) { Text($0.name) }
      }
    }
  }
}
