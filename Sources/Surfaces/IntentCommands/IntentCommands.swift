import CommandLineSurface
import Foundation
import IntentRuntime
import SwiftUICore

/// The command line of a program's intents: `kitchen intents list`, `kitchen intents run order-soup --count 2`.
///
/// A program whose `main` is that of an `App` or an `AppIntentsExtension` has it as soon as this module is linked.
/// One with a `main` of its own asks first:
///
/// ```swift
/// if await IntentCommands.runIfAsked() { return }
/// ```
public enum IntentCommands {
  /// The word that leads to the commands.
  public static let word = "intents"
  /// What the commands do, in a line.
  static let abstract = "runs the app's intents and says what there is"

  /// Whether the arguments of a program, without its name, are a command line for its intents.
  public static func handles(_ arguments: [String]) -> Bool { arguments.first == word }

  /// Runs the command line and ends the program with its status, where it is one for intents.
  ///
  /// What intents depend on has to be there before: call it after `AppDependencyManager.shared.add`.
  ///
  /// - Parameter arguments: The arguments without the program's name.
  /// - Returns: false, where the program is to go on.
  @discardableResult
  public static func runIfAsked(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) async
    -> Bool
  {
    guard handles(arguments) else { return false }
    await end(Array(arguments.dropFirst()), IntentCommandContext.program(word: word))
  }

  /// Runs the command line of a program that does nothing else, without the word before the commands, and ends the
  /// program with its status.
  ///
  /// - Parameter arguments: The arguments without the program's name.
  public static func main(arguments: [String] = Array(CommandLine.arguments.dropFirst())) async -> Never {
    await end(arguments, IntentCommandContext.program(word: nil))
  }

  private static func end(_ words: [String], _ context: IntentCommandContext) async -> Never {
    Terminal.ignoreBrokenPipes()
    let status = await IntentProgram(context).run(words, terminal: Terminal())
    // What was done is to be known to the next process.
    await IntentSystem.program.donations.flush()
    exit(status.rawValue)
  }
}

/// Found by the `main` of apps and extensions.
private enum IntentCommandLine: ProgramCommandLine, CommandsOfProgram {
  static let word = IntentCommands.word
  static let abstract = IntentCommands.abstract

  static func handles(_ arguments: [String]) -> Bool { IntentCommands.handles(arguments) }

  static func run(_ arguments: [String]) async { await IntentCommands.runIfAsked(arguments) }
}
