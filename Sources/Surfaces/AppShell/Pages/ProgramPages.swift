import ConformanceRecords
import FoundationPlus

/// The pages of the shell that a program has.
package struct ProgramPages: Sendable {
  package let types: [any ShellPage.Type]

  package init(_ types: [any ShellPage.Type] = []) { self.types = types }

  /// The pages of the running program, found by their conformances when they are first needed. The tests of
  /// all modules are one program, so that there each says which it means.
  @MainActor package static let program: ProgramPages = {
    if RunningProgram.isTestRunner { return ProgramPages() }
    let name = "AppShell.ShellPage"
    let found = ConformanceRecords.conformances(to: [name])[name] ?? []
    return ProgramPages(
      found.compactMap { $0.metatype(as: (any ShellPage.Type).self) }.sorted { $0.order < $1.order })
  }()

  /// The rules of style of all.
  package var styleSheet: String { types.map { $0.styleSheet }.joined() }
}
