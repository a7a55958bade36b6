import Foundation
import HTTPServer
import PlainText
import Synchronization

/// A gate that lets requests in: those of browsers that have a session, and of browsers that bring the token
/// for one.
final class SessionGate: Sendable {
  /// The sender of a request.
  enum Entry: Sendable {
    case known(String)
    /// A browser that comes for the first time.
    case new(String, SetCookie)
    /// The response to give before anything else.
    case answered(HTTPResponse)
    case refused(HTTPResponse, RefusalReason)
  }

  let mode: AccessMode
  let sessions: SessionStore
  private let policy: OriginPolicy
  private let proxy: TrustedProxy?
  private let elapsed: @Sendable () -> Double
  private let attempts = TokenAttempts()
  private let notices: NoticePage
  /// The token that lets the next browser in; nil where none is needed.
  private let token: Mutex<SecureToken?>
  /// The closure that receives the token for the next browser.
  private let onNewToken: @Sendable (SecureToken) -> Void
  /// The place where the address with the token stands, for people at this machine.
  private let addressPlace: @Sendable () -> String?

  init(
    mode: AccessMode, policy: OriginPolicy, proxy: TrustedProxy? = nil, sessions: SessionStore,
    notices: NoticePage, token: SecureToken?, elapsed: @escaping @Sendable () -> Double,
    addressPlace: @escaping @Sendable () -> String?, onNewToken: @escaping @Sendable (SecureToken) -> Void
  ) {
    self.mode = mode
    self.policy = policy
    self.proxy = proxy
    self.sessions = sessions
    self.notices = notices
    self.token = Mutex(token)
    self.elapsed = elapsed
    self.addressPlace = addressPlace
    self.onNewToken = onNewToken
  }

  func refusal(of request: HTTPRequest) -> (HTTPResponse, RefusalReason)? {
    if let proxy, !proxy.isTrusted(request.remoteAddress) {
      return (
        .refusal(.forbidden, "This server is reached by its proxy, at \(proxy.origin.text)."), .notByProxy
      )
    }
    return policy.refusal(of: request).map { ($0, .origin) }
  }

  /// The address of the client itself, also behind a proxy.
  func client(of request: HTTPRequest) -> RemoteAddress {
    proxy?.client(of: request) ?? request.remoteAddress
  }

  func session(of request: HTTPRequest) -> Entry {
    let port = Int(request.localPort)
    let cookie = SessionCookie(port: port, isSecure: mode.isSecure)
    let known = request.cookies.values(cookie.name).lazy
      .compactMap { self.sessions.session(of: $0, port: port) }.first
    if let known {
      // What lets a browser in, and how it came, doesn't stay in its address.
      let isMarked = request.query["token"] != nil || request.query["from"] != nil
      if isMarked, request.method == .get, let address = WindowAddress.text(asking: request) {
        return .answered(.seeOther(address))
      }
      return .known(known.id)
    }
    if request.isWebSocketUpgrade {
      // Said on the channel: a page whose handshake fails tries again for ever.
      return .refused(.upgradeToWebSocket { $0.close(.shutOut) }, .session)
    }
    guard request.method.isSafe else {
      return .refused(
        .refusal(.forbidden, "The browser has no session here; load the page again."), .session)
    }
    do {
      if mode.needsToken { return try exchange(request, cookie) }
      if isFromElsewhere(request) == true, let way = goingOn(to: request) { return .answered(way) }
      let (session, value) = try sessions.make(browser(of: request), port: port)
      return .new(session.id, try cookie.set(value))
    } catch {
      return .refused(.refusal(.serviceUnavailable, "No session can be made."), .other)
    }
  }

  private func browser(of request: HTTPRequest) -> String {
    BrowserName.name(in: request.headers["User-Agent"] ?? "")
  }

  // MARK: Tokens

  /// Takes a token, once; the address without it comes next.
  private func exchange(_ request: HTTPRequest, _ cookie: SessionCookie) throws -> Entry {
    // Who only looks ahead, as a preview of a link does, leaves the token to the person.
    let isPreview = request.headers["Sec-Purpose"] != nil || request.headers["Purpose"] != nil
    guard let given = request.query["token"], request.method == .get, !isPreview else {
      return refused(request)
    }
    let (neighbour, now) = (client(of: request).neighbour, elapsed())
    if let seconds = attempts.waitingTime(of: neighbour, now: now) {
      return .refused(
        .refusal(.tooManyRequests, "Too many tokens were wrong; wait a moment.")
          .adding("Retry-After", "\(Int(seconds.rounded(.up)))"), .tooManyTokens)
    }
    let next = try SecureToken()
    let isRight = token.withLock { token in
      guard let right = token, right.matches(given) else { return false }
      token = next
      return true
    }
    guard isRight else {
      attempts.noteFailure(of: neighbour, now: now)
      return .refused(notice(request), .wrongToken)
    }
    onNewToken(next)
    let (_, value) = try sessions.make(browser(of: request), port: Int(request.localPort))
    return .answered(.seeOther(WindowAddress.text(asking: request) ?? "/").setting(try cookie.set(value)))
  }

  /// The page that says what lets a browser in.
  private func notice(_ request: HTTPRequest) -> HTTPResponse {
    let texts = texts(request)
    var text = texts[.tokenNeeded]
    if request.isLoopback, mode == .own, let place = addressPlace() {
      text += " " + texts[.tokenPlace].replacing("{0}", with: place)
    }
    return notices.response(.forbidden, language: texts.language, title: texts[.notLetIn], text: text)
  }

  private func texts(_ request: HTTPRequest) -> SurfaceTexts {
    SurfaceTexts.preferred(AcceptedLanguages.languages(of: request.headers["Accept-Language"] ?? ""))
  }

  // MARK: Links of other pages

  /// From a link in another page the browser keeps the cookie back, though it may have one (`SameSite`). A
  /// page of ours that goes on by itself gets it.
  private func refused(_ request: HTTPRequest) -> Entry {
    guard let isFromElsewhere = isFromElsewhere(request), let way = goingOn(to: request) else {
      return .refused(notice(request), .missingToken)
    }
    if isFromElsewhere { return .answered(way) }
    // Browsers say where a request comes from only where nobody can listen (Fetch Metadata): it may be a link.
    var response = notice(request)
    response.headers["Refresh"] = way.headers["Refresh"]
    return .refused(response, .missingToken)
  }

  /// Returns whether a page of another site leads here; false where the browser doesn't say, and nil where
  /// none does.
  private func isFromElsewhere(_ request: HTTPRequest) -> Bool? {
    guard request.query["from"] == nil, request.method == .get else { return nil }
    switch request.headers["Sec-Fetch-Site"]?.lowercased() {
    case nil: return false
    case "cross-site", "same-site": return true
    default: return nil
    }
  }

  /// A page that leads to the same address by itself; nil where the address is none of a window.
  private func goingOn(to request: HTTPRequest) -> HTTPResponse? {
    guard let path = WindowAddress.text(asking: request, marking: "link") else { return nil }
    var response = notices.response(
      .ok, language: texts(request).language, title: "…", text: "", link: (text: path, path: path))
    response.headers["Refresh"] = "0; url=" + path
    return response
  }
}
