import Foundation
import Testing

/// Every program of the guide starts, and does what its page says.
@Suite(.serialized) struct ProgramTests {
  @Test(arguments: ["Eggs", "Kitchen", "Clock", "Notes", "Counting", "Conversation"])
  func intentsAreListed(_ name: String) throws {
    let run = try Program(name).run("intents", "list")
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func aProgramWithAMainOfItsOwnRuns() throws {
    #expect(try Program("Clock").run().output == "It is time.\n")
  }

  @Test(arguments: ["Counting", "Conversation"])
  func anAppServesItsPage(_ name: String) async throws {
    let program = try Program(name).start("--port", "0")
    defer { program.stop() }
    let address = try #require(program.address())
    let page = try await program.page(at: address)
    #expect(page.contains("<main"))
    #expect(page.contains(name == "Counting" ? "Count" : "Luigi"))
  }

  @Test func theEnginesAnswer() throws {
    #expect(try Program("Detecting").run().output.hasPrefix("tmrw at noon is "))
    let answers = try Program("Answers").run()
    #expect(answers.status == 0 && answers.output.contains("Add dinner"), "\(answers.output)")
    #expect(try Program("Vectors").run().status == 0)
  }
}
