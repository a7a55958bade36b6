/// Puts the representations of an item together, in their order.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Representation: TransferRepresentation>(
    _ content: Representation
  ) -> Representation where Representation.Item == Item { content }

  /// Tells a ``CodableRepresentation`` which item it is for.
  public static func buildExpression<Encoder, Decoder>(
    _ content: CodableRepresentation<Item, Encoder, Decoder>
  ) -> CodableRepresentation<Item, Encoder, Decoder> { content }

  public static func buildBlock() -> TupleTransferRepresentation<Item, ()> {
    TupleTransferRepresentation(parts: [])
  }

  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// Puts two or more representations together.
  public static func buildBlock<First: TransferRepresentation<Item>, each Rest: TransferRepresentation>(
    _ first: First, _ rest: repeat each Rest
  ) -> TupleTransferRepresentation<Item, (First, repeat each Rest)> {
    var parts: [any TransferRepresentation] = [first]
    repeat parts.append(each rest)
    return TupleTransferRepresentation(parts: parts)
  }
}
