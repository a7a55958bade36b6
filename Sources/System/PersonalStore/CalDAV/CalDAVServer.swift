import Foundation

/// A calendar as a server has it.
struct RemoteCalendar: Sendable, Hashable {
  var href: String
  var name: String
  /// "#RRGGBB"; nil where the server says none.
  var color: String?
  var kinds: Set<ItemKind>
  var isReadOnly: Bool
  var ctag: String?
  /// Whether changes since a token can be asked for (RFC 6578).
  var hasSyncCollection: Bool
}

/// A resource as a server has it.
struct RemoteObject: Sendable, Hashable {
  var href: String
  var etag: String
  var text: String
}

/// What changed at a server.
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

/// Speaks CalDAV (RFC 4791) with one server.
struct CalDAVServer: Sendable {
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
    "xmlns:d=\"DAV:\" xmlns:c=\"\(DAVElement.calDAV)\" xmlns:s=\"\(DAVElement.calendarServer)\" xmlns:a=\"\(DAVElement.apple)\""

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
        .redirected, "\(place) names an address at \(origin), where the password isn't sent.")
    }
    return resolved
  }

  /// The path of an href: what resources are known by.
  func path(_ href: String) throws -> String { try url(href).path(percentEncoded: true) }

  // MARK: Discovery

  /// Finds where the person's calendars are (RFC 6764, 6; RFC 4791, 6.2.1): at the address that was given, else
  /// by `/.well-known/caldav`.
  func calendarHome() async throws -> URL {
    var places = [url]
    if let known = URL(string: "/.well-known/caldav", relativeTo: url)?.absoluteURL { places.append(known) }
    var problem: (any Error)?
    for place in places {
      do {
        if let home = try await calendarHome(from: place) { return home }
      } catch let error as PersonalStoreError
        where error.code == .serverError || error.code == .malformedAnswer || error.code == .redirected
      {
        problem = problem ?? error
      }
    }
    throw problem
      ?? PersonalStoreError(.noCalendars, "There are no calendars at \(place). Check the address.")
  }

  private func calendarHome(from place: URL) async throws -> URL? {
    let wanted = "<d:current-user-principal/><c:calendar-home-set/><d:resourcetype/>"
    guard let (found, responses) = try await properties(place, wanted), let first = responses.first else {
      return nil
    }
    if let home = try home(first) { return home }
    if let principal = first.property("current-user-principal")?.first("href")?.trimmed {
      let answer = try await properties(url(principal), wanted)
      if let home = try answer?.1.first.flatMap({ try home($0) }) { return home }
    }
    // The address of a calendar itself.
    let isCalendar = first.property("resourcetype")?.first("calendar", in: DAVElement.calDAV) != nil
    return isCalendar ? found : nil
  }

  private func home(_ response: DAVResponse) throws -> URL? {
    try response.property("calendar-home-set", in: DAVElement.calDAV)?.first("href").map {
      try url($0.trimmed)
    }
  }

  /// The calendars below a home, and the home itself where it is one.
  func calendars(at home: URL) async throws -> [RemoteCalendar] {
    let wanted =
      "<d:resourcetype/><d:displayname/><a:calendar-color/><c:supported-calendar-component-set/><s:getctag/>"
      + "<d:current-user-privilege-set/><d:supported-report-set/><d:sync-token/>"
    guard let (_, responses) = try await properties(home, depth: "1", wanted) else {
      throw PersonalStoreError(.noCalendars, "The calendars at \(place) are gone, or may not be read.")
    }
    guard responses.count <= 2_000 else {
      throw PersonalStoreError(.tooLarge, "\(place) has more than 2000 calendars.")
    }
    return try responses.compactMap { response in
      let type = response.property("resourcetype")
      guard type?.first("calendar", in: DAVElement.calDAV) != nil else { return nil }
      let href = try path(response.href)
      let names = response.property("supported-calendar-component-set", in: DAVElement.calDAV)?
        .all("comp", in: DAVElement.calDAV).compactMap { $0.attributes["name"]?.uppercased() }
      var kinds: Set<ItemKind> = []
      if names?.contains("VEVENT") ?? true { kinds.insert(.event) }
      if names?.contains("VTODO") ?? true { kinds.insert(.reminder) }
      if kinds.isEmpty { return nil }
      let privileges = response.property("current-user-privilege-set")?.children
        .flatMap(\.children).map(\.name)
      let writing: Set = ["write", "all", "write-content", "bind"]
      let title = response.property("displayname")?.trimmed ?? ""
      let last = href.split(separator: "/").last.map { $0.removingPercentEncoding ?? String($0) }
      let reports = response.property("supported-report-set")?.all("supported-report")
        .flatMap { $0.all("report").flatMap(\.children) }.map(\.name)
      return RemoteCalendar(
        href: href, name: String((title.isEmpty ? last ?? "Calendar" : title).prefix(200)),
        color: RemoteCalendar.color(response.property("calendar-color", in: DAVElement.apple)?.trimmed),
        kinds: kinds, isReadOnly: privileges.map { writing.isDisjoint(with: $0) } ?? false,
        ctag: response.property("getctag", in: DAVElement.calendarServer)?.trimmed,
        hasSyncCollection: reports?.contains("sync-collection") ?? (response.property("sync-token") != nil))
    }
  }
}

extension RemoteCalendar {
  /// "#1BADF8FF" and the like as "#1BADF8".
  fileprivate static func color(_ text: String?) -> String? {
    guard let text, text.wholeMatch(of: /#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?/) != nil else { return nil }
    return String(text.prefix(7)).uppercased()
  }
}
