import Foundation
import FoundationNetworking
import Testing

/// A Radicale on loopback with one calendar, for what a person does with an account in the browser.
final class CalendarServer {
  static let path = "/usr/bin/radicale"
  /// Whether the tests against it run: where it is installed, or has to be.
  static let isWanted =
    FileManager.default.isExecutableFile(atPath: path)
    || ProcessInfo.processInfo.environment["BECKON_NEEDS_RADICALE"] != nil
  static let user = "ana"
  static let password = "seven words"

  let address: String
  private let folder: URL
  private let process = Process()

  /// Starts it, and waits until it listens.
  init(calendar: String) async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "radicale-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "\(Self.user):\(Self.password)\n".write(
      to: folder.appending(path: "users"), atomically: true, encoding: .utf8)
    process.executableURL = URL(filePath: Self.path)
    process.arguments = [
      "--config", "", "--server-hosts", "127.0.0.1:0", "--storage-filesystem-folder",
      folder.appending(path: "data").path, "--auth-type", "htpasswd", "--auth-htpasswd-filename",
      folder.appending(path: "users").path, "--auth-htpasswd-encryption", "plain", "--auth-delay", "0",
      "--logging-level", "info",
    ]
    let output = Pipe()
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    var log = ""
    while !log.contains("server ready") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw ProgramError(message: "Radicale doesn't start: \(log)") }
      log += String(decoding: data, as: UTF8.self)
    }
    // What it says later is read, so that it never waits for a reader.
    output.fileHandleForReading.readabilityHandler = { handle in
      if handle.availableData.isEmpty { handle.readabilityHandler = nil }
    }
    let port = log.firstMatch(of: /Listening on '?\[?127\.0\.0\.1\]?:(\d+)/).map { String($0.1) }
    address = "http://127.0.0.1:\(try #require(port, "\(log)"))"
    try await make(calendar)
  }

  private func make(_ calendar: String) async throws {
    var request = URLRequest(url: try #require(URL(string: "\(address)/\(Self.user)/\(calendar)/")))
    request.httpMethod = "MKCALENDAR"
    request.setValue(
      "Basic " + Data("\(Self.user):\(Self.password)".utf8).base64EncodedString(),
      forHTTPHeaderField: "Authorization")
    request.httpBody = Data(
      """
      <c:mkcalendar xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:d="DAV:"><d:set><d:prop>\
      <d:displayname>\(calendar)</d:displayname></d:prop></d:set></c:mkcalendar>
      """.utf8)
    let (_, response) = try await URLSession.shared.data(for: request)
    #expect((response as? HTTPURLResponse)?.statusCode == 201)
  }

  deinit {
    // At once: asked politely it waits for connections that are kept open.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    _ = Result { try FileManager.default.removeItem(at: folder) }
  }
}
