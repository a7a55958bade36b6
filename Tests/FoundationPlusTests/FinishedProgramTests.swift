import Foundation
import FoundationPlus
import Glibc
import Testing

/// Programs that are run: what they get, and how they end.
@Suite struct FinishedProgramTests {
  private let shell = URL(filePath: "/bin/sh")

  @Test func whatItReadsAndWritesIsWhole() throws {
    // More than any buffer between two programs holds, both ways.
    let text = Data(String(repeating: "a line of some words\n", count: 100_000).utf8)
    let run = try FinishedProgram(
      running: URL(filePath: "/bin/bash"), ["-c", "tee >(cat >&2)"], input: text)
    #expect(run.ending == .exited(status: 0))
    let areWhole = [run.output == text, run.errors == text]
    #expect(areWhole == [true, true])
  }

  @Test func aProgramMayLeaveItsInputUnread() throws {
    let run = try FinishedProgram(
      running: shell, ["-c", "echo done; exit 3"], input: Data(repeating: 65, count: 5_000_000))
    #expect(run.ending == .exited(status: 3))
    #expect(String(decoding: run.output, as: UTF8.self) == "done\n")
  }

  @Test func itsEndIsTold() throws {
    let ended = try FinishedProgram(running: shell, ["-c", "kill -9 $$"])
    #expect(ended.ending == .signalled(9))
    let slow = try FinishedProgram(
      running: URL(filePath: "/bin/sleep"), ["600"], patience: .milliseconds(50))
    #expect(slow.ending == .outOfTime)
    // Its output is closed, and it goes on.
    let quiet = try FinishedProgram(
      running: shell, ["-c", "exec >/dev/null 2>&1; exec sleep 600"], patience: .milliseconds(50))
    #expect(quiet.ending == .outOfTime)
  }

  @Test func aProgramThatIsNotThereIsAnError() {
    #expect(throws: POSIXError(.ENOENT)) {
      try FinishedProgram(running: URL(filePath: "/nowhere/at-all"), [])
    }
  }

  @Test func theEnvironmentIsWhatIsGiven() throws {
    let run = try FinishedProgram(
      running: URL(filePath: "/usr/bin/env"), [], environment: ["ONLY": "this one"])
    #expect(String(decoding: run.output, as: UTF8.self) == "ONLY=this one\n")
  }

  /// As many descriptors as a server with a thousand windows has; none of them gets into the program.
  @Test func manyOpenDescriptorsDoNoHarm() throws {
    let open = (0..<1_500).map { _ in Glibc.open("/dev/null", O_RDONLY) }.filter { $0 >= 0 }
    defer { for descriptor in open { close(descriptor) } }
    let run = try FinishedProgram(running: URL(filePath: "/bin/ls"), ["/proc/self/fd"])
    #expect(run.ending == .exited(status: 0))
    // The last is the folder it reads.
    #expect(String(decoding: run.output, as: UTF8.self) == "0\n1\n2\n3\n")
  }
}
