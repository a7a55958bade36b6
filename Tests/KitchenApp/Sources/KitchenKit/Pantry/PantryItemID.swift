import AppIntents

/// The name and the place of something: an identifier of the app's own making.
public struct PantryItemID: Hashable, Sendable, EntityIdentifierConvertible {
  public var place: StoragePlace
  public var name: String

  public init(place: StoragePlace, name: String) {
    self.place = place
    self.name = name
  }

  public var entityIdentifierString: String { "\(place.rawValue)/\(name)" }

  public static func entityIdentifier(for entityIdentifierString: String) -> PantryItemID? {
    let parts = entityIdentifierString.split(separator: "/", maxSplits: 1)
    guard parts.count == 2, let place = StoragePlace(rawValue: String(parts[0])) else { return nil }
    return PantryItemID(place: place, name: String(parts[1]))
  }
}
