import Foundation
import JSONValues

/// A message of a chat with a model.
public struct ChatMessage: Sendable, Hashable {
  /// The author of a message.
  public enum Role: String, Sendable {
    case system, user, assistant
  }

  /// The author.
  public var role: Role
  /// The text.
  public var text: String

  /// Creates a message.
  public init(_ role: Role, _ text: String) {
    self.role = role
    self.text = text
  }
}

extension ModelEndpoint {
  /// The body of a request for a streamed answer of at most so many tokens.
  func body(of messages: [ChatMessage], tokens: Int) -> Data {
    var json = JSONWriter()
    json.object { json in
      json.member("model", model)
      json.name("messages")
      json.array(messages) { json, message in
        json.object { json in
          json.member("role", message.role.rawValue)
          json.member("content", message.text)
        }
      }
      json.member("stream", true)
      json.member("max_tokens", tokens)
      json.member("temperature", 0.2)
    }
    return Data(json.bytes)
  }
}
