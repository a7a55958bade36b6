/// A type whose values can be exported and imported: as data, as files, or through other types.
@preconcurrency
public protocol Transferable: Sendable {
  /// The type of ``transferRepresentation``.
  associatedtype Representation: TransferRepresentation

  /// The representations, by descending preference.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
