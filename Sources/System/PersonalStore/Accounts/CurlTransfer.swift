import CCurl
import Foundation
import Synchronization

/// One request while it runs: what has come so far, and why it was given up.
///
/// `@unchecked Sendable`: all but the flag of cancellation is touched by the one thread that performs the
/// request (libcurl calls back on it) and read after that.
final class CurlTransfer: @unchecked Sendable {
  private let limits: HTTPLimits
  private let curl: UnsafePointer<ccurl>
  private let isCancelled = Atomic(false)
  private var body = Data()
  private var headers: [String: String] = [:]
  private var headerBytes = 0
  private var isTooLarge = false

  init(limits: HTTPLimits, _ library: CurlLibrary) {
    self.limits = limits
    curl = library.functions
  }

  func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// Sends the request and waits for the answer.
  func perform(
    _ request: HTTPRequest, _ origin: HTTPOrigin, _ credentials: Credentials?,
    on handle: UnsafeMutableRawPointer
  ) throws -> HTTPAnswer {
    var list: UnsafeMutablePointer<curl_slist>?
    defer { ccurl_free(curl, list) }
    for (name, value) in request.headers + [(name: "Expect", value: "")] {
      // Nothing that a server or a person gave can end a line.
      let line = "\(name):\(value.isEmpty ? "" : " \(value)")".filter {
        $0.asciiValue.map { $0 >= 0x20 } ?? false
      }
      list = ccurl_append(curl, list, line)
    }
    setOptions(of: handle, request, origin, credentials)
    // What went wrong in libcurl's own words: 256 bytes (CURL_ERROR_SIZE).
    let words = UnsafeMutablePointer<CChar>.allocate(capacity: 256)
    words.initialize(repeating: 0, count: 256)
    defer {
      ccurl_set_pointer(curl, handle, CURLOPT_ERRORBUFFER, nil)
      words.deallocate()
    }
    ccurl_set_pointer(curl, handle, CURLOPT_ERRORBUFFER, words)
    ccurl_set_pointer(curl, handle, CURLOPT_HTTPHEADER, list)
    let context = Unmanaged.passUnretained(self).toOpaque()
    ccurl_set_receivers(curl, handle, receiveHeader, receiveBody, goOn, context)
    let body = [UInt8](request.body ?? Data())
    let result = body.withUnsafeBytes { bytes in
      if request.body != nil {
        ccurl_set_body(curl, handle, bytes.baseAddress ?? UnsafeRawPointer(context), bytes.count)
      }
      return withExtendedLifetime(self) { ccurl_perform(curl, handle) }
    }
    guard result == CURLE_OK else { throw error(result, String(cString: words), origin) }
    return HTTPAnswer(
      status: ccurl_status(curl, handle), headers: headers, body: self.body, url: request.url)
  }

  private func setOptions(
    of handle: UnsafeMutableRawPointer, _ request: HTTPRequest, _ origin: HTTPOrigin,
    _ credentials: Credentials?
  ) {
    ccurl_set_text(curl, handle, CURLOPT_URL, request.url.absoluteString)
    ccurl_set_text(curl, handle, CURLOPT_CUSTOMREQUEST, request.method)
    ccurl_set_text(curl, handle, CURLOPT_PROTOCOLS_STR, "http,https")
    ccurl_set_text(curl, handle, CURLOPT_USERAGENT, "Beckon/1")
    // Compressed answers are counted as they are unpacked, by the receiver of the body.
    ccurl_set_text(curl, handle, CURLOPT_ACCEPT_ENCODING, "gzip")
    ccurl_set_long(curl, handle, CURLOPT_FOLLOWLOCATION, 0)
    ccurl_set_long(curl, handle, CURLOPT_NOSIGNAL, 1)
    ccurl_set_long(curl, handle, CURLOPT_NETRC, 0)
    ccurl_set_long(curl, handle, CURLOPT_SSL_VERIFYPEER, 1)
    ccurl_set_long(curl, handle, CURLOPT_SSL_VERIFYHOST, 2)
    ccurl_set_long(curl, handle, CURLOPT_CONNECTTIMEOUT_MS, Int(limits.connect / .milliseconds(1)))
    ccurl_set_long(curl, handle, CURLOPT_TIMEOUT_MS, Int(limits.total / .milliseconds(1)))
    if origin.isLoopback { ccurl_set_text(curl, handle, CURLOPT_NOPROXY, "*") }
    if let credentials {
      ccurl_set_long(curl, handle, CURLOPT_HTTPAUTH, 1)  // CURLAUTH_BASIC
      ccurl_set_text(curl, handle, CURLOPT_USERNAME, credentials.user)
      ccurl_set_text(curl, handle, CURLOPT_PASSWORD, credentials.password)
    }
  }

  private func error(_ result: CURLcode, _ words: String, _ origin: HTTPOrigin) -> any Error {
    if isCancelled.load(ordering: .relaxed) { return CancellationError() }
    if isTooLarge {
      return PersonalStoreError(
        .tooLarge, "\(origin) sends more than \(limits.answerBytes >> 20) MB; the answer isn't read.")
    }
    let reason = String(cString: ccurl_error(curl, result))
    switch result {
    case CURLE_OPERATION_TIMEDOUT:
      return PersonalStoreError(
        .timedOut, "\(origin) takes too long to answer. Try again later, or check the address.")
    case CURLE_PEER_FAILED_VERIFICATION:
      return PersonalStoreError(.untrusted, Certificate.complaint(words, origin))
    case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER:
      return PersonalStoreError(
        .untrusted, Certificate.failedHandshake(words.isEmpty ? reason : words, origin))
    case CURLE_COULDNT_RESOLVE_HOST:
      return PersonalStoreError(
        .unreachable,
        "\(origin) can't be reached: there is no host of the name \(origin.host). Check the address.")
    case CURLE_COULDNT_CONNECT:
      return PersonalStoreError(
        .unreachable,
        "\(origin) can't be reached: no server answers there. Check the address and its port, and the connection."
      )
    case CURLE_COULDNT_RESOLVE_PROXY:
      return PersonalStoreError(.unreachable, "\(origin) can't be reached: \(reason).")
    case CURLE_GOT_NOTHING where origin.scheme == "http":
      return PersonalStoreError(
        .unreachable,
        "\(origin) ends the connection without an answer. Servers that speak https alone do so: try https://."
      )
    case CURLE_URL_MALFORMAT:
      return PersonalStoreError(.invalidAddress, "\(origin): \(reason).")
    // What begins otherwise than HTTP is an unsupported protocol to libcurl: addresses were checked before.
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING, CURLE_HTTP2:
      return PersonalStoreError(.malformedAnswer, "\(origin) doesn't answer as the protocol says: \(reason).")
    // An answer that breaks off too: the server went away, and it isn't the item's fault.
    default:
      return PersonalStoreError(.unreachable, "The connection to \(origin) failed: \(reason).")
    }
  }

  // MARK: What libcurl calls

  fileprivate func takeHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
    headerBytes += bytes.count
    guard headerBytes <= limits.headerBytes else {
      isTooLarge = true
      return false
    }
    let line = String(decoding: bytes, as: UTF8.self)
    if line.hasPrefix("HTTP/") {
      headers = [:]
    } else if let colon = line.firstIndex(of: ":") {
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
      headers[line[..<colon].lowercased()] = value
    }
    return true
  }

  fileprivate func takeBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard body.count + bytes.count <= limits.answerBytes else {
      isTooLarge = true
      return false
    }
    body.append(contentsOf: bytes)
    return true
  }

  fileprivate var goesOn: Bool { !isCancelled.load(ordering: .relaxed) }
}

/// The problems with a server's certificate and its encryption, in plain words.
enum Certificate {
  /// - Parameter words: what libcurl says of it.
  static func failedHandshake(_ words: String, _ origin: HTTPOrigin) -> String {
    let said = words.lowercased()
    if said.contains("wrong version number") || said.contains("unexpected packet")
      || said.contains("packet length")
    {
      return
        "\(origin) doesn't speak https. Check the address and its port; http: is for servers on this machine."
    }
    return "No encrypted connection to \(origin) comes about: \(words)."
  }

  /// - Parameter words: what libcurl says of it; its libraries say the same differently.
  static func complaint(_ words: String, _ origin: HTTPOrigin) -> String {
    let said = words.lowercased()
    let what =
      if said.contains("expired") {
        "has expired. Whoever runs the server has to renew it"
      } else if said.contains("not yet valid") {
        "isn't valid yet. Check the date of this machine"
      } else if said.contains("self-signed") || said.contains("self signed") {
        "is signed by the server itself, so it could be anybody's. Install the certificate on this machine if you know it is right"
      } else if said.contains("subject name") || said.contains("hostname") || said.contains("match") {
        "is for another host. Check the address"
      } else if said.contains("issuer") || said.contains("unable to get") || said.contains("unknown") {
        "is signed by an authority that this machine doesn't know. Install that authority's certificate if you trust it"
      } else {
        "can't be trusted (\(words.isEmpty ? "its check failed" : words))"
      }
    return "The password wasn't sent to \(origin): its certificate \(what)."
  }
}

private func transfer(_ context: UnsafeMutableRawPointer?) -> CurlTransfer? {
  context.map { Unmanaged<CurlTransfer>.fromOpaque($0).takeUnretainedValue() }
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
