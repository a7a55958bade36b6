import CCrypto
import Foundation

/// A name that can't be guessed: 144 random bits in 24 letters that stand in addresses as they are (RFC 4648,
/// section 5).
struct SecureToken: Hashable, Sendable {
  let text: String

  /// - Throws: `WebSurfaceError` where the system gives no random numbers.
  init() throws {
    var bytes = [UInt8](repeating: 0, count: 18)
    guard RAND_bytes(&bytes, Int32(bytes.count)) == 1 else {
      throw WebSurfaceError(.tooMuch, "The system gives no random numbers.")
    }
    text = Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
  }

  /// Compares in a time that doesn't depend on where they differ.
  func matches(_ other: String) -> Bool {
    let (mine, given) = (Array(text.utf8), Array(other.utf8))
    return mine.count == given.count && CRYPTO_memcmp(mine, given, mine.count) == 0
  }
}
