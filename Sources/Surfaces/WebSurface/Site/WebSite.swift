import Foundation
import HTTPServer

/// A site that answers the requests of browsers: pages of windows, forms, the live channel, files.
///
/// Everything about windows happens on the main actor; what stands around runs where the request came in.
final class WebSite: Sendable {
  let app: WebApp
  let limits: WebLimits
  let metrics: WebMetrics
  let assets: WebAssets
  let gate: SessionGate
  private let log: RequestLog?

  init(app: WebApp, assets: WebAssets, gate: SessionGate, log: RequestLog? = nil) {
    self.app = app
    self.assets = assets
    self.gate = gate
    self.log = log
    limits = app.limits
    metrics = app.metrics
  }

  /// Returns the policy for the body of a request.
  func bodyPolicy(_ request: HTTPRequest) -> HTTPServer.BodyPolicy {
    guard request.method == .post else { return .inMemory(maximumBytes: 0) }
    // A file with what stands around it in a form.
    if request.path == Paths.upload { return .form(maximumBytes: limits.uploadBytes + 4096, otherBytes: 0) }
    return .form(maximumBytes: limits.uploadedBytes, otherBytes: limits.formBytes)
  }

  enum Paths {
    static let live = "/-/live"
    static let upload = "/-/upload"
    static let file = "/-/file/"
    static let image = ImageResources.prefix
    static let media = MediaFiles.prefix
    static let metrics = "/-/metrics"
  }

  /// The answer to a request.
  func answer(_ request: HTTPRequest) async -> HTTPResponse {
    let (response, reason) = await unprotected(request)
    if let reason { metrics.add(reason) }
    log?.note(request, from: gate.client(of: request), status: response.status, refused: reason)
    return PageHeaders.applied(to: response)
  }

  /// Notes what the server refused before it was a request.
  func note(_ refusal: ServerRefusal) {
    let reason: RefusalReason =
      switch refusal.cause {
      case .otherUser: .otherUser
      case .tooMany: .tooMany
      case .malformed: .malformed
      case .tooLarge: .tooLarge
      case .tooSlow: .tooSlow
      case .other: .other
      }
    metrics.add(reason)
    log?.note(refusal, reason)
  }

  private func unprotected(_ request: HTTPRequest) async -> (HTTPResponse, RefusalReason?) {
    if let (refusal, reason) = gate.refusal(of: request) {
      metrics.add(.refusedOrigin)
      return (refusal, reason)
    }
    if let file = assets.files.response(to: request, prefix: WebAssets.prefix) { return (file, nil) }
    if request.path == "/favicon.ico" { return (.seeOther(assets.icon), nil) }
    switch gate.session(of: request) {
    case .refused(let response, let reason):
      metrics.add(.refusedSession)
      return (response, reason)
    case .answered(let response): return (response, nil)
    case .known(let name): return (await answer(request, session: name), nil)
    case .new(let name, let cookie): return (await answer(request, session: name).setting(cookie), nil)
    }
  }

  private func answer(_ request: HTTPRequest, session: String) async -> HTTPResponse {
    switch (request.method, request.path) {
    case (.get, Paths.live): return await live(request, session)
    case (.post, Paths.upload): return await upload(request, session)
    case (.get, Paths.metrics): return await metricsText(request)
    case (.get, let path) where path.hasPrefix(Paths.file): return await offered(path, request, session)
    case (.get, let path) where path.hasPrefix(Paths.image): return await image(path, request)
    case (.get, let path) where path.hasPrefix(Paths.media): return await media(path, request)
    case (.get, _), (.head, _): return await page(request, session)
    case (.post, _): return await post(request, session)
    default:
      return .refusal(.methodNotAllowed, "Pages are got and forms are posted; nothing else.")
        .adding("Allow", "GET, HEAD, POST")
    }
  }

  func texts(_ request: HTTPRequest) -> SurfaceTexts {
    SurfaceTexts.preferred(languages(request))
  }

  func languages(_ request: HTTPRequest) -> [String] {
    AcceptedLanguages.languages(of: request.headers["Accept-Language"] ?? "")
  }

  func notice(_ status: HTTPStatus, _ key: SurfaceTextKey, _ request: HTTPRequest) -> HTTPResponse {
    let texts = texts(request)
    return assets.notices.response(
      status, language: texts.language, title: texts[key], text: "", link: (texts[.startAgain], "/"))
  }

  /// Returns the metrics as text, for a person at this machine.
  private func metricsText(_ request: HTTPRequest) async -> HTTPResponse {
    guard gate.client(of: request).isLoopback else {
      return .refusal(.forbidden, "The figures are shown to programs of this machine only.")
    }
    let text = await MainActor.run {
      metrics.text(now: [
        ("windows", app.windows.count), ("sessions", app.sessionCount),
        ("nodes", app.windows.values.reduce(0) { $0 + $1.tree.nodeCount }),
        ("connected_windows", app.windows.values.count { $0.channel.socket != nil }),
        ("kept_patch_bytes", app.windows.values.reduce(0) { $0 + $1.channel.keptBytes }),
      ])
    }
    return HTTPResponse(
      text: text, contentType: "application/openmetrics-text; version=1.0.0; charset=utf-8"
    ).adding("Cache-Control", "no-store")
  }
}
