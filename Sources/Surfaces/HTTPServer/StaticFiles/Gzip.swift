import CZlib

/// Compression as browsers take it (RFC 1952).
package enum Gzip {
  /// zlib's memory level: with 5, blocks are short enough for a page whose parts differ, which is 1 % smaller than with
  /// the usual 8.
  private static let memory: Int32 = 5

  /// The bytes compressed, or nil where zlib has no memory.
  package static func compress(_ bytes: [UInt8], level: Int32 = 6) -> [UInt8]? {
    var stream = z_stream()
    guard
      czlib_begin_gzip(&stream, level, memory) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    // What zlib says it takes at most: one call is enough.
    var result = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
    let isDone = bytes.withUnsafeBufferPointer { source in
      result.withUnsafeMutableBufferPointer { target in
        // zlib doesn't write through this pointer; its type is older than `const`.
        stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
        stream.avail_in = UInt32(source.count)
        stream.next_out = target.baseAddress
        stream.avail_out = UInt32(target.count)
        return deflate(&stream, Z_FINISH) == Z_STREAM_END
      }
    }
    guard isDone else { return nil }
    result.removeLast(result.count - Int(stream.total_out))
    return result
  }

  /// Whether a client takes it (RFC 9110, section 12.5.3).
  static func isAccepted(by request: HTTPRequest) -> Bool {
    for coding in request.headers.list("Accept-Encoding") {
      let parameters = FieldParameters(coding)
      guard parameters.value.equalsIgnoringCase("gzip") || parameters.value == "*" else { continue }
      return parameters["q"].map { !$0.utf8.allSatisfy { $0 == 0x30 || $0 == 0x2E } } ?? true
    }
    return false
  }
}

extension HTTPResponse {
  /// The response compressed where the client takes it and it is a text of more than half a KB in memory.
  ///
  /// - Parameter level: from 1, fast, to 9, small.
  package func compressed(for request: HTTPRequest, level: Int32 = 6) -> HTTPResponse {
    guard case .bytes(let bytes) = body, bytes.count > 512, headers["Content-Encoding"] == nil,
      ContentType.isText(headers["Content-Type"] ?? "")
    else { return self }
    var copy = self
    copy.headers.add("Vary", "Accept-Encoding")
    guard Gzip.isAccepted(by: request), let smaller = Gzip.compress(bytes, level: level),
      smaller.count < bytes.count
    else {
      return copy
    }
    copy.headers["Content-Encoding"] = "gzip"
    copy.body = .bytes(smaller)
    return copy
  }
}
