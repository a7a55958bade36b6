/// The set of programs that may receive a representation.
public struct TransferRepresentationVisibility: Equatable, Sendable {
  /// The extent of the visibility; greater values are wider.
  private let reach: Int

  /// All programs.
  public static let all = TransferRepresentationVisibility(reach: 3)
  /// Programs of the same development team.
  public static let team = TransferRepresentationVisibility(reach: 2)
  /// Programs of the same group.
  public static let group = TransferRepresentationVisibility(reach: 1)
  /// Only the current program.
  public static let ownProcess = TransferRepresentationVisibility(reach: 0)

  /// Returns a Boolean value that indicates whether a receiver with this relation may receive content of
  /// visibility `other`.
  package func admits(_ other: TransferRepresentationVisibility) -> Bool { other.reach >= reach }

  func narrower(_ other: TransferRepresentationVisibility) -> TransferRepresentationVisibility {
    reach < other.reach ? self : other
  }
}
