import Foundation

/// A calendar or an address book as a server has it.
struct RemoteCollection: Sendable, Hashable {
  var href: String
  var name: String
  /// "#RRGGBB"; nil where the server says none.
  var color: String?
  var kinds: Set<ItemKind>
  var isReadOnly: Bool
  var ctag: String?
  /// Whether changes since a token can be asked for (RFC 6578).
  var hasSyncCollection: Bool
  /// Whether an address book takes vCard 4.0 (RFC 6352, 6.2.2); all take 3.0.
  var takesNewCards = false

  var service: DAVService { kinds == [.contact] ? .addressBooks : .calendars }
}

/// A resource as a server has it.
struct RemoteObject: Sendable, Hashable {
  var href: String
  var etag: String
  var text: String
}

/// The changes at a server.
struct RemoteChanges: Sendable {
  /// ETags of what is there, by href: all of it, or what changed since the token.
  var etags: [String: String] = [:]
  /// Hrefs of what is gone since the token.
  var removed: Set<String> = []
  /// Whether `etags` is all there is, so that what isn't in it is gone.
  var isComplete: Bool
  var token: String?
  /// Resources without a usable ETag.
  var withoutETag: [String] = []
}

/// A server that speaks CalDAV (RFC 4791), CardDAV (RFC 6352), or both.
struct DAVServer: Sendable {
  let transport: CurlTransport
  let url: URL
  let credentials: Credentials

  var place: String { HTTPOrigin(url)?.description ?? "The server" }

  // MARK: Requests

  /// Sends a request whose answer is XML.
  func report(_ method: String, _ url: URL, depth: String, _ body: String) async throws -> (
    HTTPAnswer, DAVElement?
  ) {
    let document = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n" + body
    let answer = try await transport.send(
      HTTPRequest(
        method, url,
        headers: [
          ("Depth", depth), ("Content-Type", "application/xml; charset=utf-8"), ("Accept", "application/xml"),
        ],
        body: Data(document.utf8)), credentials)
    guard answer.status == 207 else { return (answer, nil) }
    let root = try DAVElement(parsing: answer.body, from: place)
    guard root.name == "multistatus", root.namespace == DAVElement.dav else {
      throw PersonalStoreError(.malformedAnswer, "\(place) answered with XML that is no multi-status.")
    }
    return (answer, root)
  }

  static let namespaces =
    "xmlns:d=\"DAV:\" xmlns:c=\"\(DAVElement.calDAV)\" xmlns:k=\"\(DAVElement.cardDAV)\" xmlns:s=\"\(DAVElement.calendarServer)\" xmlns:a=\"\(DAVElement.apple)\""

  /// The properties of a resource; nil where there is none at the address.
  func properties(_ url: URL, depth: String = "0", _ names: String) async throws -> (url: URL, [DAVResponse])?
  {
    let (answer, root) = try await report(
      "PROPFIND", url, depth: depth, "<d:propfind \(Self.namespaces)><d:prop>\(names)</d:prop></d:propfind>")
    if let root { return (answer.url, root.all("response").compactMap(DAVResponse.init)) }
    if [403, 404, 405, 410, 501].contains(answer.status) { return nil }
    throw failure(answer)
  }

  func failure(_ answer: HTTPAnswer) -> PersonalStoreError {
    // Pages of a website, a router or a login come with 200 where a multi-status (207) was asked for.
    if answer.status == 200, answer.headers["content-type"]?.lowercased().hasPrefix("text/html") == true {
      return PersonalStoreError(
        .noCalendars,
        "\(place) answers with a web page: no CalDAV or CardDAV server is at this address. Check the address."
      )
    }
    let code: PersonalStoreError.Code =
      answer.status == 403 ? .notAllowed : answer.status == 200 ? .malformedAnswer : .serverError
    return PersonalStoreError(code, "\(place) answered with status \(answer.status), which wasn't expected.")
  }

  /// The address of an href, which has to be of this server.
  func url(_ href: String) throws -> URL {
    guard let base = HTTPOrigin(url), let resolved = URL(string: href, relativeTo: url)?.absoluteURL,
      let origin = HTTPOrigin(resolved)
    else {
      throw PersonalStoreError(.malformedAnswer, "\(place) names something that is no address.")
    }
    guard base.mayFollow(to: origin) else {
      throw PersonalStoreError(
        .redirected,
        "\(place) names an address at \(origin), where the password isn't sent. If you trust that server, add it by that address."
      )
    }
    return resolved
  }

  /// The path of an href: what resources are known by.
  func path(_ href: String) throws -> String { try url(href).path(percentEncoded: true) }
}
