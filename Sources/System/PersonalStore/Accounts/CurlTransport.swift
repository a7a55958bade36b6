import CCurl
import Foundation
import Synchronization

/// A transport that sends requests with libcurl: bounded in time and size, without following to other hosts.
///
/// Connections are kept and used again. Requests may be sent at the same time; each has a thread while it
/// runs, because libcurl's simple interface waits.
package final class CurlTransport: Sendable {
  /// A handle of libcurl's, which one request has at a time.
  ///
  /// `@unchecked Sendable`: the pool hands a handle to one request, and takes it back when that has ended.
  private struct Handle: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer
  }

  /// As many connections are kept, and as many requests of a synchronization are sent at a time.
  static let connections = 6

  let limits: HTTPLimits
  private let idle = Mutex<[Handle]>([])
  private let queue = DispatchQueue(label: "http", attributes: .concurrent)

  package init(limits: HTTPLimits = HTTPLimits()) { self.limits = limits }

  deinit {
    guard let curl = CurlLibrary.shared?.functions else { return }
    for handle in idle.withLock({ $0 }) { ccurl_cleanup(curl, handle.pointer) }
  }

  /// Sends a request and follows redirections within the origin.
  /// - Throws: `PersonalStoreError`: `unreachable`, `timedOut`, `untrusted`, `redirected`, `tooLarge`,
  ///   `unauthorized`, `malformedAnswer`; `CancellationError`. Other statuses are the caller's to judge.
  func send(_ request: HTTPRequest, _ credentials: Credentials?) async throws -> HTTPAnswer {
    var request = request
    for _ in 0...limits.redirects {
      let answer = try await sendOnce(request, credentials)
      guard [301, 302, 307, 308].contains(answer.status), let location = answer.headers["location"] else {
        if answer.status == 401 {
          throw PersonalStoreError(
            .unauthorized,
            "\(place(request)) refuses the user or the password. Check both; where logging in takes a second step, such as a code, the server has passwords for programs."
          )
        }
        return answer
      }
      request.url = try followed(request, to: location)
    }
    throw PersonalStoreError(
      .redirected, "\(place(request)) sends on more than \(limits.redirects) times.")
  }

  /// Returns the address to which another one leads without credentials: to the last of its redirections,
  /// also at another host over https (RFC 6764, 5).
  /// - Throws: As `send`.
  func destination(of url: URL) async throws -> URL {
    var request = HTTPRequest("GET", url)
    for _ in 0...limits.redirects {
      let answer = try await sendOnce(request, nil)
      guard [301, 302, 303, 307, 308].contains(answer.status), let location = answer.headers["location"]
      else {
        return request.url
      }
      request.url = try followed(request, to: location) { $0.mayName($1) }
    }
    throw PersonalStoreError(
      .redirected, "\(place(request)) sends on more than \(limits.redirects) times.")
  }

  /// Returns the address to which a redirection leads.
  ///
  /// - Throws: `PersonalStoreError` with `malformedAnswer` or `redirected` where it may not be followed.
  private func followed(
    _ request: HTTPRequest, to location: String,
    if isAllowed: (HTTPOrigin, HTTPOrigin) -> Bool = { $0.mayFollow(to: $1) }
  ) throws -> URL {
    guard let from = HTTPOrigin(request.url), location.utf8.count <= 4_000,
      let url = URL(string: location, relativeTo: request.url)?.absoluteURL, let to = HTTPOrigin(url)
    else {
      throw PersonalStoreError(
        .malformedAnswer, "\(place(request)) sends on to something that is no address.")
    }
    guard isAllowed(from, to) else {
      throw PersonalStoreError(
        .redirected,
        "\(from) sends on to \(to), where the password isn't sent. If you trust that server, add it as an account."
      )
    }
    return url
  }

  private func place(_ request: HTTPRequest) -> String {
    HTTPOrigin(request.url)?.description ?? "The server"
  }

  private func sendOnce(_ request: HTTPRequest, _ credentials: Credentials?) async throws -> HTTPAnswer {
    try Task.checkCancellation()
    guard let origin = HTTPOrigin(request.url) else {
      throw PersonalStoreError(.invalidAddress, "Expected an address that begins with https:.")
    }
    guard credentials?.allowsPlainHTTP ?? true || origin.isPrivate else {
      throw PersonalStoreError(.invalidAddress, "A password isn't sent to \(origin) without encryption.")
    }
    guard let library = CurlLibrary.shared,
      let handle = idle.withLock({ $0.popLast() }) ?? ccurl_init(library.functions).map(Handle.init)
    else {
      throw PersonalStoreError(
        .unreachable, "libcurl (libcurl.so.4), which makes connections, isn't installed or can't be started.")
    }
    let transfer = CurlTransfer(limits: limits, library)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        queue.async { [self] in
          let result = Result { try transfer.perform(request, origin, credentials, on: handle.pointer) }
          // Forgets the request and its credentials; connections stay.
          ccurl_reset(library.functions, handle.pointer)
          let isFull = idle.withLock { idle in
            if idle.count >= CurlTransport.connections { return true }
            idle.append(handle)
            return false
          }
          if isFull { ccurl_cleanup(library.functions, handle.pointer) }
          continuation.resume(with: result)
        }
      }
    } onCancel: {
      transfer.cancel()
    }
  }
}
