import Foundation
import ScriptedServer
import Testing

@testable import PersonalStore

/// How an account is added, goes wrong, and is removed, with a Radicale.
@Suite(
  .serialized, .enabled(if: RadicaleServer.isWanted, "radicale is not installed: apt-get install radicale"))
struct AccountTests {
  private let server: RadicaleServer

  init() async throws {
    server = try await RadicaleServer()
    try await server.makeCalendar("home")
    try await server.makeCalendar("work")
    try await server.makeAddressBook("friends")
  }

  private func find(_ address: String, password: String = RadicaleServer.password) async throws
    -> FoundAccount
  {
    try await FoundAccount.find(address, user: RadicaleServer.user, password: password)
  }

  @Test func anAddressOfAServerOrOfAPersonLeadsToAll() async throws {
    for address in [
      server.address, "\(server.address)/juan/", "juan@127.0.0.1:\(server.port)",
      "juan@localhost:\(server.port)",
    ] {
      let found = try await find(address)
      #expect(found.collections.map(\.name).sorted() == ["friends", "home", "work"], "\(address)")
      #expect(found.user == "juan")
    }
    // A collection's own address is that collection.
    let one = try await find("\(server.address)/juan/work/")
    #expect(one.collections.map(\.name).contains("work"))
  }

  @Test func aPersonsAddressIsTheUserWhereNobodySays() async throws {
    try "juan@localhost:\(RadicaleServer.password)\n".write(
      to: server.folder.appending(path: "users"), atomically: true, encoding: .utf8)
    // Radicale reads its users when it starts.
    server.stop()
    try await server.start()
    let error = await #expect(throws: PersonalStoreError.self) {
      try await FoundAccount.find("juan@localhost:\(server.port)", user: nil, password: "wrong")
    }
    #expect(error?.code == .unauthorized)
  }

  @Test func onlySomeCollectionsAreTaken() async throws {
    let device = try await Device(server, "a")
    var found = try await find(server.address)
    let error = #expect(throws: PersonalStoreError.self) { try found.choose(named: ["garden"]) }
    #expect(
      error?.message.contains("\"friends\", \"home\"") == true || error?.message.contains("home") == true)
    try found.choose(named: ["Work", "friends"])
    let again = try await device.store.addAccount(found)
    // The same account once more gets the choice, and stays one.
    #expect(again.id == device.account.id)
    #expect(try device.store.accounts().count == 1)
    try await device.synchronize()
    let names = try device.store.collections().filter { $0.account != nil }.map(\.name)
    #expect(names == ["friends", "work"])
  }

  @Test func whatCannotBeAddedIsSaidInWords() async throws {
    func failure(_ address: String, allowsPlainHTTP: Bool = false) async throws -> PersonalStoreError {
      let error = await #expect(throws: PersonalStoreError.self) {
        try await FoundAccount.find(
          address, user: "juan", password: "s3cret", allowsPlainHTTP: allowsPlainHTTP)
      }
      return try #require(error)
    }
    let wrong = try await failure(server.address)
    #expect(wrong.code == .unauthorized && !wrong.message.contains("s3cret"))
    let nowhere = try await failure("https://nowhere.invalid")
    #expect(nowhere.code == .unreachable && nowhere.message.contains("no host of the name nowhere.invalid"))
    let domain = try await failure("ana@nowhere.invalid")
    #expect(domain.message.contains("give its address instead"))
    let plain = try await failure("http://192.0.2.1/")
    #expect(plain.code == .invalidAddress && plain.message.contains("Use https"))
    #expect(try await failure("@example.org").code == .invalidAddress)
    let other = try ScriptedServer { _ in .http(404, [:], "<html>not here</html>") }
    defer { other.stop() }
    let page = try await failure(other.address)
    #expect(page.code == .noCalendars && page.message.contains("no CalDAV or CardDAV server"))
    // Many websites answer everything with a page.
    let site = try ScriptedServer { _ in
      .http(200, ["Content-Type": "text/html; charset=utf-8"], "<html>Welcome</html>")
    }
    defer { site.stop() }
    let welcome = try await failure(site.address)
    #expect(welcome.code == .noCalendars && welcome.message.contains("answers with a web page"))
    // https where http is spoken, and the other way round.
    let unencrypted = try await failure(server.address.replacing("http:", with: "https:"))
    #expect(unencrypted.code == .untrusted && unencrypted.message.contains("doesn't speak https"))
    let encrypted = try await RadicaleServer(isEncrypted: true)
    let readable = try await failure(encrypted.address.replacing("https:", with: "http:"))
    #expect(readable.message.contains("try https://"), "\(readable)")
    encrypted.stop()
    let gone = try await failure(encrypted.address)
    #expect(gone.code == .unreachable && gone.message.contains("Check the address and its port"))
  }

  @Test func aCertificateThatNobodyVouchesForIsRefused() async throws {
    let encrypted = try await RadicaleServer(isEncrypted: true)
    let error = await #expect(throws: PersonalStoreError.self) {
      try await FoundAccount.find(encrypted.address, user: "juan", password: RadicaleServer.password)
    }
    #expect(error?.code == .untrusted)
    #expect(error?.message.contains("certificate is signed by the server itself") == true, "\(error as Any)")
  }

  @Test func whatWasSaidOfCertificatesIsUnderstood() throws {
    let origin = try #require(self.origin("https://x.example"))
    for (words, part) in [
      ("SSL certificate problem: certificate has expired", "has expired"),
      ("SSL: no alternative certificate subject name matches target host name 'x'", "for another host"),
      ("SSL certificate problem: unable to get local issuer certificate", "authority"),
      ("SSL certificate problem: certificate is not yet valid", "isn't valid yet"),
      ("gnutls says something else", "gnutls says something else"),
    ] {
      #expect(Certificate.complaint(words, origin).contains(part))
    }
  }

  @Test func aPasswordGoesOnlyWhereItMay() throws {
    let domain = try #require(origin("https://example.org"))
    let secure = try #require(origin("https://dav.provider.example"))
    let plain = try #require(origin("http://dav.provider.example"))
    let here = try #require(origin("http://localhost:1"))
    // A domain may name another host for its services, over https alone.
    #expect(domain.mayName(secure) && !domain.mayName(plain) && !domain.mayFollow(to: secure))
    #expect(!here.mayName(secure))
  }

  private func origin(_ text: String) -> HTTPOrigin? { URL(string: text).flatMap(HTTPOrigin.init) }

  /// Bytes that hold the password, in any file of a folder.
  private func filesWithPassword(in folder: URL) throws -> [String] {
    let secret = Data(RadicaleServer.password.utf8)
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).filter {
      try Data(contentsOf: $0).range(of: secret) != nil
    }.map(\.lastPathComponent)
  }

  @Test func thePasswordIsInOneFileAndGoesWithTheAccount() async throws {
    let device = try await Device(server, "a")
    try await device.synchronize()
    _ = try device.store.create(Contact(uid: "x", name: "X"), in: device.calendar("friends"))
    #expect(try filesWithPassword(in: device.folder) == ["personal.passwords"])
    let error = await #expect(throws: PersonalStoreError.self) {
      try await device.store.removeAccount(device.account.id)
    }
    #expect(error?.message.contains("yet: 1.") == true)
    try await device.store.removeAccount(device.account.id, discardingUnsent: true)
    #expect(try filesWithPassword(in: device.folder) == [])
    #expect(try device.store.collections().allSatisfy { $0.account == nil })
    #expect(try device.store.count(.contact) == 0)
  }

  @Test func aServerThatIsGoneInTheMiddle() async throws {
    let device = try await Device(server, "a")
    try await device.synchronize()
    for index in 0..<150 {
      _ = try device.store.create(
        Contact(uid: "c\(index)", name: "Contact \(index)"), in: device.calendar("friends"))
    }
    let server = server
    let dying = try AccountSynchronizer(device.store, account: device.account.id) { progress in
      if progress.phase == .sending, progress.done >= 50 { server.stop() }
    }
    let error = await #expect(throws: PersonalStoreError.self) { try await dying.synchronize() }
    #expect(error.map { [.unreachable, .malformedAnswer].contains($0.code) } == true, "\(error as Any)")
    let left = try device.store.unsentCount(device.account.id)
    #expect(left > 0 && left <= 150)
    try await server.start()
    try await device.synchronize()
    #expect(try device.store.unsentCount(device.account.id) == 0)
    let other = try await Device(server, "b")
    try await other.synchronize()
    #expect(try other.store.count(.contact) == 150)
    #expect(try device.store.syncConflicts().isEmpty)
  }

  /// Killed while it receives, and while it sends: the next run ends with the same on both sides, once each.
  @Test(arguments: ["receiving", "sending"])
  func aKilledSynchronizationGoesOn(_ phase: String) async throws {
    let device = try await Device(server, "a")
    let other = try await Device(server, "b")
    for each in [device, other] { try await each.synchronize() }
    let writer = phase == "sending" ? device : other
    for index in 0..<250 {
      _ = try writer.store.create(
        Contact(uid: "c\(index)", name: "Contact \(index)"), in: writer.calendar("friends"))
    }
    if phase == "receiving" { try await other.synchronize() }
    let process = Process()
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent().appending(
      path: "personal-probe")
    process.arguments = [
      try #require(device.store.url).path, "sync", device.account.id.description,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    try await onThread { [process] in
      var said = ""
      while !said.contains(phase == "sending" ? "sending 6" : "receiving 100") {
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { break }
        said += String(decoding: data, as: UTF8.self)
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    #expect(process.terminationReason == .uncaughtSignal)
    try device.store.database.checkIntegrity()
    try await device.synchronize()
    try await other.synchronize()
    for each in [device, other] {
      #expect(try each.store.count(.contact) == 250)
      #expect(try each.store.unsentCount(each.account.id) == 0)
      #expect(try each.store.syncConflicts().isEmpty)
      #expect(try await each.synchronize() == SyncReport())
    }
  }

  /// A program of the name that does what the desktop's does, with a folder for a keyring.
  private func keyring(isBroken: Bool = false) throws -> DesktopKeyring {
    let folder = server.folder.appending(path: "keyring-\(isBroken)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = folder.appending(path: "secret-tool")
    let script = """
      #!/bin/sh
      \(isBroken ? "echo 'secret-tool: Cannot autolaunch D-Bus' >&2; exit 1" : "")
      verb=$1; shift; case $1 in --label=*) shift;; esac
      file="\(folder.path)/$(echo "$*" | md5sum | cut -d' ' -f1)"
      case $verb in
        store) cat > "$file";;
        lookup) [ -f "$file" ] && cat "$file" || exit 1;;
        clear) rm -f "$file";;
      esac
      """
    try script.write(to: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program.path)
    return try #require(
      DesktopKeyring(
        store: folder.appending(path: "personal.db"),
        environment: ["PATH": "\(folder.path):/usr/bin:/bin", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/none"]))
  }

  @Test func thePasswordIsInTheKeyringWhereThereIsOne() async throws {
    let device = try await Device(server, "a")
    let file = PasswordFile(beside: try #require(device.store.url))
    let keyring = try keyring()
    let passwords = AccountPasswords(file: file, keyring: keyring)
    let found = try await find(server.address)
    // It moves there from the file.
    let account = try await device.store.addAccount(found, passwords: passwords)
    #expect(account.passwordPlace == .keyring)
    #expect(try file.password(of: account.id) == nil)
    #expect(try await keyring.password(of: account.id) == RadicaleServer.password)
    let report = try await AccountSynchronizer(device.store, account: account.id, passwords: passwords)
      .synchronize()
    #expect(report.problems.isEmpty)
    // Without the desktop it says where the password is.
    let error = await #expect(throws: PersonalStoreError.self) { try await device.synchronize() }
    #expect(error?.code == .unsafeCredentials && error?.message.contains("keyring") == true)
    try await device.store.removeAccount(account.id, passwords: passwords)
    #expect(try await keyring.password(of: account.id) == nil)
  }

  @Test func aKeyringThatDoesNotAnswerIsAsNone() async throws {
    let device = try await Device(server, "a")
    let file = PasswordFile(beside: try #require(device.store.url))
    let passwords = AccountPasswords(file: file, keyring: try keyring(isBroken: true))
    let account = try await device.store.addAccount(find(server.address), passwords: passwords)
    #expect(account.passwordPlace == .file)
    #expect(try file.password(of: account.id) == RadicaleServer.password)
    // Asked for by name it is no choice.
    await #expect(throws: PersonalStoreError.self) {
      try await device.store.addAccount(
        find(server.address), keepingPasswordIn: .keyring, passwords: passwords)
    }
  }
}
