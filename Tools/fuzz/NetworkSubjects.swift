import Foundation
import TextAnalysis

#if !canImport(Darwin)
  import HTTPServer
#endif

extension Subject {
  /// What the server of apps reads from browsers, before anybody was let in.
  static func network() -> [Subject] {
    #if canImport(Darwin)
      return []
    #else
      return [
        Subject(
          name: "WebSocket frames",
          openings: ["", "\u{1}", "\u{7F}\u{7F}"]
        ) { bytes, _ in
          let whole = frames(bytes, by: bytes.count)
          // However it comes, the same is read.
          return bytes.count > 4_096 || frames(bytes, by: 3) == whole ? nil : "read in pieces it is another"
        },
        Subject(
          name: "multipart forms",
          openings: [
            "multipart/form-data; boundary=x\n",
            "multipart/form-data; boundary=x\n--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n",
            "multipart/form-data; boundary=x\n--x\r\nContent-Disposition: form-data; name=\"a\"; filename=\"",
          ]
        ) { bytes, _ in
          let whole = try form(bytes, by: bytes.count)
          return try bytes.count > 4_096 || form(bytes, by: 5) == whole ? nil : "read in pieces it is another"
        },
        Subject(name: "request headers", openings: ["", "GET / HTTP/1.1\r\nHost: a\r\n"]) { bytes, _ in
          guard let count = HeaderScreen.count(of: bytes) else { return nil }
          guard count <= bytes.count else { return "a header longer than what came" }
          _ = HeaderScreen.refusal(of: bytes.prefix(count))
          return nil
        },
        Subject(name: "encoded fields", openings: ["", "p=1&a="]) { bytes, _ in
          let text = String(decoding: bytes, as: UTF8.self)
          return NamedValues(formEncoded: text, maximumCount: 100).map { $0.count > 100 } == true
            ? "more fields than are allowed" : nil
        },
      ]
    #endif
  }

  #if !canImport(Darwin)
    /// The messages in the bytes of a WebSocket, which come so many at a time. When wslay notices a close frame that
    /// is no UTF-8 depends on how it comes.
    private static func frames(_ bytes: [UInt8], by count: Int) -> [String] {
      var limits = HTTPServer.WebSocketLimits()
      limits.messageBytes = 4_096
      limits.fragments = 16
      var pair: [Int32] = [0, 0]
      guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0 else { return ["no sockets"] }
      defer { for descriptor in pair { close(descriptor) } }
      let session = FrameSession(pair[0], limits: limits, extra: [])
      var found: [String] = []
      var rest = bytes[...]
      while !rest.isEmpty, !session.isBroken, session.isReading {
        let piece = rest.prefix(min(count, 60_000))
        rest = rest.dropFirst(piece.count)
        guard piece.withUnsafeBytes({ send(pair[1], $0.baseAddress, $0.count, 0) }) == piece.count else {
          break
        }
        session.read()
        found += session.received.map { "\($0)" }
      }
      return found
    }

    /// The form in some bytes, which come so many at a time; its content type stands in the first line.
    private static func form(_ bytes: [UInt8], by count: Int) throws -> [String] {
      let end = bytes.firstIndex(of: 0x0A) ?? bytes.count
      var rest = bytes[min(end + 1, bytes.count)...]
      // All stays in memory.
      let limits = MultipartReader.Limits(
        total: 1 << 24, partBytesInMemory: .max, temporaryFolder: "/nowhere")
      do {
        var reader = try MultipartReader(
          contentType: String(decoding: bytes[..<end], as: UTF8.self), limits: limits)
        while !rest.isEmpty {
          let piece = rest.prefix(count)
          rest = rest.dropFirst(piece.count)
          try piece.withUnsafeBytes { try reader.read($0) }
        }
        let form = try reader.finish()
        return form.fields.map { "\($0.name)=\($0.value)" }
          + form.files.map { "\($0.name) \($0.filename) \($0.contentType) \($0.content)" }
      } catch let error as HTTPServerError {
        // Where it breaks may be told from another place.
        return ["\(error.code)"]
      }
    }
  #endif
}
