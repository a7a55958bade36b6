import Foundation

/// The address that a person gives for their account: the address of a server, or their own.
package struct AccountAddress: Sendable, Hashable {
  /// The server, or, of a person's own address, the host of their domain.
  package let url: URL
  /// The person's own address, "ana@example.org", where that was given: the server is found by the well-known
  /// addresses of the domain.
  package let person: String?

  /// Reads an address.
  ///
  /// - Parameter allowsPlainHTTP: takes an address without encryption also where it isn't this machine.
  /// - Throws: `invalidAddress` with what was expected.
  package init(_ text: String, allowsPlainHTTP: Bool = false) throws {
    var trimmed = text.trimmingCharacters(in: .whitespaces)
    if trimmed.lowercased().hasPrefix("mailto:") { trimmed = String(trimmed.dropFirst(7)) }
    let parts = trimmed.split(separator: "@", omittingEmptySubsequences: false)
    if parts.count == 2, !trimmed.contains("/") {
      guard !parts[0].isEmpty, !parts[0].contains(":") else { throw AccountAddress.unusable }
      // A port is the server's; nobody has it in their name.
      person = "\(parts[0])@\(parts[1].split(separator: ":").first ?? parts[1])"
      let server = try HTTPOrigin.checked("https://\(parts[1])")
      // On this machine nobody has certificates.
      let isLoopback = HTTPOrigin(server)?.isLoopback ?? false
      url = isLoopback ? try HTTPOrigin.checked("http://\(parts[1])") : server
    } else {
      person = nil
      url = try HTTPOrigin.checked(trimmed, allowsPlainHTTP: allowsPlainHTTP)
    }
  }

  /// A Boolean value that indicates whether a password would go unencrypted to another machine.
  package var isReadable: Bool { !(HTTPOrigin(url)?.isPrivate ?? false) }
  /// The server, or the person's domain, as people know it.
  package var host: String { HTTPOrigin(url)?.host ?? "the server" }

  private static var unusable: PersonalStoreError {
    PersonalStoreError(
      .invalidAddress,
      "Expected the address of a server, such as https://calendar.example.org, or your own, such as ana@example.org."
    )
  }
}
