/// Who may receive a representation.
public struct TransferRepresentationVisibility: Equatable, Sendable {
  /// How far it may go; greater is farther.
  private let reach: Int

  /// Every program.
  public static let all = TransferRepresentationVisibility(reach: 3)
  /// The programs of the same developers.
  public static let team = TransferRepresentationVisibility(reach: 2)
  /// The programs of the same group.
  public static let group = TransferRepresentationVisibility(reach: 1)
  /// The running program alone.
  public static let ownProcess = TransferRepresentationVisibility(reach: 0)

  /// Whether somebody at this distance may receive what has the visibility `other`.
  package func admits(_ other: TransferRepresentationVisibility) -> Bool { other.reach >= reach }

  func narrower(_ other: TransferRepresentationVisibility) -> TransferRepresentationVisibility {
    reach < other.reach ? self : other
  }
}
