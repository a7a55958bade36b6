import AppIntents
import CommandLineSurface
import FoundationPlus
import IntentDiscovery
import IntentManifest
import IntentRuntime

/// The surroundings that the command line of a program's intents works with.
package struct IntentCommandContext: Sendable {
  package var runtime: IntentRuntime
  /// The name of the program's file.
  package var programName: String
  /// The word that leads to the commands: "intents"; nil for a program that has no others.
  package var word: String?
  package var input: CommandInput
  package var interruption: Interruption
  package var searching: any CommandSearching
  package var manifest: @Sendable () -> IntentManifest

  package init(
    runtime: IntentRuntime, programName: String, word: String?, input: CommandInput,
    interruption: Interruption, searching: any CommandSearching,
    manifest: @escaping @Sendable () -> IntentManifest
  ) {
    self.runtime = runtime
    self.programName = programName
    self.word = word
    self.input = input
    self.interruption = interruption
    self.searching = searching
    self.manifest = manifest
  }

  /// The words that lead to the commands: `kitchen`, `intents`.
  var leadingWords: [String] { [programName] + (word.map { [$0] } ?? []) }

  /// What a person types to reach the commands: "kitchen intents".
  var invocation: String { TerminalText.escaped(leadingWords.map(ShellWord.quoted).joined(separator: " ")) }

  var catalog: IntentCatalog { runtime.catalog }
  var names: CatalogNames { CatalogNames(catalog) }

  /// The running program with its own standard streams.
  ///
  /// - Parameter word: The word that leads to the commands, or nil.
  static func program(word: String?) -> IntentCommandContext {
    let system = IntentSystem.program
    return IntentCommandContext(
      runtime: system.runtime, programName: ProgramName.running,
      word: word, input: .standard, interruption: .signal,
      searching: ProgramSearching(system.palette, problems: system.problems),
      manifest: { .ofProgram() })
  }
}
