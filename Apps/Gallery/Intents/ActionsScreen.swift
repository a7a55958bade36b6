import AppIntents
import SwiftUI

/// Buttons and toggles that run actions, their results, and what can be undone.
struct ActionsScreen: View {
  @Environment(Garden.self) private var garden
  @State private var isTipShown = true

  var body: some View {
    Form {
      Section("Plants") {
        ForEach(garden.plants.prefix(3)) { plant in
          LabeledContent {
            Button(intent: WaterPlantIntent(plant)) {
              Label("Water \(plant.name)", systemImage: "drop")
            }
            .disabled(plant.isWatered)
          } label: {
            Label(plant.name, systemImage: plant.isWatered ? "drop.fill" : "drop")
          }
        }
      }
      Section("Greenhouse") {
        Toggle("Lamp", isOn: garden.isLampOn, intent: SetLampIntent(!garden.isLampOn))
        Text(garden.isLampOn ? "The greenhouse is lit." : "The greenhouse is dark.")
      }
      Section {
        Button("Show Basil", intent: ShowPlantIntent(Plant.samples[0]))
        Button("Open Tulip", intent: OpenPlantIntent(Plant.samples[5]))
        Button("Count seeds", intent: CountSeedsIntent())
        Button("Open the cellar", role: .destructive, intent: OpenCellarIntent())
      } header: {
        Text("Outcomes")
      } footer: {
        Text("A card that renews itself, a page, something long that can be called off, and a failure.")
      }
      Section("Shortcuts") {
        SiriTipView(intent: CountSeedsIntent(), isVisible: $isTipShown).siriTipViewStyle(.automatic)
        ShortcutsLink().shortcutsLinkStyle(.automatic)
      }
    }
  }
}
