import Foundation
import Observation

/// The garden that the examples show and the actions change.
@MainActor
@Observable
final class Garden {
  static let shared = Garden()

  private(set) var plants = Plant.samples
  /// Whether the lamp of the greenhouse is lit.
  var isLampOn = false
  /// Degrees in the greenhouse.
  var temperature = 21.0
  /// The soil that was chosen last.
  var soil = "Compost"
  /// The plant that was opened last, from wherever.
  var opened: Plant.ID?

  func plant(_ id: Plant.ID) -> Plant? { plants.first { $0.id == id } }

  func plants(in bed: Bed) -> [Plant] { plants.filter { $0.bed == bed } }

  func water(_ id: Plant.ID) {
    change(id) { $0.isWatered = true }
  }

  /// Gives the name that it had.
  @discardableResult
  func rename(_ id: Plant.ID, to name: String) -> String? {
    let old = plant(id)?.name
    change(id) { $0.name = name }
    return old
  }

  func add(_ plant: Plant, at place: Int? = nil) {
    plants.insert(plant, at: min(place ?? plants.count, plants.count))
  }

  /// Takes a plant out, and gives the place where it was.
  func remove(_ id: Plant.ID) -> Int? {
    guard let place = plants.firstIndex(where: { $0.id == id }) else { return nil }
    plants.remove(at: place)
    return place
  }

  private func change(_ id: Plant.ID, _ change: (inout Plant) -> Void) {
    guard let place = plants.firstIndex(where: { $0.id == id }) else { return }
    change(&plants[place])
  }
}
