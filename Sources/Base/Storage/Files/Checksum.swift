import CCrypto
import Foundation

/// A SHA-256 checksum (FIPS 180-4), which is added to piece by piece.
package final class Checksum {
  private let context: OpaquePointer

  package init() {
    guard let context = EVP_MD_CTX_new(), EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1 else {
      preconditionFailure("SHA-256 is not available.")
    }
    self.context = context
  }

  deinit { EVP_MD_CTX_free(context) }

  /// Adds bytes.
  package func add(_ bytes: some ContiguousBytes) {
    bytes.withUnsafeBytes { _ = EVP_DigestUpdate(context, $0.baseAddress, $0.count) }
  }

  /// Returns the 32 bytes of the checksum. Nothing can be added afterwards.
  package func finish() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 32)
    EVP_DigestFinal_ex(context, &bytes, nil)
    return bytes
  }

  /// Returns the number of bytes of a file and their checksum, in constant memory.
  /// - Throws: `cannotOpen`, `notAFile`, `inputOutput`.
  package static func of(_ file: URL) throws -> (byteCount: Int, checksum: [UInt8]) {
    let checksum = Checksum()
    var count = 0
    let reader = try FileReader(file)
    while let piece = try reader.next() {
      checksum.add(piece)
      count += piece.count
    }
    return (count, checksum.finish())
  }
}
