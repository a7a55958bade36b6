import CommandLineSurface
import Foundation
import IntentManifest
import Testing

@testable import IntentCommands

@Suite struct ManifestTests {
  @Test func theManifestIsReadAgain() async throws {
    let result = try await NurseryProgram().run("manifest", "--json")
    let manifest = try IntentManifest(json: Data(result.output.utf8))
    #expect(manifest.intents.count == 9)
    #expect(manifest.entities.count == 1)
    #expect(try await NurseryProgram().run("manifest").output == result.output)
  }

  @Test func findingsDecideTheStatus() async throws {
    let result = try await NurseryProgram().run("validate")
    let findings = IntentManifest(of: NurseryProgram.catalog).validate()
    #expect(result.output.split(separator: "\n").count == findings.count)
    let hasErrors = findings.contains { $0.severity == .error }
    #expect(result.status == (hasErrors ? .someInputFailed : .success))
    let strict = try await NurseryProgram().run("validate", "--strict").status
    #expect(strict == (findings.isEmpty ? .success : .someInputFailed))
  }
}
