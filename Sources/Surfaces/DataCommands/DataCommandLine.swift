import CommandLineSurface
import FoundationPlus
import SwiftUICore

/// The command line `APP data …` of every app, found by its `main`.
private enum DataCommandLine: ProgramCommandLine {
  /// The app's own code would open what is checked or exchanged.
  static var needsApp: Bool { false }

  static func handles(_ arguments: [String]) -> Bool { arguments.first == DataCommand.word }

  static func run(_ arguments: [String]) async {
    Terminal.ignoreBrokenPipes()
    let name = ProgramName.running
    do {
      let program = try Program(
        name: name, version: "", abstract: "an app", commands: [DataCommand.command(typed: name)])
      exit(await program.run(arguments).rawValue)
    } catch {
      preconditionFailure("the description of the command is wrong: \(error)")
    }
  }
}
