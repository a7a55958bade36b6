import Foundation

extension DAVServer {
  /// Objects asked for in one request.
  static let batch = 100

  /// Returns the changes in a calendar: since a token where the server can tell (RFC 6578), else the ETags of
  /// all.
  /// - Parameter token: nil, or one that the server knows no more, for all there is.
  func changes(in calendar: String, hasSyncCollection: Bool, since token: String?) async throws
    -> RemoteChanges
  {
    guard hasSyncCollection else { return try await listing(calendar) }
    var token = token
    var changes = RemoteChanges(isComplete: token == nil, token: token)
    // A server may give its answer in parts.
    for _ in 0..<1_000 {
      let body =
        "<d:sync-collection \(Self.namespaces)><d:sync-token>\(DAVElement.escaped(token ?? ""))</d:sync-token>"
        + "<d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop></d:sync-collection>"
      let (answer, root) = try await report("REPORT", url(calendar), depth: "0", body)
      guard let root else {
        // The token is known no more (RFC 6578, 3.2: valid-sync-token).
        if token != nil, [400, 403, 409, 410, 412].contains(answer.status) {
          token = nil
          changes = RemoteChanges(isComplete: true)
          continue
        }
        if [400, 403, 404, 405, 501].contains(answer.status) { return try await listing(calendar) }
        throw failure(answer)
      }
      let isPart = try add(root, of: calendar, to: &changes)
      guard let next = root.first("sync-token")?.trimmed, !next.isEmpty, next.utf8.count <= 4_000 else {
        throw PersonalStoreError(.malformedAnswer, "\(place) tells what changed, but not since when.")
      }
      let isStuck = next == changes.token
      changes.token = next
      token = next
      if !isPart || isStuck { return changes }
    }
    throw PersonalStoreError(.tooLarge, "\(place) doesn't come to an end with what changed.")
  }

  /// The ETags of all objects of a calendar.
  private func listing(_ calendar: String) async throws -> RemoteChanges {
    guard
      let (_, responses) = try await properties(url(calendar), depth: "1", "<d:getetag/><d:resourcetype/>")
    else {
      throw PersonalStoreError(.notFound, "A calendar at \(place) is gone, or may not be read.")
    }
    var changes = RemoteChanges(isComplete: true)
    for response in responses { try add(response, of: calendar, to: &changes) }
    return changes
  }

  /// - Returns: whether there is more to ask for.
  private func add(_ root: DAVElement, of calendar: String, to changes: inout RemoteChanges) throws -> Bool {
    var isPart = false
    for response in root.all("response").compactMap(DAVResponse.init) {
      if response.status == 507 {
        isPart = true
      } else {
        try add(response, of: calendar, to: &changes)
      }
    }
    return isPart
  }

  private func add(_ response: DAVResponse, of calendar: String, to changes: inout RemoteChanges) throws {
    let href = try path(response.href)
    // The calendar itself, and what isn't in it.
    guard href.hasPrefix(calendar.hasSuffix("/") ? calendar : calendar + "/"), href != calendar,
      !href.hasSuffix("/")
    else { return }
    if let status = response.status, status == 404 || status == 410 {
      changes.etags[href] = nil
      changes.removed.insert(href)
    } else if response.property("resourcetype")?.children.isEmpty ?? true {
      changes.removed.remove(href)
      if let etag = response.etag {
        changes.etags[href] = etag
      } else {
        changes.withoutETag.append(href)
      }
    }
  }

  /// The objects at some hrefs (RFC 4791, 7.9; RFC 6352, 8.7); those that are gone by now aren't among them.
  func objects(_ hrefs: [String], in calendar: String, _ service: DAVService = .calendars) async throws
    -> [RemoteObject]
  {
    let list = hrefs.map { "<d:href>\(DAVElement.escaped($0))</d:href>" }.joined()
    let (answer, root) = try await report(
      "REPORT", url(calendar), depth: "1",
      "<\(service.multiget) \(Self.namespaces)><d:prop><d:getetag/><\(service.dataName)/></d:prop>\(list)"
        + "</\(service.multiget)>")
    guard let root else { throw failure(answer) }
    let wanted = Set(hrefs)
    return try root.all("response").compactMap(DAVResponse.init).compactMap { response in
      let href = try path(response.href)
      guard wanted.contains(href), let etag = response.etag,
        let text = response.property(service.dataProperty, in: service.namespace)?.text
      else { return nil }
      return RemoteObject(href: href, etag: etag, text: text)
    }
  }

  /// The object at an href; nil where it is gone.
  func object(_ href: String, _ service: DAVService = .calendars) async throws -> RemoteObject? {
    let answer = try await transport.send(
      HTTPRequest("GET", url(href), headers: [("Accept", service.mediaType)]), credentials)
    switch answer.status {
    case 200:
      guard let etag = answer.etag else {
        throw PersonalStoreError(.malformedAnswer, "\(place) gives an item without its ETag.")
      }
      return RemoteObject(href: href, etag: etag, text: String(decoding: answer.body, as: UTF8.self))
    case 404, 410: return nil
    default: throw failure(answer)
    }
  }

  enum Sent: Sendable {
    /// With the new state, where the server tells it.
    case done(etag: String?)
    /// Somebody else was faster (412).
    case changedThere
    case refused(String)
  }

  /// Writes an object.
  /// - Parameter etag: the state that is replaced; nil for a new one.
  func put(
    _ href: String, _ text: String, replacing etag: String?, _ service: DAVService = .calendars
  ) async throws -> Sent {
    let condition = etag.map { (name: "If-Match", value: $0) } ?? (name: "If-None-Match", value: "*")
    let answer = try await transport.send(
      HTTPRequest(
        "PUT", url(href), headers: [("Content-Type", "\(service.mediaType); charset=utf-8"), condition],
        body: Data(text.utf8)), credentials)
    return try sent(answer, isGone: false)
  }

  func delete(_ href: String, _ etag: String) async throws -> Sent {
    let answer = try await transport.send(
      HTTPRequest("DELETE", url(href), headers: [("If-Match", etag)]), credentials)
    return try sent(answer, isGone: true)
  }

  private func sent(_ answer: HTTPAnswer, isGone: Bool) throws -> Sent {
    switch answer.status {
    case 200, 201, 204: .done(etag: answer.etag)
    case 404 where isGone, 410 where isGone: .done(etag: nil)
    // To write what was deleted meanwhile is a conflict as well.
    case 412, 404, 410: .changedThere
    case 403: .refused("\(place) doesn't let it be written: you may only read there.")
    case 413: .refused("It is larger than \(place) takes.")
    case 507: .refused("There is no room left for it at \(place): the quota is used up.")
    case 400, 405, 409, 415, 422: .refused("\(place) refuses it with status \(answer.status).")
    default: throw failure(answer)
    }
  }
}
