import Foundation
import Storage
import Testing

@testable import UnicornMailModel

@Suite struct KeptAnswersTests {
  @Test func answersAreThereAgain() throws {
    let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: home) }
    let locations = DataLocations(environment: ["BECKON_HOME": home.path], program: "unicornmail")
    let kept = try KeptAnswers(locations)
    #expect(try kept.read().isEmpty)
    let answers = ["1@example.org": KeptAnswers.Answer(text: "Grüße\n", length: "full", tone: "own")]
    try kept.write(answers)
    #expect(try KeptAnswers(locations).read() == answers)
    // Nobody else reads what a person writes.
    let file = locations.data.appending(path: "answers.json")
    let permissions = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(permissions == 0o600)
    try Data("no JSON".utf8).write(to: file)
    #expect(throws: DecodingError.self) { try kept.read() }
  }
}
