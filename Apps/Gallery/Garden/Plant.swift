import Foundation

/// A plant of the garden that the examples are about.
struct Plant: Codable, Hashable, Identifiable {
  let id: String
  var name: String
  var bed: Bed
  /// Days from one watering to the next.
  var interval: Int
  var isWatered = false

  var symbol: String { bed.symbol }

  static let samples = [
    Plant(id: "basil", name: "Basil", bed: .herbs, interval: 2),
    Plant(id: "mint", name: "Mint", bed: .herbs, interval: 1),
    Plant(id: "sage", name: "Sage", bed: .herbs, interval: 7),
    Plant(id: "rose-red", name: "Rose, red", bed: .flowers, interval: 3),
    Plant(id: "rose-white", name: "Rose, white", bed: .flowers, interval: 3),
    Plant(id: "tulip", name: "Tulip", bed: .flowers, interval: 4),
    Plant(id: "bean", name: "Bean", bed: .vegetables, interval: 2),
    Plant(id: "tomato", name: "Tomato", bed: .vegetables, interval: 1),
  ]
}

/// The bed in which a plant stands.
enum Bed: String, CaseIterable, Codable, Hashable, Identifiable, Sendable {
  case herbs, flowers, vegetables

  var id: Self { self }

  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  var symbol: String {
    switch self {
    case .herbs: "leaf"
    case .flowers: "camera.macro"
    case .vegetables: "carrot"
    }
  }
}
