import Foundation
import Testing

@testable import CommandLineSurface

@Suite struct ToggleTests {
  private let root = CommandDescription(
    name: "lamp", abstract: "is a lamp",
    subcommands: [
      CommandDescription(
        name: "set", abstract: "sets it",
        options: [
          .toggle("is-on", "whether it shines"),
          .option(
            "colour", .proposed([.init("red", "like a rose"), .init("blue")]), placeholder: "COLOUR",
            "its colour"),
        ])
    ])

  private func values(_ words: String...) throws -> ParsedArguments? {
    guard case .run(_, let arguments) = try ArgumentParser(root: root).parse(["set"] + words) else {
      return nil
    }
    return arguments
  }

  @Test func aToggleIsOnOrOffOrAWord() throws {
    #expect(try values("--is-on")?.text("is-on") == "true")
    #expect(try values("--no-is-on")?.text("is-on") == "false")
    #expect(try values("--is-on=ja")?.text("is-on") == "ja")
    #expect(try values()?.text("is-on") == nil)
  }

  @Test func aToggleTakesNoWordAfterIt() {
    let error = #expect(throws: UsageError.self) { try values("--is-on", "false") }
    #expect(error?.code == .unexpectedArgument)
    #expect(throws: UsageError.self) { try values("--is-on", "--no-is-on") }
    #expect(throws: UsageError.self) { try values("--no-is-on=yes") }
  }

  @Test func proposedValuesAreShownAndOthersTaken() throws {
    #expect(try values("--colour=Reddish")?.text("colour") == "Reddish")
    let help = Help(root.subcommands[0], path: ["lamp"], width: 80, styles: Styles(isColoured: false)).text
    #expect(help.contains("--[no-]is-on"))
    #expect(help.contains("One of: red (like a rose), blue."))
  }

  @Test func bothNamesOfAToggleAreTaken() {
    var lamp = root.subcommands[0]
    lamp.options.append(.flag("no-is-on", "goes dark"))
    #expect(lamp.problems() != [])
  }
}

@Suite struct ProgramPathTests {
  private func program() throws -> Program {
    try Program(
      name: "intents", version: "1", abstract: "does things", invocation: ["garden", "intents"],
      commands: [
        Command(
          CommandDescription(
            name: "run", abstract: "runs one",
            subcommands: [CommandDescription(name: "water", abstract: "waters")])
        ) { invocation in
          try invocation.terminal.print(invocation.path.joined(separator: " "))
          return .success
        }
      ])
  }

  @Test func aCommandRunsWhatStandsBelowIt() async throws {
    let said = Said()
    let status = await try program().run(["run", "water"], terminal: said.terminal)
    #expect(status == .success)
    #expect(said.output == "run water\n")
  }

  @Test func helpAndErrorsSayWhatIsTyped() async throws {
    let said = Said()
    _ = await try program().run(["run", "--help"], terminal: said.terminal)
    #expect(said.output.contains("Usage: garden intents run COMMAND"))
    _ = await try program().run(["run", "water", "--nothing-known"], terminal: said.terminal)
    #expect(
      said.errors
        == "garden intents: unknown option --nothing-known\nRun \"garden intents run water --help\" for how it is used.\n"
    )
  }
}

/// A terminal that keeps what was said.
private final class Said {
  private let files = (output: tmpfile()!, errors: tmpfile()!)
  let terminal: Terminal

  init() {
    terminal = Terminal(
      output: OutputStream(descriptor: fileno(files.output), capacity: 0),
      errors: OutputStream(descriptor: fileno(files.errors), capacity: 0), environment: ["COLUMNS": "80"])
  }

  deinit {
    fclose(files.output)
    fclose(files.errors)
  }

  var output: String { Self.text(files.output) }
  var errors: String { Self.text(files.errors) }

  private static func text(_ file: UnsafeMutablePointer<FILE>) -> String {
    rewind(file)
    var bytes: [UInt8] = []
    while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
