import FoundationPlus
import IntentRuntime
import Storage

/// The cookie by which a browser is known again, also after the program was started anew.
///
/// It holds a random name under the seal of this person's programs, so that nobody can invent one. Browsers
/// send cookies to all ports of a host: the port is part of the name. No `__Host-` prefix: browsers demand
/// `Secure` for it, which not all of them grant to plain HTTP on loopback; path, missing domain, `HttpOnly`
/// and `SameSite=Strict` are as it wants them (RFC 6265bis, section 4.1.3).
struct SessionCookie: Sendable {
  private static let purpose = Array("web-session:".utf8)

  let name: String
  private let seal: RunRecordSeal

  init(port: Int, seal: RunRecordSeal) {
    name = "beckon-\(port)"
    self.seal = seal
  }

  /// The seal that is kept in this person's files, or one for this process only: where the program runs
  /// tests, or the files can't be used.
  static func seal() throws -> RunRecordSeal {
    guard !RunningProgram.isTestRunner else { return try .temporary() }
    do {
      let folder = try DataLocations(program: RunningProgram.identifier).prepare(\.state)
      return try .kept(in: folder)
    } catch {
      // Sessions then end with the program.
      DeclaredAPI.called("App.main()", because: "keeps no sessions over a restart: \(error)")
      return try .temporary()
    }
  }

  /// A new session, and the value of its cookie.
  func make() throws -> (session: String, value: String) {
    let session = try SecureToken().text
    return (session, seal.seal(Self.purpose + Array(session.utf8)))
  }

  /// The session of a value; nil where it wasn't made here.
  func session(of value: String) -> String? {
    guard value.utf8.count <= 256, case .success(let bytes) = Result(catching: { try seal.open(value) }),
      bytes.starts(with: Self.purpose)
    else { return nil }
    return String(decoding: bytes.dropFirst(Self.purpose.count), as: UTF8.self)
  }
}
