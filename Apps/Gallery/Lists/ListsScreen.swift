import SwiftUI

/// A list with sections, selection, swipe actions and renewal.
struct ListsScreen: View {
  private enum Look: String, CaseIterable, Identifiable {
    case automatic, plain, inset, grouped, insetGrouped, sidebar, bordered
    var id: Self { self }
  }

  @State private var plants = Plant.samples
  @State private var chosen: Set<Plant.ID> = []
  @State private var renewals = 0
  @State private var look = Look.automatic

  var body: some View {
    VStack(spacing: 0) {
      Picker("Style", selection: $look) {
        ForEach(Look.allCases) { Text($0.rawValue).tag($0) }
      }
      .padding()
      switch look {
      case .automatic: list.listStyle(.automatic)
      case .plain: list.listStyle(.plain)
      case .inset: list.listStyle(.inset)
      case .sidebar: list.listStyle(.sidebar)
      #if os(macOS)
        case .grouped, .insetGrouped: list
      #else
        case .grouped: list.listStyle(.grouped)
        case .insetGrouped: list.listStyle(.insetGrouped)
      #endif
      #if os(macOS) || os(Linux)
        case .bordered: list.listStyle(.bordered)
      #else
        case .bordered: list
      #endif
      }
      Text("Chosen: \(chosen.count). Renewed: \(renewals).")
        .padding()
        .accessibilityIdentifier("summary")
    }
  }

  private var list: some View {
    List(selection: $chosen) {
      ForEach(Bed.allCases) { bed in
        Section {
          ForEach(plants.filter { $0.bed == bed }) { plant in
            row(plant)
          }
        } header: {
          Label(bed.title, systemImage: bed.symbol)
        } footer: {
          Text("\(plants.filter { $0.bed == bed }.count) plants")
        }
        .headerProminence(bed == .herbs ? .increased : .standard)
      }
    }
    .refreshable { await renew() }
  }

  private func row(_ plant: Plant) -> some View {
    LabeledContent(plant.name, value: plant.isWatered ? "Watered" : "Dry")
      .selectionDisabled(plant.id == "tulip")
      .swipeActions(edge: .leading, allowsFullSwipe: true) {
        Button("Water", systemImage: "drop") { water(plant.id) }.tint(.blue)
      }
      .swipeActions {
        Button("Dig up", systemImage: "trash", role: .destructive) {
          plants.removeAll { $0.id == plant.id }
        }
      }
  }

  private func renew() async {
    renewals += 1
  }

  private func water(_ id: Plant.ID) {
    guard let place = plants.firstIndex(where: { $0.id == id }) else { return }
    plants[place].isWatered = true
  }
}
