/// Several representations of one item by descending preference, as a result builder combines them.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
  public typealias Body = Never

  let parts: [any TransferRepresentation]
}

extension TupleTransferRepresentation: PrimitiveTransferRepresentation {
  package func offers(in walk: TransferWalk) -> [TransferOffer<Item>] {
    parts.flatMap { walk.offers(of: $0, for: Item.self) }
  }
}
