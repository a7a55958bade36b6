import FoundationPlus

extension SuggestedActionsMessage {
  /// A person who writes or receives messages of a conversation.
  ///
  /// Suggestions depend on which of them is the person at the device: a request to that person is theirs to
  /// fulfil, a promise of theirs is theirs to keep.
  public struct Participant: Sendable, Hashable {
    let name: String
    let handle: String
    let isUser: Bool

    /// Creates a participant.
    ///
    /// - Parameters:
    ///   - name: The name to show, such as Juan Chavez.
    ///   - handle: The identifier of the participant in the app: a phone number, an email address, an
    ///     account.
    ///   - isUser: A Boolean value that indicates whether this is the person who uses the app here.
    public init(name: String, handle: String, isUser: Bool) {
      self.name = name
      self.handle = handle
      self.isUser = isUser
    }
  }
}
