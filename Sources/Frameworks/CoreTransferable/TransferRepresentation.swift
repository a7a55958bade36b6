/// One or more ways to transfer an item.
///
/// Compose ready-made representations in ``body``; their order is that of preference.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the item.
  associatedtype Item: Transferable
  /// The type of ``body``; `Never` for ready-made representations.
  associatedtype Body: TransferRepresentation

  /// The representations that this one consists of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension TransferRepresentation where Body == Never {
  /// Never called: a ready-made representation has no body.
  public var body: Never {
    preconditionFailure(
      "\(Self.self) is a representation without a body: ask for the items it transfers, not for its body.")
  }
}

extension Never: TransferRepresentation {
  /// The item's type; there is none.
  public typealias Item = Never
  public typealias Body = Never
}

extension Never: Transferable {
  // The type is explicit because the compiler can't infer an opaque type here, where it checks Never's
  // conformance.
  /// The empty representation.
  public static var transferRepresentation: TupleTransferRepresentation<Never, ()> {}
}
