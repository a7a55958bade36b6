import Foundation

/// Something that stands on a shelf.
public struct PantryItem: Identifiable, Hashable, Sendable {
  /// Where it stands is part of what it is: flour in the cupboard and in the cellar are two.
  public var id: String { "\(place.rawValue)/\(name)" }
  public var name: String
  public var grams: Double
  public var place: StoragePlace
  public var bestBefore: Date?

  public init(name: String, grams: Double, place: StoragePlace, bestBefore: Date? = nil) {
    self.name = name
    self.grams = grams
    self.place = place
    self.bestBefore = bestBefore
  }
}
