import Foundation
import Testing

@testable import PersonalStore

/// Several processes at one file.
@Suite(.serialized) struct ProcessTests {
  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "personal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// A program that was started.
  ///
  /// `@unchecked Sendable`: a test waits for what another thread does with it.
  private struct Probe: @unchecked Sendable {
    let process: Process
    let output: Pipe

    /// Waits for the first that it says.
    func says() async throws { _ = try await onThread { output.fileHandleForReading.availableData } }

    /// Waits until it is over.
    func exit() async throws -> Int32 {
      try await onThread {
        process.waitUntilExit()
        return process.terminationStatus
      }
    }

    /// Waits until a file has grown, or the program is over.
    func growth(of file: String) async throws {
      try await onThread {
        func size() throws -> Int {
          try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int ?? 0
        }
        let before = try size()
        while process.isRunning, try size() == before { usleep(200) }
      }
    }
  }

  private func probe(_ arguments: [String], input: Data? = nil) throws -> Probe {
    let process = Process()
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent().appending(
      path: "personal-probe")
    process.arguments = arguments
    let (output, feed) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardInput = feed
    try process.run()
    if let input { feed.fileHandleForWriting.write(input) }
    try feed.fileHandleForWriting.close()
    return Probe(process: process, output: output)
  }

  @Test func aKilledImportLeavesNothing() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "personal.db")
    let events = (0..<5_000).map {
      "BEGIN:VEVENT\r\nUID:\($0)\r\nDTSTART:20260313T180000Z\r\nSUMMARY:Event \($0)\r\nEND:VEVENT\r\n"
    }.joined()
    let data = Data("BEGIN:VCALENDAR\r\n\(events)END:VCALENDAR\r\n".utf8)
    let store = try PersonalDatabase(at: file)
    _ = try store.create(Reminder(title: "Before"))
    let probe = try probe([file.path, "import"], input: data)
    // It says so, and begins: it is killed once its transaction holds the file.
    try await probe.says()
    try await probe.growth(of: file.path + "-wal")
    kill(probe.process.processIdentifier, SIGKILL)
    _ = try await probe.exit()
    let again = try PersonalDatabase(at: file)
    let count = try again.count(.event)
    #expect(count == 0 || count == 5_000)
    #expect(try again.count(.reminder) == 1)
    try again.database.checkIntegrity()
    #expect(try again.importFile(data).created[.event, default: 0] == 5_000 - count)
  }

  @Test func processesWriteBesideEachOtherAndAreNoticed() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "personal.db")
    let store = try PersonalDatabase(at: file)
    let stream = try store.changes()
    let probes = try ["a", "b", "c"].map { try probe([file.path, "create", $0, "20"]) }
    for index in 0..<20 { _ = try store.create(Reminder(title: "own \(index)")) }
    for probe in probes { #expect(try await probe.exit() == 0) }
    #expect(try store.count(.reminder) == 80)
    try store.noticeChanges()
    var seen: Set<ChangeID> = []
    var elsewhere = 0
    // Of 80 the newest 64 are kept for who is slow.
    for await change in stream {
      #expect(seen.insert(change.id).inserted)
      if change.isFromElsewhere { elsewhere += 1 }
      if seen.count == 64 { break }
    }
    #expect(elsewhere >= 44)
  }
}
