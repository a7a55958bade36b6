import ConformanceRecords
import Foundation

/// A command line that takes over a program that was started to do something else than show its user
/// interface.
///
/// A module above conforms and is found: the app registers nothing.
@_alwaysEmitConformanceMetadata
package protocol ProgramCommandLine: SendableMetatype {
  /// Returns whether the arguments of a program, without its name, are for it.
  static func handles(_ arguments: [String]) -> Bool

  /// A Boolean value that indicates whether the app is made first: what its initialiser adds, such as
  /// dependencies, is there when the command runs. True by default.
  static var needsApp: Bool { get }

  /// Performs the command that the arguments give, and ends the program.
  static func run(_ arguments: [String]) async
}

extension ProgramCommandLine {
  package static var needsApp: Bool { true }
}

package enum ProgramCommandLines {
  /// Returns the type that takes over the running program, or nil. A program without arguments is not
  /// looked through.
  package static func handler(
    of arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) -> (any ProgramCommandLine.Type)? {
    guard !arguments.isEmpty else { return nil }
    return ConformanceRecords.types(conformingTo: "SwiftUICore.ProgramCommandLine").lazy
      .compactMap { $0 as? any ProgramCommandLine.Type }.first { $0.handles(arguments) }
  }

  /// Lets a command-line handler take over the running program from a `main` that can't wait, where there
  /// is one; the main thread then works for the main actor until the program ends.
  @MainActor package static func takeOver(keeping app: @autoclosure () -> Any) {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let handler = handler(of: arguments) else { return }
    nonisolated(unsafe) let app: Any = handler.needsApp ? app() : ()
    Task {
      await handler.run(arguments)
      withExtendedLifetime(app) {}
      exit(EXIT_SUCCESS)
    }
    dispatchMain()
  }
}
