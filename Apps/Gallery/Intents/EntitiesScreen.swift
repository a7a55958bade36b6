import AppIntents
import SwiftUI

/// Things that actions can be told about because they are on screen.
struct EntitiesScreen: View {
  @Environment(Garden.self) private var garden
  @State private var chosen: Plant.ID?

  var body: some View {
    List(selection: $chosen) {
      if let opened = garden.opened.flatMap(garden.plant) {
        Section("Opened by an action") {
          Label(opened.name, systemImage: opened.symbol)
            .appEntityIdentifier(EntityIdentifier(plant: opened.id))
        }
      }
      Section("Each row is one") {
        ForEach(garden.plants) { plant in
          Label(plant.name, systemImage: plant.symbol)
            .appEntityIdentifier(EntityIdentifier(plant: plant.id))
        }
      }
      Section("A drawing of several") {
        BedMap(plants: garden.plants(in: .herbs))
      }
    }
    .appEntityIdentifier(forSelectionType: Plant.ID.self) { EntityIdentifier(plant: $0) }
    .userActivity("org.example.gallery.plants", element: chosen) { id, activity in
      activity.title = "Plants"
      activity.appEntityIdentifier = EntityIdentifier(plant: id)
    }
  }
}

/// Plants as dots in one drawing, of which each is a thing that actions know.
private struct BedMap: View {
  let plants: [Plant]

  var body: some View {
    Dots(count: plants.count).fill(.green)
      .frame(width: 200, height: 40)
      .accessibilityLabel(plants.map(\.name).formatted())
      .appEntityUIElements { _ in
        plants.enumerated().map { place, plant in
          AppEntityUIElement(
            identifier: EntityIdentifier(plant: plant.id), bounds: Dots.bounds(of: place))
        }
      }
  }
}

private struct Dots: Shape {
  let count: Int

  nonisolated static func bounds(of place: Int) -> CGRect {
    CGRect(x: CGFloat(place) * 50, y: 0, width: 40, height: 40)
  }

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    for place in 0..<count { path.addEllipse(in: Self.bounds(of: place)) }
    return path
  }
}

extension EntityIdentifier {
  fileprivate init(plant id: Plant.ID) {
    self.init(for: PlantEntity.self, identifier: id)
  }
}
