import AppIntents
import CommandLineSurface
import FoundationPlus
import IntentManifest
import IntentRuntime

/// What the command line of a program's intents works with.
package struct IntentCommandContext: Sendable {
  package var runtime: IntentRuntime
  /// What the program's file is called, as a person types it.
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

  /// What a person types to reach the commands: "kitchen intents".
  var invocation: String { word.map { "\(programName) \($0)" } ?? programName }

  var catalog: IntentCatalog { runtime.catalog }
  var names: CatalogNames { CatalogNames(catalog) }

  /// The running program with its own standard streams.
  ///
  /// - Parameter word: The word that leads to the commands, or nil.
  static func program(word: String?) -> IntentCommandContext {
    let path = CommandLine.arguments.first ?? ProcessInfo.processInfo.processName
    let system = IntentSystem.program
    return IntentCommandContext(
      runtime: system.runtime, programName: OneLine.of(URL(filePath: path).lastPathComponent),
      word: word, input: .standard, interruption: .signal,
      searching: ProgramSearching(system.palette, problems: system.problems),
      manifest: { .ofProgram() })
  }
}
