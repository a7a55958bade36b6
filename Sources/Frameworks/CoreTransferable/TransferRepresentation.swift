/// A way, or several ways, to transfer an item.
///
/// Compose the ready-made representations in ``body``; their order is that of preference.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type that is transferred.
  associatedtype Item: Transferable
  /// What ``body`` is made of; `Never` for the ready-made representations.
  associatedtype Body: TransferRepresentation

  /// The representations that this one is composed of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension TransferRepresentation where Body == Never {
  /// A ready-made representation has no body, and nobody asks it for one.
  public var body: Never {
    preconditionFailure(
      "\(Self.self) is a representation without a body: ask for the items it transfers, not for its body.")
  }
}

extension Never: TransferRepresentation {
  public typealias Item = Never
  public typealias Body = Never
}

extension Never: Transferable {
  // Spelled out: the compiler can't read an opaque type back here, where it is asked for Never's conformance.
  public static var transferRepresentation: TupleTransferRepresentation<Never, ()> {}
}
