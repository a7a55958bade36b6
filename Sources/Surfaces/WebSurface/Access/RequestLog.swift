import Foundation
import FoundationPlus
import HTTPServer

/// The log of what was asked for and refused, and that of what went wrong.
///
/// It holds no texts: of an address what kind of thing it leads to, neither steps, which are titles, nor
/// queries and tokens.
struct RequestLog: Sendable {
  private let access: RotatedLog
  private let errors: RotatedLog

  init(folder: URL, clock: WallClock) {
    access = RotatedLog(folder.appending(path: "access.log"), clock: clock)
    errors = RotatedLog(folder.appending(path: "error.log"), clock: clock)
  }

  /// Notes the answer to a request.
  func note(
    _ request: HTTPRequest, from address: RemoteAddress, status: HTTPStatus, refused reason: RefusalReason?
  ) {
    let method = Self.methods.contains(request.method) ? request.method.rawValue : "-"
    access.write(
      "\(address) \(method) \(Self.kind(of: request.path)) \(status.rawValue)"
        + (reason.map { " refused:" + $0.rawValue } ?? ""))
  }

  /// Notes what was refused before it was a request.
  func note(_ refusal: ServerRefusal, _ reason: RefusalReason) {
    access.write("\(refusal.remoteAddress) - - \(refusal.status.rawValue) refused:\(reason.rawValue)")
  }

  /// Notes what somebody should look after.
  func note(error line: String) { errors.write(line) }

  private static let methods: [HTTPMethod] = [.get, .head, .post, .put, .patch, .delete, .options]

  /// The kind of thing that a path leads to.
  static func kind(of path: String) -> String {
    let parts = path.split(separator: "/", maxSplits: 2).map(String.init)
    switch parts.first {
    case nil, "at": return "/"
    case "-":
      let known = ["live", "upload", "file", "image", "media", "metrics"]
      return parts.count > 1 ? "/-/" + (known.contains(parts[1]) ? parts[1] : "asset") : "other"
    case "settings": return "/settings"
    case "scene": return "/scene"
    default: return "other"
    }
  }
}
