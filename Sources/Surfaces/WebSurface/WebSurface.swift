import CommandLineSurface
import Foundation
import FoundationPlus
import Storage
import SwiftUICore

/// The surface that shows the scenes of an app in web browsers.
///
/// It is found by `App.main()` where it is linked: the app is served on this machine, and the address to
/// open is printed. `--help` says what else there is.
package enum WebSurface {
  /// Serves an app until the program is told to end.
  ///
  /// - Parameters:
  ///   - words: The program's arguments without its name.
  ///   - environment: The variables of the program's environment.
  ///   - name: The name of the program's file.
  ///   - context: What the server takes from its surroundings.
  @MainActor
  package static func run(
    _ app: some App, words: [String], environment: [String: String], terminal: Terminal,
    name: String = ProgramName.running,
    context: WebServer.Context = WebServer.Context()
  ) async -> ExitStatus {
    let program: SingleCommandProgram
    do {
      program = try SingleCommandProgram(
        WebOptions.description(program: name, commands: WebOptions.linkedCommands), version: version)
    } catch {
      preconditionFailure("the description of the command line is wrong: \(error)")
    }
    switch program.read(words, terminal: terminal) {
    case .ended(let status): return status
    case .run(let arguments):
      keepDefaults(environment)
      ReleasedMemory.shareHeaps(environment)
      do {
        try await serve(app, try WebOptions(arguments, environment: environment), terminal, context)
        return .success
      } catch {
        return program.report(failure(error), terminal: terminal)
      }
    }
  }

  /// Has the user defaults kept where `BECKON_HOME` has everything else: Foundation goes by the variable alone, and
  /// reads it when the defaults are used first.
  private static func keepDefaults(_ environment: [String: String]) {
    guard let home = environment["BECKON_HOME"], home.hasPrefix("/") else { return }
    setenv("XDG_CONFIG_HOME", DataLocations(environment: environment).config.path, 1)
  }

  /// The version of the app, where its bundle has one.
  private static var version: String {
    Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "(no version)"
  }

  private static func failure(_ error: any Error) -> any Error {
    guard let error = error as? WebSurfaceError else { return error }
    let status: ExitStatus =
      switch error.code {
      case .badOption: .usage
      case .cannotListen: .unavailable
      default: .internal
      }
    return CommandFailure(status, "\(error)")
  }

  @MainActor
  private static func serve(
    _ app: some App, _ options: WebOptions, _ terminal: Terminal, _ context: WebServer.Context
  ) async throws {
    var context = context
    context.report = { line in Notes.write(line + "\n", to: STDERR_FILENO) }
    context.onNewAddress = { address in
      Notes.write("Another browser is let in at \(address)\n", to: STDOUT_FILENO)
    }
    let endings = EndingSignals()
    if let warning = options.mode.warning {
      try terminal.errors.write(warning + "\n")
      try terminal.errors.flush()
    }
    let server = try WebServer.start(app, options: options, context: context)
    try terminal.output.write("\(context.name) is at \(server.url)\n")
    try terminal.output.flush()
    await endings.first()
    await server.stop()
  }

  /// Lines that come from any thread while the program serves.
  private enum Notes {
    static func write(_ line: String, to descriptor: Int32) {
      // One call for the line, so that lines of several threads don't mix; nobody is told where it fails.
      var line = line
      _ = line.withUTF8 { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    }
  }
}

/// The surface that the `main` of apps finds.
private enum WebAppSurface: AppSurface {
  @MainActor static func run(_ app: some App) async -> Int32 {
    Terminal.ignoreBrokenPipes()
    return await WebSurface.run(
      app, words: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment,
      terminal: Terminal()
    ).rawValue
  }
}
