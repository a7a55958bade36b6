import Foundation
import IntentDiscovery
import IntentManifest
import SourceManifests
import Testing

/// The kitchen's manifest, made of the running program and of what the compiler wrote about its source.
@Suite struct ManifestTests {
  /// The build that this test is part of.
  private static let build = Bundle.main.executableURL?.deletingLastPathComponent()

  /// Whether it was built so that the compiler writes constant values, as `script/test` does.
  private static let hasConstantValues: Bool = {
    guard let build, let build = try? BuildFolder(build) else { return false }
    return build.modules.contains { $0.name == "KitchenKit" }
  }()

  private static let isRequired = ProcessInfo.processInfo.environment["BECKON_CONSTANT_VALUES"] != nil

  @Test(.enabled(if: hasConstantValues || isRequired)) func sourceAndProgramAgree() throws {
    let made = try BuildFolder(#require(Self.build)).manifest(of: ["KitchenApp", "KitchenKit"])
    let program = IntentManifest.ofProgram(withoutModules: ["KitchenTests"])
    let written = String(decoding: try made.manifest.commonPart.json(), as: UTF8.self)
    let found = String(decoding: try program.commonPart.json(), as: UTF8.self)
    let changes = try program.commonPart.changes(to: made.manifest.commonPart)
    #expect(changes.isEmpty)
    #expect(written == found)
    #expect(made.findings.isEmpty)
    #expect(made.manifest.intents.count > 40)
  }

  @Test func programGivesTheSameEachTime() throws {
    let first = try IntentManifest.ofProgram().json()
    #expect(try first == IntentManifest.ofProgram().json())
    #expect(try IntentManifest(json: first).json() == first)
  }
}
