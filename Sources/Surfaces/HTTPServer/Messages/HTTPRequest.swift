import PlainText

/// One request, with its body read completely.
package struct HTTPRequest: Sendable {
  package let method: HTTPMethod
  /// The path with its escapes decoded. It may hold `..` and, from `%2F`, slashes that separate nothing:
  /// take `rawPath` apart where that matters.
  package let path: String
  /// The path as it was sent.
  package let rawPath: String
  /// The query as it was sent, without the question mark.
  package let rawQuery: String?
  package let query: NamedValues
  package let headers: HTTPHeaderFields
  package let remoteAddress: RemoteAddress
  /// The port the request came to.
  package let localPort: UInt16
  /// The body, empty where it was read as a form with parts.
  package internal(set) var body: [UInt8] = []
  /// The parts of a `multipart/form-data` body that was read as one.
  var parts: HTTPForm?

  package init(
    method: HTTPMethod, path: String, query: NamedValues = NamedValues(),
    headers: HTTPHeaderFields = HTTPHeaderFields(),
    remoteAddress: RemoteAddress = RemoteAddress(bytes: [127, 0, 0, 1], port: 0), localPort: UInt16 = 80,
    body: [UInt8] = []
  ) {
    self.method = method
    self.path = path
    rawPath = PercentEncoding.encodePath(path)
    rawQuery = nil
    self.query = query
    self.headers = headers
    self.remoteAddress = remoteAddress
    self.localPort = localPort
    self.body = body
  }

  init(
    method: HTTPMethod, target: RequestTarget, headers: HTTPHeaderFields, remoteAddress: RemoteAddress,
    localPort: UInt16
  ) {
    self.method = method
    path = target.path
    rawPath = target.rawPath
    rawQuery = target.rawQuery
    query = target.query
    self.headers = headers
    self.remoteAddress = remoteAddress
    self.localPort = localPort
  }

  /// The cookies that were sent.
  package var cookies: NamedValues { NamedValues(cookieFields: headers.values("Cookie")) }

  /// Whether the connection comes from this machine.
  package var isLoopback: Bool { remoteAddress.isLoopback }

  /// The content type without its parameters, in lower case.
  package var contentType: String? {
    headers["Content-Type"].map { String($0.prefix { $0 != ";" }.trimmingBlanks).asciiLowercased }
  }

  /// Whether the client asks to go on as WebSocket.
  package var isWebSocketUpgrade: Bool {
    headers.list("Upgrade").contains { $0.equalsIgnoringCase("websocket") }
  }

  /// The fields and files of a form.
  ///
  /// - Throws: `HTTPServerError`: `unsupportedMediaType` where the body is no form, `malformed` where it is
  ///   broken. Its `status` is the right answer.
  package func form() throws(HTTPServerError) -> HTTPForm {
    if let parts { return parts }
    switch contentType {
    case "application/x-www-form-urlencoded": return HTTPForm(fields: try urlEncodedFields(), files: [])
    case "multipart/form-data":
      throw HTTPServerError(
        .unsupportedMediaType,
        "Forms with parts are not read here: the body policy of this path is not `form`.")
    default:
      throw HTTPServerError(
        .unsupportedMediaType,
        "The body is \(contentType ?? "of no type"); application/x-www-form-urlencoded or multipart/form-data "
          + "was expected.")
    }
  }

  private func urlEncodedFields() throws(HTTPServerError) -> NamedValues {
    guard let text = String(validating: body, as: UTF8.self) else {
      throw HTTPServerError(.malformed, "The form is not UTF-8.")
    }
    guard let fields = NamedValues(formEncoded: text, maximumCount: HTTPForm.maximumFields) else {
      throw HTTPServerError(
        .malformed,
        "The form has more than \(HTTPForm.maximumFields) fields, a broken escape or a field that is no UTF-8."
      )
    }
    return fields
  }
}
