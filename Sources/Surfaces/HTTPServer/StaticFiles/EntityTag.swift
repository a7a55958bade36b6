import CCrypto

/// The strong validator of a representation (RFC 9110, section 8.8.3): the beginning of its SHA-256.
struct EntityTag: Sendable, Hashable {
  /// 32 hexadecimal digits: 128 bits.
  let digits: String

  init(of bytes: [UInt8]) {
    var digest = Digest()
    bytes.withUnsafeBytes { digest.add($0) }
    self = digest.tag
  }

  fileprivate init(digits: String) { self.digits = digits }

  var fieldValue: String { "\"\(digits)\"" }
  /// The compressed form is another representation, with a tag of its own.
  var compressedFieldValue: String { "\"\(digits)-gz\"" }
  /// What stands in a fingerprinted name.
  var fingerprint: String { String(digits.prefix(16)) }

  /// Whether `If-None-Match` names a value, or any: compared without regard to weakness.
  static func matches(_ request: HTTPRequest, _ value: String) -> Bool {
    request.headers.list("If-None-Match").contains { entry in
      entry == "*" || entry == value || entry == "W/" + value
    }
  }

  /// A digest that makes a tag of bytes that come in blocks.
  struct Digest: ~Copyable {
    private let context = EVP_MD_CTX_new()

    init() { EVP_DigestInit_ex(context, EVP_sha256(), nil) }
    deinit { EVP_MD_CTX_free(context) }

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
      guard let start = bytes.baseAddress else { return }
      EVP_DigestUpdate(context, start, bytes.count)
    }

    var tag: EntityTag {
      var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
      EVP_DigestFinal_ex(context, &digest, nil)
      let digits = Array("0123456789abcdef".utf8)
      let text = digest.prefix(16).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
      return EntityTag(digits: String(decoding: text, as: UTF8.self))
    }
  }
}
