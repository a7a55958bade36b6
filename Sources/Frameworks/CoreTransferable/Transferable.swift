/// A type that says how its values leave and enter the program: as data, as files, or by way of other types.
@preconcurrency
public protocol Transferable: Sendable {
  /// What ``transferRepresentation`` is made of.
  associatedtype Representation: TransferRepresentation

  /// The ways of transfer, the best one first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
