import CCrypto
import Foundation

/// A file under a passphrase: scrypt (RFC 7914) makes the key, AES-256-GCM seals each MiB.
///
/// | bytes | content |
/// |---|---|
/// | 16 | `BECKON-SEALED-2` and a zero |
/// | 1 | the binary logarithm of scrypt's cost N; r is 8, p is 1 |
/// | 32 | the salt |
/// | 16 | what scrypt makes behind the key's 32 bytes: it tells a wrong passphrase from a damaged file |
/// | 8 | the first bytes of the SHA-256 checksum of the header before them |
/// | then | pieces of up to 1 MiB, each with its tag of 16 bytes |
///
/// The key is of one file, so nonces may count: seven zeros, the piece's number in four bytes, and 1 for the
/// last piece, else 0 (the construction STREAM of Hoang, Reyhanitabar, Rogaway and Vizár, 2015). Pieces can't be
/// changed, exchanged or left out, and the end can't be cut off. The header is authenticated with each piece.
///
/// Files of version 1, whose header ends with the salt, are opened too.
enum SealedFile {
  private static let family = Array("BECKON-SEALED-".utf8)
  private static let startCount = 16
  private static let saltCount = 32
  private static let checkCount = 16
  private static let sumCount = 8
  private static let keyCount = 32
  private static let piece = 1 << 20
  private static let tagCount = 16
  /// 128 MiB of memory and some tenths of a second for each passphrase that somebody tries.
  private static let cost: UInt8 = 17

  /// Returns a Boolean value that indicates whether a file begins as a sealed one, of any version.
  static func isSealed(_ file: URL) throws -> Bool {
    try FileReader(file).next(family.count) == family
  }

  /// Writes a file under a passphrase.
  static func seal(_ file: URL, passphrase: String, to target: borrowing WholeFile) throws {
    var salt = [UInt8](repeating: 0, count: saltCount)
    guard RAND_bytes(&salt, Int32(saltCount)) == 1 else {
      throw StorageError(.inputOutput, "The system gives no random numbers.")
    }
    let made = try derived(passphrase, salt: salt, cost: cost, count: keyCount + checkCount)
    var header = start(version: "2") + [cost] + salt + made.suffix(checkCount)
    header += sum(of: header)
    try target.write(header)
    let cipher = try PieceCipher(key: Array(made.prefix(keyCount)), header: header, isSealing: true)
    let reader = try FileReader(file)
    var next = try reader.next(piece) ?? []
    var number: UInt32 = 0
    while true {
      let following = try reader.next(piece)
      let sealed = try cipher.apply(next, number: number, isLast: following == nil)
      try target.write(sealed.bytes)
      try target.write(sealed.tag)
      guard let following else { return }
      (next, number) = (following, number + 1)
    }
  }

  /// Writes the content of a sealed file to another.
  /// - Throws: `wrongPassphrase`; `damaged` where the file isn't as it was sealed; `newerVersion`.
  static func open(
    _ file: URL, passphrase: String, calledAs path: String, to target: borrowing WholeFile
  ) throws {
    let reader = try FileReader(file)
    let (header, key, isCertain) = try header(of: reader, passphrase, path)
    let cipher = try PieceCipher(key: key, header: header, isSealing: false)
    var next = try reader.next(piece + tagCount) ?? []
    var number: UInt32 = 0
    while true {
      let following = try reader.next(piece + tagCount)
      guard next.count >= tagCount,
        let bytes = try cipher.open(next, number: number, isLast: following == nil)
      else {
        if number == 0, !isCertain {
          throw StorageError(
            .wrongPassphrase, "\(path) doesn't open with this passphrase, or is damaged at its beginning.")
        }
        throw StorageError(.damaged, "\(path) is damaged after \(Int(number) * piece) bytes.")
      }
      try target.write(bytes)
      guard let following else { return }
      (next, number) = (following, number + 1)
    }
  }

  /// Reads the header.
  /// - Returns: the header, the key, and whether it is certain that the passphrase is the right one.
  private static func header(
    of reader: borrowing FileReader, _ passphrase: String, _ path: String
  ) throws -> (header: [UInt8], key: [UInt8], isCertain: Bool) {
    let damaged = StorageError(.damaged, "\(path) is damaged in its first bytes.")
    let start = try reader.next(startCount) ?? []
    let hasCheck = start == Self.start(version: "2")
    guard hasCheck || start == Self.start(version: "1") else {
      guard start.count == startCount, start.last == 0 else { throw damaged }
      throw StorageError(.newerVersion, "\(path) was made by a newer version.")
    }
    let count = 1 + saltCount + (hasCheck ? checkCount + sumCount : 0)
    let rest = try reader.next(count) ?? []
    guard rest.count == count, (10...20).contains(rest[0]) else { throw damaged }
    let header = start + rest
    if hasCheck, !header.suffix(sumCount).elementsEqual(sum(of: header.dropLast(sumCount))) { throw damaged }
    let made = try derived(
      passphrase, salt: Array(rest[1...saltCount]), cost: rest[0],
      count: keyCount + (hasCheck ? checkCount : 0))
    if hasCheck, !made.suffix(checkCount).elementsEqual(rest[(1 + saltCount)...].prefix(checkCount)) {
      throw StorageError(.wrongPassphrase, "\(path) doesn't open with this passphrase.")
    }
    return (header, Array(made.prefix(keyCount)), hasCheck)
  }

  private static func start(version: String) -> [UInt8] { family + Array(version.utf8) + [0] }

  private static func sum(of header: some Sequence<UInt8>) -> ArraySlice<UInt8> {
    let checksum = Checksum()
    checksum.add(Array(header))
    return checksum.finish().prefix(sumCount)
  }

  /// Returns the bytes that scrypt makes of a passphrase.
  private static func derived(
    _ passphrase: String, salt: [UInt8], cost: UInt8, count: Int
  ) throws -> [UInt8] {
    let phrase = Array(passphrase.precomposedStringWithCanonicalMapping.utf8)
    var bytes = [UInt8](repeating: 0, count: count)
    let made = phrase.withUnsafeBytes { phrase in
      EVP_PBE_scrypt(
        phrase.baseAddress?.assumingMemoryBound(to: CChar.self), phrase.count, salt, salt.count,
        1 << UInt64(cost), 8, 1, 2 << 30, &bytes, count)
    }
    guard made == 1 else {
      throw StorageError(.inputOutput, "No key can be made of the passphrase: there is too little memory.")
    }
    return bytes
  }

  /// AES-256-GCM over the pieces of one file.
  private final class PieceCipher {
    private let context: OpaquePointer
    private let key: [UInt8]
    private let header: [UInt8]
    private let isSealing: Int32

    init(key: [UInt8], header: [UInt8], isSealing: Bool) throws {
      guard let context = EVP_CIPHER_CTX_new() else {
        throw StorageError(.inputOutput, "There is too little memory.")
      }
      self.context = context
      self.key = key
      self.header = header
      self.isSealing = isSealing ? 1 : 0
    }

    deinit { EVP_CIPHER_CTX_free(context) }

    private func nonce(_ number: UInt32, _ isLast: Bool) -> [UInt8] {
      let count = (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
      return [UInt8](repeating: 0, count: 7) + count + [isLast ? 1 : 0]
    }

    /// Seals a piece.
    func apply(_ bytes: [UInt8], number: UInt32, isLast: Bool) throws -> (bytes: [UInt8], tag: [UInt8]) {
      guard let sealed = run(bytes, nonce(number, isLast), tag: nil) else {
        throw StorageError(.inputOutput, "A piece of the backup can't be sealed.")
      }
      var tag = [UInt8](repeating: 0, count: tagCount)
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(tagCount), &tag)
      return (sealed, tag)
    }

    /// Opens a piece with its tag, or returns nil where it isn't what was sealed.
    func open(_ bytes: [UInt8], number: UInt32, isLast: Bool) throws -> [UInt8]? {
      run(Array(bytes.dropLast(tagCount)), nonce(number, isLast), tag: Array(bytes.suffix(tagCount)))
    }

    private func run(_ bytes: [UInt8], _ nonce: [UInt8], tag: [UInt8]?) -> [UInt8]? {
      var (output, count) = ([UInt8](repeating: 0, count: bytes.count + 16), Int32(0))
      guard EVP_CipherInit_ex(context, EVP_aes_256_gcm(), nil, key, nonce, isSealing) == 1,
        EVP_CipherUpdate(context, nil, &count, header, Int32(header.count)) == 1
      else { return nil }
      var total = 0
      if !bytes.isEmpty {
        guard EVP_CipherUpdate(context, &output, &count, bytes, Int32(bytes.count)) == 1 else { return nil }
        total = Int(count)
      }
      if var tag {
        guard EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tagCount), &tag) == 1 else {
          return nil
        }
      }
      var rest = [UInt8](repeating: 0, count: 16)
      guard EVP_CipherFinal_ex(context, &rest, &count) == 1 else { return nil }
      return Array(output.prefix(total))
    }
  }
}
