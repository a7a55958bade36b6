import Foundation
import Testing

@testable import PersonalStore

/// A Radicale of Debian on loopback, with a folder of its own; it ends with `stop()`.
///
/// `@unchecked Sendable`: one test has it at a time, and waits for what goes on on another thread.
final class RadicaleServer: @unchecked Sendable {
  static let path = "/usr/bin/radicale"
  /// Whether the tests against it run: where it is installed, or has to be.
  static let isWanted =
    FileManager.default.isExecutableFile(atPath: path)
    || ProcessInfo.processInfo.environment["BECKON_NEEDS_RADICALE"] != nil

  let folder: URL
  private let isEncrypted: Bool
  private(set) var port = 0
  private var process: Process?
  static let user = "juan"
  static let password = "p\u{E4}ss:word \u{1F511}"

  /// - Parameter isEncrypted: speaks https, with a certificate that nobody vouches for.
  init(isEncrypted: Bool = false) async throws {
    self.isEncrypted = isEncrypted
    folder = FileManager.default.temporaryDirectory.appending(path: "radicale-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "\(Self.user):\(Self.password)\n".write(
      to: folder.appending(path: "users"), atomically: true, encoding: .utf8)
    try await start()
  }

  var address: String { "\(isEncrypted ? "https" : "http")://127.0.0.1:\(port)" }
  var url: URL { URL(string: address) ?? folder }
  var server: DAVServer {
    DAVServer(
      transport: CurlTransport(), url: url, credentials: Credentials(user: Self.user, password: Self.password)
    )
  }

  /// Starts it, on the port that it had before.
  func start() async throws { try await onThread { [self] in try launch() } }

  private func launch() throws {
    let process = Process()
    process.executableURL = URL(filePath: Self.path)
    process.arguments = [
      "--config", "", "--server-hosts", "127.0.0.1:\(port)", "--storage-filesystem-folder",
      folder.appending(path: "data").path, "--auth-type", "htpasswd", "--auth-htpasswd-filename",
      folder.appending(path: "users").path, "--auth-htpasswd-encryption", "plain", "--auth-delay", "0",
      "--logging-level", "info",
    ]
    if isEncrypted { process.arguments? += try certificate() }
    let output = Pipe()
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    self.process = process
    // It says where it listens.
    var log = ""
    while !log.contains("server ready") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw PersonalStoreError(.unreachable, "Radicale doesn't start: \(log)") }
      log += String(decoding: data, as: UTF8.self)
    }
    let found = log.firstMatch(of: /Listening on '?\[?127\.0\.0\.1\]?:(\d+)/).flatMap { Int($0.1) }
    port = try #require(found, "\(log)")
    // What it says later is read, so that it never waits for a reader.
    output.fileHandleForReading.readabilityHandler = { handle in
      if handle.availableData.isEmpty { handle.readabilityHandler = nil }
    }
  }

  /// Makes a certificate that the server signs itself, and gives the options that name it.
  private func certificate() throws -> [String] {
    let (certificate, key) = (folder.appending(path: "certificate.pem"), folder.appending(path: "key.pem"))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/openssl")
    process.arguments = [
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
      "-subj",
      "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-out", certificate.path, "-keyout",
      key.path,
    ]
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return ["--server-ssl", "--server-certificate", certificate.path, "--server-key", key.path]
  }

  func stop() {
    // At once: asked politely it waits for connections that are kept open.
    if let process { kill(process.processIdentifier, SIGKILL) }
    process?.waitUntilExit()
    process = nil
  }

  deinit {
    stop()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Makes a calendar, as another program would.
  func makeCalendar(_ name: String) async throws {
    let body =
      "<?xml version=\"1.0\"?><c:mkcalendar \(DAVServer.namespaces)><d:set><d:prop>"
      + "<d:displayname>\(name)</d:displayname><a:calendar-color>#ff0000ff</a:calendar-color>"
      + "</d:prop></d:set></c:mkcalendar>"
    let answer = try await server.transport.send(
      HTTPRequest("MKCALENDAR", url.appending(path: "juan/\(name)/"), body: Data(body.utf8)),
      server.credentials)
    #expect(answer.status == 201)
  }

  /// Makes an address book, as another program would (RFC 5689).
  func makeAddressBook(_ name: String) async throws {
    let body =
      "<?xml version=\"1.0\"?><d:mkcol \(DAVServer.namespaces)><d:set><d:prop><d:resourcetype><d:collection/>"
      + "<k:addressbook/></d:resourcetype><d:displayname>\(name)</d:displayname></d:prop></d:set></d:mkcol>"
    let answer = try await server.transport.send(
      HTTPRequest("MKCOL", url.appending(path: "juan/\(name)/"), body: Data(body.utf8)), server.credentials)
    #expect(answer.status == 201)
  }

  /// Stores an object, as another program would.
  func put(_ calendar: String, _ name: String, _ text: String) async throws {
    let type = name.hasSuffix(".vcf") ? "text/vcard" : "text/calendar"
    let answer = try await server.transport.send(
      HTTPRequest(
        "PUT", url.appending(path: "juan/\(calendar)/\(name)"), headers: [("Content-Type", type)],
        body: Data(text.utf8)), server.credentials)
    #expect([201, 204].contains(answer.status))
  }
}

/// A device with an account at a server.
struct Device {
  let store: PersonalDatabase
  let account: SyncAccount
  let synchronizer: AccountSynchronizer
  let folder: URL

  /// - Parameter address: nil for the address of the server.
  init(_ server: RadicaleServer, _ name: String, address: String? = nil) async throws {
    folder = server.folder.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let numbers = Numbers()
    store = try PersonalDatabase(
      at: folder.appending(path: "personal.db"), context: .init(makeUID: { "\(name)-\(numbers.next())" }))
    account = try await store.addAccount(
      address: address ?? server.address, user: RadicaleServer.user, password: RadicaleServer.password)
    synchronizer = try AccountSynchronizer(store, account: account.id)
  }

  @discardableResult
  func synchronize() async throws -> SyncReport { try await synchronizer.synchronize() }

  func calendar(_ name: String = "home") throws -> CollectionID {
    try #require(try store.collections().first { $0.name == name && $0.account != nil }).id
  }

  func event(_ uid: String) throws -> StoredItem<CalendarEvent>? {
    try store.items(uid: uid, as: CalendarEvent.self).first
  }

  func contact(_ uid: String) throws -> StoredItem<Contact>? {
    try store.items(uid: uid, as: Contact.self).first
  }

  func changeContact(_ uid: String, _ edit: (inout Contact) -> Void) throws {
    _ = try store.change(try #require(try contact(uid)).id, as: Contact.self, edit)
  }

  func change(_ uid: String, _ edit: (inout CalendarEvent) -> Void) throws {
    let item = try #require(try event(uid))
    _ = try store.change(item.id, as: CalendarEvent.self, edit)
  }

  func times(_ start: String, _ end: String) throws -> [String] {
    try store.occurrences(in: Scratch.span(start, end), zone: Scratch.berlin).occurrences.map {
      let time = CalendarTime($0.interval.start, in: Scratch.berlin)
      return "\($0.event.title) \(time.date) \(time.clock.map { "\($0)".prefix(5) } ?? "")"
    }
  }
}
