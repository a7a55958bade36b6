import Foundation

/// The addresses of a person's collections at a server; nil for a service that it doesn't have.
struct DAVHomes: Sendable, Hashable {
  var calendars: URL?
  var addressBooks: URL?

  subscript(service: DAVService) -> URL? {
    get { service == .calendars ? calendars : addressBooks }
    set {
      if service == .calendars { calendars = newValue } else { addressBooks = newValue }
    }
  }

  var isEmpty: Bool { calendars == nil && addressBooks == nil }
}

extension DAVServer {
  /// Finds where the person's calendars and address books are (RFC 6764, 6; RFC 4791, 6.2.1; RFC 6352,
  /// 7.1.1): at the address that was given, else at the well-known address of each service.
  /// - Throws: `noCalendars` where there is neither, or why that can't be known.
  func homes() async throws -> DAVHomes {
    var homes = DAVHomes()
    var problem: PersonalStoreError?
    func look(at place: URL, for services: [DAVService]) async throws {
      do {
        let found = try await self.homes(from: place)
        for service in services where homes[service] == nil { homes[service] = found[service] }
      } catch let error as PersonalStoreError
        where [.serverError, .malformedAnswer, .redirected, .noCalendars].contains(error.code)
      {
        problem = problem ?? error
      }
    }
    try await look(at: url, for: DAVService.allCases)
    for service in DAVService.allCases where homes[service] == nil {
      guard let known = URL(string: service.wellKnownPath, relativeTo: url)?.absoluteURL, known != url else {
        continue
      }
      try await look(at: known, for: [service])
    }
    guard homes.isEmpty else { return homes }
    throw problem
      ?? PersonalStoreError(
        .noCalendars,
        "There are no calendars and no address books at \(place): no CalDAV or CardDAV server answers there. Check the address."
      )
  }

  private func homes(from place: URL) async throws -> DAVHomes {
    let wanted =
      "<d:current-user-principal/><c:calendar-home-set/><k:addressbook-home-set/><d:resourcetype/>"
    var homes = DAVHomes()
    guard let (found, responses) = try await properties(place, wanted), let first = responses.first else {
      return homes
    }
    try fill(&homes, from: first)
    if homes.isEmpty, let principal = first.property("current-user-principal")?.first("href")?.trimmed,
      let answer = try await properties(url(principal), wanted)?.1.first
    {
      try fill(&homes, from: answer)
    }
    // The address of a collection itself.
    for service in DAVService.allCases where homes.isEmpty {
      let type = first.property("resourcetype")?.first(service.collectionType, in: service.namespace)
      if type != nil { homes[service] = found }
    }
    return homes
  }

  private func fill(_ homes: inout DAVHomes, from response: DAVResponse) throws {
    for service in DAVService.allCases where homes[service] == nil {
      let href = response.property(service.homeSet, in: service.namespace)?.first("href")
      homes[service] = try href.map { try url($0.trimmed) }
    }
  }

  /// The collections of a service below a home, and the home itself where it is one.
  func collections(of service: DAVService = .calendars, at home: URL) async throws -> [RemoteCollection] {
    let wanted =
      "<d:resourcetype/><d:displayname/><a:calendar-color/><c:supported-calendar-component-set/>"
      + "<k:supported-address-data/><s:getctag/>"
      + "<d:current-user-privilege-set/><d:supported-report-set/><d:sync-token/>"
    guard let (_, responses) = try await properties(home, depth: "1", wanted) else {
      throw PersonalStoreError(
        .noCalendars, "The calendars or address books at \(place) are gone, or may not be read.")
    }
    guard responses.count <= 2_000 else {
      throw PersonalStoreError(.tooLarge, "\(place) has more than 2000 calendars.")
    }
    return try responses.compactMap { try collection($0, of: service) }
  }

  private func collection(_ response: DAVResponse, of service: DAVService) throws -> RemoteCollection? {
    let type = response.property("resourcetype")
    guard type?.first(service.collectionType, in: service.namespace) != nil else { return nil }
    let kinds = kinds(of: response, service)
    if kinds.isEmpty { return nil }
    let href = try path(response.href)
    let privileges = response.property("current-user-privilege-set")?.children.flatMap(\.children).map(\.name)
    let writing: Set = ["write", "all", "write-content", "bind"]
    let title = response.property("displayname")?.trimmed ?? ""
    let last = href.split(separator: "/").last.map { $0.removingPercentEncoding ?? String($0) }
    let reports = response.property("supported-report-set")?.all("supported-report")
      .flatMap { $0.all("report").flatMap(\.children) }.map(\.name)
    let cards =
      response.property("supported-address-data", in: DAVElement.cardDAV)?
      .all("address-data-type", in: DAVElement.cardDAV) ?? []
    return RemoteCollection(
      href: href, name: String((title.isEmpty ? last ?? "Calendar" : title).prefix(200)),
      color: RemoteCollection.color(response.property("calendar-color", in: DAVElement.apple)?.trimmed),
      kinds: kinds, isReadOnly: privileges.map { writing.isDisjoint(with: $0) } ?? false,
      ctag: response.property("getctag", in: DAVElement.calendarServer)?.trimmed,
      hasSyncCollection: reports?.contains("sync-collection") ?? (response.property("sync-token") != nil),
      takesNewCards: cards.contains { $0.attributes["version"] == "4.0" })
  }

  private func kinds(of response: DAVResponse, _ service: DAVService) -> Set<ItemKind> {
    if service == .addressBooks { return [.contact] }
    let names = response.property("supported-calendar-component-set", in: DAVElement.calDAV)?
      .all("comp", in: DAVElement.calDAV).compactMap { $0.attributes["name"]?.uppercased() }
    var kinds: Set<ItemKind> = []
    if names?.contains("VEVENT") ?? true { kinds.insert(.event) }
    if names?.contains("VTODO") ?? true { kinds.insert(.reminder) }
    return kinds
  }
}

extension RemoteCollection {
  /// "#1BADF8FF" and the like as "#1BADF8".
  fileprivate static func color(_ text: String?) -> String? {
    guard let text, text.wholeMatch(of: /#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?/) != nil else { return nil }
    return String(text.prefix(7)).uppercased()
  }
}
