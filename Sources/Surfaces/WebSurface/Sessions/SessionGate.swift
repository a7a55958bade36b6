import Foundation
import HTTPServer
import IntentRuntime
import Synchronization

/// Lets requests in: those of this machine's browsers, or of one that has the token; each browser is known
/// by its cookie from then on.
final class SessionGate: Sendable {
  /// The sender of a request.
  enum Entry: Sendable {
    case known(String)
    /// A browser that comes for the first time.
    case new(String, SetCookie)
    /// The response to give before anything else.
    case answered(HTTPResponse)
    case refused(HTTPResponse)
  }

  private let policy: OriginPolicy
  private let seal: RunRecordSeal
  /// The token that lets the next browser in; nil where all of this machine are.
  private let token: Mutex<SecureToken?>
  /// The closure that receives the token for the next browser.
  private let onNewToken: @Sendable (SecureToken) -> Void

  init(
    policy: OriginPolicy, seal: RunRecordSeal, token: SecureToken?,
    onNewToken: @escaping @Sendable (SecureToken) -> Void
  ) {
    self.policy = policy
    self.seal = seal
    self.token = Mutex(token)
    self.onNewToken = onNewToken
  }

  func refusal(of request: HTTPRequest) -> HTTPResponse? { policy.refusal(of: request) }

  func session(of request: HTTPRequest) -> Entry {
    let cookie = SessionCookie(port: Int(request.localPort), seal: seal)
    if let name = request.cookies.values(cookie.name).lazy.compactMap({ cookie.session(of: $0) }).first {
      return .known(name)
    }
    if request.isWebSocketUpgrade || request.method == .post {
      return .refused(.refusal(.forbidden, "The browser has no session here; load the page again."))
    }
    do {
      if token.withLock({ $0 != nil }) { return try exchange(request, cookie) }
      // From a link in another page the browser keeps the cookie back, though it may have one. A page of ours
      // that goes on by itself gets it.
      if request.headers["Sec-Fetch-Site"] == "cross-site", request.query["from"] == nil {
        return .answered(Self.goingOn(to: request))
      }
      let (name, value) = try cookie.make()
      return .new(name, try SetCookie(cookie.name, value))
    } catch {
      return .refused(.refusal(.serviceUnavailable, "No session can be made."))
    }
  }

  /// Takes a token, once; the address without it comes next.
  private func exchange(_ request: HTTPRequest, _ cookie: SessionCookie) throws -> Entry {
    let next = try SecureToken()
    let isRight = token.withLock { token in
      guard let given = request.query["token"], let right = token, right.matches(given) else { return false }
      token = next
      return true
    }
    guard isRight else {
      let texts = SurfaceTexts.preferred(
        AcceptedLanguages.languages(of: request.headers["Accept-Language"] ?? ""))
      return .refused(
        NoticePage.response(.forbidden, title: texts[.notAllowed], text: texts[.tokenNeeded]))
    }
    onNewToken(next)
    let (_, value) = try cookie.make()
    return .answered(.seeOther("/").setting(try SetCookie(cookie.name, value)))
  }

  private static func goingOn(to request: HTTPRequest) -> HTTPResponse {
    let path = request.rawPath + "?" + (request.rawQuery.map { $0 + "&" } ?? "") + "from=link"
    var response = NoticePage.response(
      .ok, title: "…", text: "", link: (text: path, path: path))
    response.headers["Refresh"] = "0; url=" + path
    return response
  }
}
