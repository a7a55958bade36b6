import CCrypto
import Foundation

/// A browser that was let in, as the program remembers it.
struct BrowserSession: Codable, Equatable, Sendable, Identifiable {
  /// The name of the session within the program. It is no secret, and lets nobody in.
  let id: String
  /// The digest of the cookie's value: who reads the file can't come in by it.
  let digest: String
  /// The browser and its system in words, such as `Firefox · Linux`; empty where it doesn't say.
  let browser: String
  let begin: Date
  var lastSeen: Date

  /// Returns the SHA-256 (RFC 6234) of a cookie's value, in base 64.
  static func digest(of value: String) -> String {
    let input = Array(value.utf8)
    var digest = [UInt8](repeating: 0, count: 32)
    var count: UInt32 = 0
    let made = EVP_Digest(input, input.count, &digest, &count, EVP_sha256(), nil)
    // It fails only where the library has no SHA-256 or no memory is left.
    precondition(made == 1, "SHA-256 is not available.")
    return Data(digest).base64EncodedString()
  }
}
