import Foundation

/// The origin to which credentials are bound: scheme, host and port (RFC 6454).
struct HTTPOrigin: Hashable, CustomStringConvertible {
  let scheme: String
  let host: String
  let port: Int

  /// Nil for what isn't http or https with a host.
  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https",
      let host = url.host(percentEncoded: false)?.lowercased(), !host.isEmpty
    else { return nil }
    self.scheme = scheme
    self.host = host
    port = url.port ?? (scheme == "https" ? 443 : 80)
  }

  var description: String {
    let isDefault = port == (scheme == "https" ? 443 : 80)
    return isDefault ? "\(scheme)://\(host)" : "\(scheme)://\(host):\(port)"
  }

  /// The address of its root.
  var url: URL? { URL(string: description + "/") }

  /// Whether it is this machine.
  var isLoopback: Bool { ["localhost", "127.0.0.1", "::1", "[::1]"].contains(host) }

  /// Whether a password can be sent: encrypted, or without leaving the machine.
  var isPrivate: Bool { scheme == "https" || isLoopback }

  /// Whether a host may be told to be asked instead, before any password is sent: over https, or on this
  /// machine.
  func mayName(_ other: HTTPOrigin) -> Bool {
    mayFollow(to: other) || (scheme == "https" && other.scheme == "https")
  }

  /// Whether what was meant for this origin may go to another one: the same, or the same host encrypted.
  func mayFollow(to other: HTTPOrigin) -> Bool {
    self == other || (scheme == "http" && other.scheme == "https" && host == other.host)
  }

  /// The address of a server that a person gave.
  /// - Throws: `invalidAddress` with what was expected.
  static func checked(_ text: String, allowsPlainHTTP: Bool = false) throws -> URL {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    let address = trimmed.contains("://") ? trimmed : "https://\(trimmed)"
    let isPlain = address.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
    guard isPlain, address.utf8.count <= 2_000, let url = URL(string: address), let origin = HTTPOrigin(url)
    else {
      throw PersonalStoreError(
        .invalidAddress,
        "Expected the address of a calendar server, such as https://calendar.example.org, or your own, such as ana@example.org."
      )
    }
    guard url.user(percentEncoded: false) == nil, url.password(percentEncoded: false) == nil else {
      throw PersonalStoreError(
        .invalidAddress, "The address must not contain a user or a password; they are given apart from it.")
    }
    guard origin.isPrivate || allowsPlainHTTP else {
      throw PersonalStoreError(
        .invalidAddress,
        "The address begins with http:, so the password could be read on its way to \(origin.host). Use https:."
      )
    }
    return url
  }
}
