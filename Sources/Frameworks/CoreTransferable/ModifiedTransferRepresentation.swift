/// A representation that is exported on a condition; what ``TransferRepresentation/exportingCondition(_:)`` makes.
public struct _ConditionalTransferRepresentation<Base: TransferRepresentation>: TransferRepresentation {
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

/// A representation whose offers are changed one by one.
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
  /// Exports this way only the items that a condition holds for. Importing is as before.
  ///
  /// - Parameter condition: Called for each item that is to be exported; conditions add up.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> _ConditionalTransferRepresentation<Self> {
    _ConditionalTransferRepresentation(base: self, condition: condition)
  }

  /// Says who may receive this representation. The narrowest of several holds.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> {
    ModifiedTransferRepresentation(base: self) { $0.visibility = visibility.narrower($0.visibility) }
  }

  /// Names the files this representation is exported to. The name that was given first holds.
  ///
  /// - Parameter fileName: A name; the extension is added where it is missing.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    named { _ in fileName }
  }

  /// Names the files this representation is exported to. The name that was given first holds.
  ///
  /// - Parameter fileName: Makes the name for an item, or nil for none.
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
