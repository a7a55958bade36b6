import AppIntents
import CCrypto
import Storage

/// A seal that marks texts as made here, so that who keeps one for us can neither change nor invent it.
///
/// HMAC with SHA-256 (RFC 2104, RFC 6234), over the text as it is sent. The text is not secret: it is only
/// known to be ours.
package struct RunRecordSeal: Sendable {
  /// The bytes of a key.
  static let keyLength = 32
  /// The prefix of a sealed text: the form of the seal.
  private static let form = "beckon1"

  private let key: [UInt8]

  /// - Parameter key: At least 32 random bytes that nobody else knows.
  package init(key: [UInt8]) {
    precondition(key.count >= Self.keyLength, "A key for records needs at least \(Self.keyLength) bytes.")
    self.key = key
  }

  /// A key that this process forgets.
  ///
  /// - Throws: `IntentRunError` with `badRecord` where the system gives no random numbers.
  package static func temporary() throws -> RunRecordSeal { RunRecordSeal(key: try randomBytes(keyLength)) }

  /// The key of this person's programs, made when there is none yet, in a file that only they can read.
  ///
  /// - Parameter folder: A folder that belongs to the person, as `DataLocations.prepare` makes it.
  /// - Throws: `IntentRunError` with `badRecord` when the file can't be made or is none of ours.
  package static func kept(in folder: URL) throws -> RunRecordSeal {
    let file = folder.appending(path: "run-records.key")
    for _ in 0..<2 {
      if let key = try read(file) { return RunRecordSeal(key: key) }
      try make(file, folder)
    }
    throw IntentRunError(.badRecord, "The key at \(file.path) can't be read after it was made.")
  }

  private static func read(_ file: URL) throws -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let bytes: [UInt8]
    do {
      bytes = [UInt8](try Data(contentsOf: file))
    } catch {
      throw IntentRunError(.badRecord, "The key at \(file.path) can't be read.", underlying: error)
    }
    guard bytes.count == keyLength else {
      throw IntentRunError(
        .badRecord, "\(file.path) is to have \(keyLength) bytes and has \(bytes.count). Remove it.")
    }
    return bytes
  }

  /// Makes the file in one step, so that no process sees half of it; of several that try one wins.
  private static func make(_ file: URL, _ folder: URL) throws {
    let draft = folder.appending(path: ".run-records-\(UUID().uuidString).key")
    let key = Data(try randomBytes(keyLength))
    guard
      FileManager.default.createFile(
        atPath: draft.path, contents: key, attributes: [.posixPermissions: 0o600])
    else { throw IntentRunError(.badRecord, "A key can't be written into \(folder.path).") }
    defer { unlink(draft.path) }
    guard link(draft.path, file.path) == 0 || errno == EEXIST else {
      throw IntentRunError(
        .badRecord, "A key can't be made at \(file.path): \(String(cString: strerror(errno))).")
    }
  }

  private static func randomBytes(_ count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    guard RAND_bytes(&bytes, Int32(count)) == 1 else {
      throw IntentRunError(.badRecord, "The system gives no random numbers.")
    }
    return bytes
  }

  // MARK: Sealing

  /// A text with its seal, of letters that stand in addresses and headers as they are.
  package func seal(_ bytes: [UInt8]) -> String {
    let text = Self.form + "." + Data(bytes).base64URL
    return text + "." + Data(code(of: text)).base64URL
  }

  /// The bytes that were sealed.
  ///
  /// - Throws: `IntentRunError` with `badRecord` when the text was not sealed with this key.
  package func open(_ sealed: String) throws -> [UInt8] {
    let parts = sealed.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == Self.form, let bytes = Data(base64URL: parts[1]),
      let given = Data(base64URL: parts[2])
    else {
      throw IntentRunError(.badRecord, "This is no record of a run, or one of another version.")
    }
    let expected = code(of: parts[0] + "." + parts[1])
    // Compared in constant time, so that the time tells nothing of how much was right.
    guard given.count == expected.count, CRYPTO_memcmp([UInt8](given), expected, expected.count) == 0 else {
      throw IntentRunError(.badRecord, "The record of the run was changed, or was made elsewhere.")
    }
    return [UInt8](bytes)
  }

  private func code(of text: some StringProtocol) -> [UInt8] {
    let bytes = Array(text.utf8)
    var result = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var length: UInt32 = 0
    let made = HMAC(EVP_sha256(), key, Int32(key.count), bytes, bytes.count, &result, &length)
    // It fails only where the library has no SHA-256 or no memory is left.
    precondition(made != nil, "SHA-256 is not available.")
    return Array(result.prefix(Int(length)))
  }
}

extension IntentRunError.Code {
  /// A record of a run is none of ours, too old, used before, or fits the program no more.
  package static let badRecord = IntentRunError.Code(rawValue: "badRecord")
}

extension Data {
  /// Base 64 with the alphabet for addresses and without padding (RFC 4648, section 5).
  fileprivate var base64URL: String {
    base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  fileprivate init?(base64URL text: Substring) {
    let padded = text.replacing("-", with: "+").replacing("_", with: "/")
    self.init(base64Encoded: padded + String(repeating: "=", count: (4 - padded.count % 4) % 4))
  }
}
