import Foundation
import Testing

/// The commands and options that README and guide name are those of the built program.
@Suite struct GuideCommandTests {
  @Test func theGuideNamesOnlyCommandsThatThereAre() throws {
    let script = BuiltProgram.repository.appending(path: "script/check-guide")
    let run = try CommandRun(
      ["python3", "-B", script.path, "--program", CommandRun.program.path],
      program: URL(filePath: "/usr/bin/env"))
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
  }
}
