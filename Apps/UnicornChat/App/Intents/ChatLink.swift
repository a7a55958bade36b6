import Foundation
import UnicornChatModel

/// An address that leads to a conversation, or to one of its messages: `unicornchat://conversation/ID?message=ID`.
struct ChatLink: Equatable {
  static let scheme = "unicornchat"

  let conversation: Conversation.ID
  let message: Message.ID?

  init(_ conversation: Conversation.ID, at message: Message.ID? = nil) {
    self.conversation = conversation
    self.message = message
  }

  /// Reads an address; nil for any other.
  init?(_ url: URL) {
    guard url.scheme?.lowercased() == Self.scheme, url.host()?.lowercased() == "conversation",
      let conversation = UUID(uuidString: url.lastPathComponent),
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    else { return nil }
    let message = parts.queryItems?.first { $0.name == "message" }?.value
    self.init(conversation, at: message.flatMap { UUID(uuidString: $0) })
  }

  var url: URL {
    var parts = URLComponents()
    parts.scheme = Self.scheme
    parts.host = "conversation"
    parts.path = "/" + conversation.uuidString
    if let message { parts.queryItems = [URLQueryItem(name: "message", value: message.uuidString)] }
    guard let url = parts.url else { preconditionFailure("Identifiers make an address.") }
    return url
  }
}
