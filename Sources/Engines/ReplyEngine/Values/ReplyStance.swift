/// The stance of a reply: its function in the conversation. The raw values are the names in files and on the
/// command line.
public enum ReplyStance: String, Sendable, Hashable, Codable, CaseIterable {
  /// Says yes, or agrees to what was asked or proposed.
  case accept
  /// Says no.
  case decline
  /// Asks back.
  case ask
  /// Puts the answer off: "Let me check."
  case `defer`
  /// Tells what was asked.
  case answer
  /// Says that it is done already.
  case done
  /// Takes note.
  case acknowledge
  case thank
  /// Answers thanks.
  case welcome
  case congratulate
  /// Says something good about what was told.
  case praise
  /// Shows that one is glad about a kindness.
  case happy
  case comfort
  /// Offers help.
  case offer
  case agree
  case disagree
  case greet
  /// Returns a wish or a greeting.
  case same
  case wish
  case laugh
}

extension ReplyStance {
  /// Whether one of two stances is out of place where the other may fit: who might have lost something isn't
  /// congratulated.
  func isAtOdds(with other: ReplyStance) -> Bool {
    let glad: Set<ReplyStance> = [.congratulate, .praise, .happy, .thank, .laugh]
    return self == .comfort && glad.contains(other) || other == .comfort && glad.contains(self)
  }
}
