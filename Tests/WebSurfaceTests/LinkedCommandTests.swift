import CommandLineSurface
import Testing

@testable import WebSurface

/// Commands that a module adds to every program that links it: here, to the tests.
private enum Sowing: CommandsOfProgram {
  static let word = "sow"
  static let abstract = "sows what was bought"
}

/// The help of a program names what else it does.
@Suite struct LinkedCommandTests {
  @Test func commandsOfLinkedModulesAreFound() {
    #expect(WebOptions.linkedCommands.contains { $0.word == "sow" })
  }

  @Test func theHelpNamesThem() {
    let description = WebOptions.description(program: "My Garden", commands: [Sowing.self])
    #expect(description.discussion.hasSuffix("\n\n\"'My Garden' sow\" sows what was bought."))
    #expect(description.examples.last?.commandLine == "'My Garden' sow --help")
    #expect(!WebOptions.description(program: "My Garden").discussion.contains("sow"))
    #expect(description.problems().isEmpty)
  }
}
