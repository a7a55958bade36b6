/// The status of a response (RFC 9110, section 15).
package struct HTTPStatus: RawRepresentable, Sendable, Hashable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let switchingProtocols = HTTPStatus(rawValue: 101)
  package static let ok = HTTPStatus(rawValue: 200)
  package static let created = HTTPStatus(rawValue: 201)
  package static let accepted = HTTPStatus(rawValue: 202)
  package static let noContent = HTTPStatus(rawValue: 204)
  package static let partialContent = HTTPStatus(rawValue: 206)
  package static let movedPermanently = HTTPStatus(rawValue: 301)
  package static let found = HTTPStatus(rawValue: 302)
  package static let seeOther = HTTPStatus(rawValue: 303)
  package static let notModified = HTTPStatus(rawValue: 304)
  package static let temporaryRedirect = HTTPStatus(rawValue: 307)
  package static let badRequest = HTTPStatus(rawValue: 400)
  package static let unauthorized = HTTPStatus(rawValue: 401)
  package static let forbidden = HTTPStatus(rawValue: 403)
  package static let notFound = HTTPStatus(rawValue: 404)
  package static let methodNotAllowed = HTTPStatus(rawValue: 405)
  package static let notAcceptable = HTTPStatus(rawValue: 406)
  package static let requestTimeout = HTTPStatus(rawValue: 408)
  package static let conflict = HTTPStatus(rawValue: 409)
  package static let gone = HTTPStatus(rawValue: 410)
  package static let preconditionFailed = HTTPStatus(rawValue: 412)
  package static let contentTooLarge = HTTPStatus(rawValue: 413)
  package static let uriTooLong = HTTPStatus(rawValue: 414)
  package static let unsupportedMediaType = HTTPStatus(rawValue: 415)
  package static let rangeNotSatisfiable = HTTPStatus(rawValue: 416)
  package static let misdirectedRequest = HTTPStatus(rawValue: 421)
  package static let unprocessableContent = HTTPStatus(rawValue: 422)
  package static let upgradeRequired = HTTPStatus(rawValue: 426)
  package static let tooManyRequests = HTTPStatus(rawValue: 429)
  package static let requestHeaderFieldsTooLarge = HTTPStatus(rawValue: 431)
  package static let internalServerError = HTTPStatus(rawValue: 500)
  package static let notImplemented = HTTPStatus(rawValue: 501)
  package static let serviceUnavailable = HTTPStatus(rawValue: 503)
  package static let httpVersionNotSupported = HTTPStatus(rawValue: 505)

  /// The words that stand beside the number in the status line of the responses this module writes itself.
  var phrase: String {
    switch self {
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .requestTimeout: "Request Timeout"
    case .contentTooLarge: "Content Too Large"
    case .uriTooLong: "URI Too Long"
    case .requestHeaderFieldsTooLarge: "Request Header Fields Too Large"
    case .tooManyRequests: "Too Many Requests"
    case .serviceUnavailable: "Service Unavailable"
    case .httpVersionNotSupported: "HTTP Version Not Supported"
    default: "Refused"
    }
  }
}
