import Foundation
import LanguageData
import SuggestionEngine

/// The name of what an action writes: the same in each window and process and after a restart, so that the
/// store itself knows what was done.
package enum ActionIdentity {
  /// A UUID (version 8, RFC 9562) from the SHA-256 of the message's key and of what makes the action the same
  /// in its conversation.
  package static func uid(of action: SuggestedAction, from source: ActionSource) -> String {
    uid(of: action.conversationIdentity ?? action.identity, in: source.message)
  }

  /// The name of what an action of a message writes, by the action's identity across messages.
  package static func uid(of identity: String, in message: MessageKey) -> String {
    var bytes = Array("beckon.action/1".utf8)
    // The length parts the two, so that no pair of them reads as another.
    withUnsafeBytes(of: UInt64(message.bytes.count).bigEndian) { bytes += $0 }
    bytes += message.bytes
    bytes += Array(identity.utf8)
    var hash = Array(SHA256.digest(bytes).prefix(16))
    hash[6] = hash[6] & 0x0F | 0x80
    hash[8] = hash[8] & 0x3F | 0x80
    let digits = Array(hash.hexadecimal)
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }.joined(separator: "-")
  }
}
