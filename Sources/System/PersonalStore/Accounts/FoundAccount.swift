import Foundation

/// A calendar or an address book that an account has at its server.
package struct FoundCollection: Sendable, Hashable, Identifiable {
  /// The path at the server.
  package let id: String
  package let name: String
  package let kinds: Set<ItemKind>
  package let isReadOnly: Bool
}

/// An account whose server was found and took the password; nothing of it is stored yet.
package struct FoundAccount: Sendable {
  package let url: URL
  package let user: String
  package private(set) var collections: [FoundCollection]
  let homes: DAVHomes
  let credentials: Credentials
  /// The ids of the collections to take; nil for all there are, also those that are made later.
  package private(set) var chosen: Set<String>?

  /// The server as a person knows it: its host.
  package var host: String { HTTPOrigin(url)?.host ?? "the server" }

  /// Takes only some collections.
  package mutating func choose(_ ids: Set<String>) {
    chosen = ids == Set(collections.map(\.id)) ? nil : ids
  }

  /// Checks that a collection of a name is taken.
  /// - Throws: `notFound` that tells the names there are.
  package func check(taken name: String) throws {
    var taken = self
    if let chosen { taken.collections = collections.filter { chosen.contains($0.id) } }
    try taken.choose(named: [name])
  }

  /// Takes only the collections of some names, as the server shows them or as its addresses end.
  /// - Throws: `notFound` that tells the names there are.
  package mutating func choose(named names: [String]) throws {
    var ids: Set<String> = []
    for name in names {
      let found = collections.filter { collection in
        collection.name.caseInsensitiveCompare(name) == .orderedSame
          || collection.id.split(separator: "/").last?.removingPercentEncoding == name
      }
      guard !found.isEmpty else {
        let all = collections.map { "\"\($0.name)\"" }.joined(separator: ", ")
        throw PersonalStoreError(
          .notFound, "There is no calendar or address book \"\(name)\" at \(host); there are \(all).")
      }
      ids.formUnion(found.map(\.id))
    }
    chosen = ids
  }
}

extension FoundAccount {
  /// Finds the server of an account, logs in, and lists its collections.
  ///
  /// For a person's own address, their domain is asked without the password for the address of its services
  /// (RFC 6764, 5): it may name another host, over https alone. Whoever answers there for the domain is
  /// trusted with the password, as the domain itself is.
  /// - Parameters:
  ///   - user: nil for the person's own address, where that was given.
  ///   - allowsPlainHTTP: sends the password unencrypted also to other machines.
  /// - Throws: `invalidAddress`, `invalidValue`, `unauthorized`, `noCalendars`, `redirected`, `untrusted`,
  ///   and what else a connection throws. No message holds the password.
  package static func find(
    _ address: String, user: String?, password: String, allowsPlainHTTP: Bool = false,
    transport: CurlTransport = CurlTransport(limits: .finding)
  ) async throws -> FoundAccount {
    let address = try AccountAddress(address, allowsPlainHTTP: allowsPlainHTTP)
    let user = user ?? address.person ?? ""
    guard !user.isEmpty, user.utf8.count <= 255, user.unicodeScalars.allSatisfy({ $0.value >= 0x20 }),
      !user.contains(":")
    else {
      throw PersonalStoreError(.invalidValue, "user: expected a name without colons and control characters.")
    }
    let credentials = Credentials(user: user, password: password, allowsPlainHTTP: allowsPlainHTTP)
    var homes = DAVHomes()
    var url = address.url
    if address.person == nil {
      homes = try await DAVServer(transport: transport, url: url, credentials: credentials).homes()
    } else {
      (url, homes) = try await homesOfPerson(url, credentials, transport)
    }
    var collections: [FoundCollection] = []
    for service in DAVService.allCases {
      guard let home = homes[service] else { continue }
      let server = DAVServer(transport: transport, url: home, credentials: credentials)
      collections += try await server.collections(of: service, at: home).map {
        FoundCollection(id: $0.href, name: $0.name, kinds: $0.kinds, isReadOnly: $0.isReadOnly)
      }
    }
    return FoundAccount(
      url: url, user: user, collections: collections, homes: homes, credentials: credentials, chosen: nil)
  }

  /// Follows the well-known addresses of a domain, each to its service.
  private static func homesOfPerson(
    _ domain: URL, _ credentials: Credentials, _ transport: CurlTransport
  ) async throws -> (URL, DAVHomes) {
    var homes = DAVHomes()
    var place: URL?
    var problem: (any Error)?
    for service in DAVService.allCases {
      guard let known = URL(string: service.wellKnownPath, relativeTo: domain)?.absoluteURL else { continue }
      do {
        let start = try await transport.destination(of: known)
        let found = try await DAVServer(transport: transport, url: start, credentials: credentials).homes()
        homes[service] = found[service]
        if found[service] != nil { place = place ?? HTTPOrigin(start)?.url }
      } catch let error as PersonalStoreError
        where [.noCalendars, .serverError, .malformedAnswer, .redirected, .notAllowed].contains(error.code)
      {
        problem = problem ?? error
      } catch let error as PersonalStoreError where error.code == .unreachable {
        throw PersonalStoreError(
          .unreachable, "\(error.message) If your calendars are at another host, give its address instead.",
          underlying: error)
      }
    }
    if !homes.isEmpty { return (place ?? domain, homes) }
    throw PersonalStoreError(
      .noCalendars,
      "\(HTTPOrigin(domain)?.host ?? "The domain") doesn't tell where its calendars are. Give the address of the server instead.",
      underlying: problem)
  }
}
