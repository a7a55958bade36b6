/// The conditions under which a confirmation is asked for.
public struct ConfirmationConditions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The person may look at something else than the interface in front, and could miss what happens.
  public static let possibleInattention = ConfirmationConditions(rawValue: 1)
}
