import Foundation

/// What has to be bought, by shop.
public struct ShoppingList: Identifiable, Hashable, Sendable {
  public struct Item: Hashable, Sendable {
    public var name: String
    public var aisle: String?
  }

  public var id: Int
  public var shop: String
  public var aisles: [String]
  public var items: [Item] = []

  public init(id: Int, shop: String, aisles: [String]) {
    self.id = id
    self.shop = shop
    self.aisles = aisles
  }
}
