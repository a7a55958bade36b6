import CoreTransferable

/// A representation of an entity as a value that every app understands, such as a person or a place.
///
/// The closures run on request, on no particular actor. Of several representations with one type, the first
/// that carries the value is used.
public struct IntentValueRepresentation<Item: Transferable, IntentValue: _IntentValue>: TransferRepresentation
{
  public typealias Body = Never

  private let exporting: (@Sendable (Item) async throws -> IntentValue)?
  private let importing: (@Sendable (IntentValue) async throws -> Item)?

  /// Creates a representation that exports.
  public init(exporting: @escaping @Sendable (Item) async throws -> IntentValue) {
    self.exporting = exporting
    importing = nil
  }

  /// Creates a representation that imports.
  public init(importing: @escaping @Sendable (IntentValue) async throws -> Item) {
    exporting = nil
    self.importing = importing
  }

  /// Creates a representation that exports and imports.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> IntentValue,
    importing: @escaping @Sendable (IntentValue) async throws -> Item
  ) {
    self.exporting = exporting
    self.importing = importing
  }
}

extension IntentValueRepresentation: PrimitiveTransferRepresentation {
  package func offers(in walk: TransferWalk) -> [TransferOffer<Item>] {
    var offer = TransferOffer<Item>(form: .value(IntentValue.self))
    if let exporting { offer.exporting = { .value(try await exporting($0)) } }
    if let importing {
      offer.importing = { content in
        guard case .value(let value) = content, let value = value as? IntentValue else {
          throw IntentRunError(
            .conversionFailed, "\(Item.self) is made of a value of type \(IntentValue.self).")
        }
        return try await importing(value)
      }
    }
    return [offer]
  }
}

extension AppEntity {
  /// A representation of an entity as a value that every app understands.
  public typealias ValueRepresentation<Item, IntentValue> = IntentValueRepresentation<Item, IntentValue>
  where Item: Transferable, IntentValue: _IntentValue
}
