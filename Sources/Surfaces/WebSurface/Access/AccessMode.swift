/// The rule by which browsers are let in.
///
/// A session belongs to one mode: what was enough to come in on loopback isn't enough for the network.
package enum AccessMode: String, Sendable, CaseIterable {
  /// Browsers of the user who runs the program, on this machine, each by a token.
  case own
  /// All browsers of this machine, whoever's they are, without a token.
  case everyone
  /// Browsers of other machines, each by a token; nothing is encrypted.
  case network
  /// Browsers that come through a proxy with TLS, each by a token.
  case proxied

  /// A Boolean value that indicates whether a browser needs a token to come in.
  var needsToken: Bool { self != .everyone }
  /// A Boolean value that indicates whether other users of the machine are refused, where the system names
  /// them. A proxy is a program of another user as a rule.
  var isForOwnUser: Bool { self == .own }
  /// The sentence that is printed at the start, where the mode has a danger that people should know of.
  var warning: String? {
    switch self {
    case .own, .proxied: nil
    case .everyone: "All users and programs of this machine are let in, without a token."
    case .network:
      "Nothing is encrypted: whoever can listen on the network reads along and can take over a browser's "
        + "session. Put a proxy with TLS before it, and name it with --behind-proxy."
    }
  }
  /// A Boolean value that indicates whether browsers reach the server by TLS.
  var isSecure: Bool { self == .proxied }
}
