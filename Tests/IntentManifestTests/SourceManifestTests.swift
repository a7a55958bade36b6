import Foundation
import Testing

@testable import IntentManifest
@testable import SourceManifests

@Suite struct SourceManifestTests {
  @Test func manifestIsAsKept() throws {
    let made = String(decoding: try Fixtures.tea().manifest.json(), as: UTF8.self)
    #expect(made == String(decoding: try Fixtures.data("Tea.json"), as: UTF8.self))
  }

  @Test func whatOnlyTheProgramKnowsIsReportedWithItsPlace() throws {
    let made = try Fixtures.tea()
    let finding = try #require(made.findings.first)
    #expect(made.findings.count == 1)
    #expect(finding.code == .notLiteral)
    #expect(finding.severity == .warning)
    #expect(finding.type == "Tea.PourTea")
    #expect(finding.place == SourcePlace(file: "Tea.swift", line: 93))
    #expect(made.manifest.intents.first { $0.type == "Tea.PourTea" }?.title == nil)
  }

  @Test func findingsOfValidationNameLines() throws {
    let finding = try #require(try Fixtures.tea().allFindings.first { $0.code == .sizeWithoutWidget })
    #expect(finding.description.hasPrefix("Tea.swift:62: warning: The size of the parameter 'guests'"))
  }

  @Test func filesOfOneTypeAreMerged() throws {
    let files = [
      #"[{"typeName":"A.B","conformances":["AppIntents.AppIntent"],"properties":[]}]"#,
      #"[{"typeName":"A.B","conformances":["AppIntents.OpenIntent"],"properties":[]}]"#,
    ]
    let records = try files.flatMap { try BuildFolder.records(Data($0.utf8), named: "x") }
    let intents = SourceManifest(records).manifest.intents
    #expect(intents.map(\.systemProtocols) == [["OpenIntent"]])
  }

  @Test(arguments: [
    ("", IntentManifestError.Code.notJSON, "x is no JSON"),
    ("{}", .badConstantValues, "x: expected an array of types, found an object"),
    ("[3]", .badConstantValues, "the type at place 1: expected a text for typeName"),
    (
      #"[{"typeName":"A.B","properties":[{"label":"t","type":"T"}]}]"#, .badConstantValues,
      "x: A.B: expected 'valueKind'"
    ),
    (
      #"[{"typeName":"A.B","properties":[{"label":"t","type":"T","valueKind":"Array","value":7}]}]"#,
      .badConstantValues, "A.B: expected an array, found a number"
    ),
  ])
  func whatIsNoConstantValueIsNamed(_ text: String, _ code: IntentManifestError.Code, _ message: String) {
    let error = #expect(throws: IntentManifestError.self) {
      try BuildFolder.records(Data(text.utf8), named: "x")
    }
    #expect(error?.code == code)
    #expect(error?.message.contains(message) == true)
  }

  @Test func unknownKindsAreWhatIsNotKnown() throws {
    let text = """
      [{"typeName":"A.B","conformances":["AppIntents.AppIntent"],"properties":[{"label":"title",
      "type":"T","isStatic":"true","valueKind":"Telepathy","value":{"a":1}}]}]
      """
    let made = SourceManifest(try BuildFolder.records(Data(text.utf8), named: "x"))
    #expect(made.findings.map(\.code) == [.notLiteral])
  }

  @Test func depthHasAnEnd() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: IntentManifestError.self) { try BuildFolder.records(Data(deep.utf8), named: "x") }
  }

  /// Damaged files are read, or refused with an error; whatever is made of them can be written.
  @Test func damagedFilesNeverTrap() throws {
    let sound = Array(try Fixtures.data("Tea.swiftconstvalues"))
    var state: UInt64 = 20
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var read = 0
    for _ in 0..<40 {
      var bytes = sound
      for _ in 0..<8 {
        let place = next(bytes.count)
        // A letter, a digit or a sign in the place of another: most of these are JSON still.
        bytes[place] = Array("a0\"{}[],:n".utf8)[next(10)]
      }
      do {
        let made = SourceManifest(try BuildFolder.records(Data(bytes), named: "x"))
        _ = try made.manifest.json()
        _ = made.allFindings
        read += 1
      } catch is IntentManifestError {
        continue
      }
    }
    // Some damage is to names and texts alone.
    #expect(read < 40)
  }

  @Test func contentTypesAreThoseOfTheFramework() throws {
    let folder = Fixtures.root.appending(path: "Sources/Frameworks/UniformTypeIdentifiers")
    var declared: [String: String] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for match in text.matches(of: /static var (\w+): UTType \{ system\("([^"]+)"\) \}/) {
        declared[String(match.1)] = String(match.2)
      }
    }
    #expect(declared.count > 100)
    #expect(ContentTypeNames.identifiers == declared)
  }
}
