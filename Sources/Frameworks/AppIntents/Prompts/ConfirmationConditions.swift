/// The conditions under which a confirmation is asked for.
public struct ConfirmationConditions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What started the action may have misunderstood the person.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}
