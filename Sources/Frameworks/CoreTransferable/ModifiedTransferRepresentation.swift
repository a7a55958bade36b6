/// A representation that is only exported under a condition, as
/// ``TransferRepresentation/exportingCondition(_:)`` returns it.
public struct _ConditionalTransferRepresentation<Base: TransferRepresentation>: TransferRepresentation {
  /// The type of the item.
  public typealias Item = Base.Item
  public typealias Body = Never

  let base: Base
  let condition: @Sendable (Item) -> Bool
}

extension _ConditionalTransferRepresentation: PrimitiveTransferRepresentation {
  package func offers(in walk: TransferWalk) -> [TransferOffer<Item>] {
    walk.offers(of: base, for: Item.self).map { offer in
      var offer = offer
      let inner = offer.condition
      offer.condition = { [condition] item in condition(item) && (inner?(item) ?? true) }
      return offer
    }
  }
}

/// A representation whose offers are modified individually.
struct ModifiedTransferRepresentation<Base: TransferRepresentation>: TransferRepresentation {
  typealias Item = Base.Item
  typealias Body = Never

  let base: Base
  let change: @Sendable (inout TransferOffer<Item>) -> Void
}

extension ModifiedTransferRepresentation: PrimitiveTransferRepresentation {
  package func offers(in walk: TransferWalk) -> [TransferOffer<Item>] {
    walk.offers(of: base, for: Item.self).map { offer in
      var offer = offer
      change(&offer)
      return offer
    }
  }
}

extension TransferRepresentation {
  /// Returns a representation that only exports items that meet a condition. Importing is unaffected.
  ///
  /// - Parameter condition: A closure that is called for each item to export; several conditions all have to
  ///   hold.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> _ConditionalTransferRepresentation<Self> {
    _ConditionalTransferRepresentation(base: self, condition: condition)
  }

  /// Returns a representation with restricted visibility. Of several restrictions the narrowest applies.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> {
    ModifiedTransferRepresentation(base: self) { $0.visibility = visibility.narrower($0.visibility) }
  }

  /// Returns a representation that suggests a name for exported files. The innermost name applies.
  ///
  /// - Parameter fileName: The name; a missing extension is added.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    named { _ in fileName }
  }

  /// Returns a representation that suggests a name for exported files. The innermost name applies.
  ///
  /// - Parameter fileName: A closure that returns the name for an item, or nil for none.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    named(fileName)
  }

  private func named(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> ModifiedTransferRepresentation<Self> {
    ModifiedTransferRepresentation(base: self) { offer in
      let inner = offer.fileName
      offer.fileName = { item in inner?(item) ?? fileName(item) }
    }
  }
}
