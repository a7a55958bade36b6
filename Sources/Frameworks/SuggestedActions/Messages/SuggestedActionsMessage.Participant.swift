import FoundationPlus

extension SuggestedActionsMessage {
  /// Somebody who writes or reads messages of a conversation.
  ///
  /// Who of them is the person at the device decides what is suggested: a request to them is theirs to do, a
  /// promise of theirs is theirs to keep.
  public struct Participant: Sendable, Hashable {
    let name: String
    let handle: String
    let isUser: Bool

    /// Makes a participant.
    ///
    /// - Parameters:
    ///   - name: The name to show, such as Juan Chavez.
    ///   - handle: What tells them from everybody else in the app: a phone number, a mail address, an account.
    ///   - isUser: Whether this is the person who uses the app here.
    public init(name: String, handle: String, isUser: Bool) {
      self.name = name
      self.handle = handle
      self.isUser = isUser
    }
  }
}
