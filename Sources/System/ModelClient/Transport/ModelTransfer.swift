import CCurl
import Foundation
import Synchronization

/// libcurl, loaded with the first request.
///
/// `@unchecked Sendable`: the table of functions is filled before anybody has it, and never changed.
private final class CurlFunctions: @unchecked Sendable {
  static let shared = CurlFunctions()

  let table: UnsafePointer<ccurl>

  private init?() {
    // For the life of the program, as the library.
    let table = UnsafeMutablePointer<ccurl>.allocate(capacity: 1)
    table.initialize(to: ccurl())
    guard ccurl_load(table) else {
      table.deallocate()
      return nil
    }
    self.table = UnsafePointer(table)
  }
}

/// One request to a model while it runs: bytes are handed on as they come.
///
/// `@unchecked Sendable`: all but the flag of cancellation is touched by the one thread that performs the
/// request (libcurl calls back on it) and read after that.
final class ModelTransfer: @unchecked Sendable {
  /// The end of a request that reached a server.
  struct Outcome {
    var status: Int
    /// The pause that the server asks for before another attempt.
    var retryAfter: Duration?
  }

  /// The most that an answer may have, in bytes: what a mail needs, many times over.
  static let mostBytes = 4 << 20

  private let table: UnsafePointer<ccurl>
  private let receive: (UnsafeRawBufferPointer) throws -> Void
  private let isCancelled = Atomic(false)
  private var status = 0
  private var retryAfter: Duration?
  private var bytes = 0
  private var failure: (any Error)?

  /// - Parameter receive: called on the transfer's thread with each piece of the body of an answer that is one.
  /// - Throws: `ModelClientError` with `unreachable` where libcurl isn't there.
  init(receive: @escaping (UnsafeRawBufferPointer) throws -> Void) throws {
    guard let curl = CurlFunctions.shared else {
      throw ModelClientError(
        .unreachable, "libcurl (libcurl.so.4), which makes connections, isn't installed or can't be started.")
    }
    table = curl.table
    self.receive = receive
  }

  func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// Sends the request and waits for the end of the answer, at most for a time.
  ///
  /// - Throws: `ModelClientError`, `CancellationError`, or what the receiver throws.
  func perform(_ endpoint: ModelEndpoint, _ body: Data, within limit: Duration) throws -> Outcome {
    guard let handle = ccurl_init(table) else {
      throw ModelClientError(.unreachable, "libcurl can't be started.")
    }
    defer { ccurl_cleanup(table, handle) }
    var lines = ["Content-Type: application/json", "Accept: text/event-stream", "Expect:"]
    if let key = endpoint.key { lines.append("Authorization: Bearer \(key)") }
    var list: UnsafeMutablePointer<curl_slist>?
    defer { ccurl_free(table, list) }
    for line in lines { list = ccurl_append(table, list, line) }
    ccurl_set_text(
      table, handle, CURLOPT_URL, endpoint.address.appending(path: "chat/completions").absoluteString)
    ccurl_set_text(table, handle, CURLOPT_PROTOCOLS_STR, "http,https")
    ccurl_set_text(table, handle, CURLOPT_USERAGENT, "Beckon/1")
    // A redirection could lead the mail to somebody whom nobody chose.
    ccurl_set_long(table, handle, CURLOPT_FOLLOWLOCATION, 0)
    ccurl_set_long(table, handle, CURLOPT_NOSIGNAL, 1)
    ccurl_set_long(table, handle, CURLOPT_NETRC, 0)
    ccurl_set_long(table, handle, CURLOPT_SSL_VERIFYPEER, 1)
    ccurl_set_long(table, handle, CURLOPT_SSL_VERIFYHOST, 2)
    ccurl_set_long(table, handle, CURLOPT_CONNECTTIMEOUT_MS, 10_000)
    ccurl_set_long(table, handle, CURLOPT_TIMEOUT_MS, max(1, Int(limit / .milliseconds(1))))
    if endpoint.isLocal { ccurl_set_text(table, handle, CURLOPT_NOPROXY, "*") }
    ccurl_set_pointer(table, handle, CURLOPT_HTTPHEADER, list)
    let context = Unmanaged.passUnretained(self).toOpaque()
    ccurl_set_receivers(table, handle, receiveHeader, receiveBody, goOn, context)
    let bytes = [UInt8](body)
    let result = bytes.withUnsafeBytes { bytes in
      ccurl_set_body(table, handle, bytes.baseAddress ?? UnsafeRawPointer(context), bytes.count)
      return withExtendedLifetime(self) { ccurl_perform(table, handle) }
    }
    if isCancelled.load(ordering: .relaxed) { throw CancellationError() }
    if let failure { throw failure }
    guard result == CURLE_OK else { throw error(result, endpoint) }
    return Outcome(status: ccurl_status(table, handle), retryAfter: retryAfter)
  }

  private func error(_ result: CURLcode, _ endpoint: ModelEndpoint) -> ModelClientError {
    switch result {
    case CURLE_OPERATION_TIMEDOUT:
      ModelClientError(.timedOut, "\(endpoint) takes too long to answer.")
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT, CURLE_COULDNT_RESOLVE_PROXY:
      ModelClientError(.unreachable, "\(endpoint) can't be reached: no server answers there.")
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CONNECT_ERROR:
      ModelClientError(
        .unreachable, "\(endpoint) can't be trusted: \(String(cString: ccurl_error(table, result))).")
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY:
      ModelClientError(.malformedAnswer, "\(endpoint) doesn't answer as the protocol says.")
    default:
      ModelClientError(
        .unreachable, "The connection to \(endpoint) failed: \(String(cString: ccurl_error(table, result))).")
    }
  }

  // MARK: What libcurl calls

  fileprivate func takeHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let line = String(decoding: bytes.prefix(1_000), as: UTF8.self)
    if line.hasPrefix("HTTP/") {
      status = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    } else if line.lowercased().hasPrefix("retry-after:"),
      let seconds = Int(line.dropFirst(12).trimmingCharacters(in: .whitespacesAndNewlines)), seconds >= 0
    {
      retryAfter = .seconds(min(seconds, 3_600))
    }
    return true
  }

  fileprivate func takeBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
    self.bytes += bytes.count
    guard self.bytes <= ModelTransfer.mostBytes else {
      failure = ModelClientError(.tooLong, "The model's server sends more than an answer has.")
      return false
    }
    // The body of an error isn't read: it is the server's, and nothing of it is shown.
    guard status == 200 else { return true }
    do {
      try receive(bytes)
      return true
    } catch {
      failure = error
      return false
    }
  }

  fileprivate var goesOn: Bool { !isCancelled.load(ordering: .relaxed) }
}

private func transfer(_ context: UnsafeMutableRawPointer?) -> ModelTransfer? {
  context.map { Unmanaged<ModelTransfer>.fromOpaque($0).takeUnretainedValue() }
}

private func receiveHeader(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
  let length = size * count
  let isTaken = transfer(context)?.takeHeader(UnsafeRawBufferPointer(start: bytes, count: length)) ?? false
  return isTaken ? length : 0
}

private func receiveBody(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
  let length = size * count
  let isTaken = transfer(context)?.takeBody(UnsafeRawBufferPointer(start: bytes, count: length)) ?? false
  return isTaken ? length : 0
}

private func goOn(
  _ context: UnsafeMutableRawPointer?, _: curl_off_t, _: curl_off_t, _: curl_off_t, _: curl_off_t
) -> Int32 {
  transfer(context)?.goesOn ?? false ? 0 : 1
}
