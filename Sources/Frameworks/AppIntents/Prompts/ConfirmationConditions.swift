/// The conditions under which the person is asked for confirmation.
public struct ConfirmationConditions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The source of the request may have misunderstood the person.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}
