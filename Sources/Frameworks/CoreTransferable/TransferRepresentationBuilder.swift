/// A result builder for the representations of an item, in order of preference.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Returns the representation itself.
  public static func buildExpression<Representation: TransferRepresentation>(
    _ content: Representation
  ) -> Representation where Representation.Item == Item { content }

  /// Returns a ``CodableRepresentation`` for the item type.
  public static func buildExpression<Encoder, Decoder>(
    _ content: CodableRepresentation<Item, Encoder, Decoder>
  ) -> CodableRepresentation<Item, Encoder, Decoder> { content }

  /// Returns the empty representation.
  public static func buildBlock() -> TupleTransferRepresentation<Item, ()> {
    TupleTransferRepresentation(parts: [])
  }

  /// Returns the only representation.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// Combines two or more representations.
  public static func buildBlock<First: TransferRepresentation<Item>, each Rest: TransferRepresentation>(
    _ first: First, _ rest: repeat each Rest
  ) -> TupleTransferRepresentation<Item, (First, repeat each Rest)> {
    var parts: [any TransferRepresentation] = [first]
    repeat parts.append(each rest)
    return TupleTransferRepresentation(parts: parts)
  }
}
