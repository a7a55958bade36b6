import Foundation
import JSONValues
import Storage
import Testing

@testable import IntentRuntime

@Suite("Processes that are killed while they donate")
struct DonationProcessTests {
  /// The probe is built beside the tests.
  private static var probe: URL {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let here = CommandLine.arguments[0].hasSuffix(".xctest") ? URL(filePath: CommandLine.arguments[0]) : tests
    return here.deletingLastPathComponent().appending(path: "donation-probe")
  }

  @Test("nothing that was named as kept is lost, and nothing is there by half", arguments: ["add", "keep"])
  func killed(mode: String) throws {
    let scratch = try DonationScratch()
    var kept = -1
    for round in 1...3 {
      let output = Pipe()
      let process = Process()
      process.executableURL = Self.probe
      process.arguments = [mode, scratch.file.path]
      process.standardOutput = output
      try process.run()
      var text = ""
      // Killed at another point of its work each time.
      while text.utf8.count < (mode == "add" ? 9 * round : 200 * round + 37) {
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { break }
        text += String(decoding: data, as: UTF8.self)
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal, "it ended by itself")
      text += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      // A last line without its end may be a number cut short.
      let named = text.split(separator: "\n").dropLast(text.hasSuffix("\n") ? 0 : 1).compactMap { Int($0) }
      #expect(!named.isEmpty)
      kept = max(kept, named.max() ?? -1)

      let store = try scratch.store()
      try store.database.checkIntegrity()
      let records = Array(try store.records().reversed())
      #expect(records.count > kept, "a donation that was kept is gone")
      for (number, record) in records.enumerated() {
        // Each is whole, and none before it is missing.
        guard record.parameters["number"] == .number("\(number)"), record.entities.count == 2,
          record.parameters["note"]?.string?.utf8.count == number % 3_000
        else {
          Issue.record("\(number) is not whole")
          break
        }
      }
    }
    #expect(kept > 100)
  }
}
