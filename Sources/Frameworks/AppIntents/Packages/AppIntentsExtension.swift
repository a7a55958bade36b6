import SwiftUICore

/// A program beside an app that the system starts to use a part of it.
public protocol AppExtension {
  /// The type of what the system must know.
  associatedtype Configuration: AppExtensionConfiguration

  /// What the system must know to use the extension.
  var configuration: Configuration { get }

  /// Makes the extension. It is made once, when its program starts.
  init()
}

/// What the system must know to use an extension.
public protocol AppExtensionConfiguration {}

/// A program beside an app that runs the app's intents while the app itself does not run.
///
/// `@main struct KitchenIntents: AppIntentsExtension {}` is all of it.
public protocol AppIntentsExtension: AppExtension {}

/// What the system must know of an extension with intents, which is nothing: it finds them by itself.
public struct AppIntentsExtensionConfiguration: AppExtensionConfiguration, Sendable {
  package init() {}
}

extension AppIntentsExtension {
  public var configuration: AppIntentsExtensionConfiguration { AppIntentsExtensionConfiguration() }

  /// Starts the program: its intents can be run until it ends. A command line for its intents is run, where
  /// `IntentCommands` is linked.
  public static func main() async throws {
    let program = Self()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let handler = ProgramCommandLines.handler(of: arguments) {
      await handler.run(arguments)
      return
    }
    guard let host = appIntentsExtensionHost.service else {
      DeclaredAPI.called(
        "AppIntentsExtension.main()", because: "ends at once: nothing here asks extensions for intents")
      return
    }
    try await host.run(program)
  }
}

/// Asks extensions for their intents. Who stands for the system conforms.
package protocol AppIntentsExtensionHost: Sendable {
  /// Runs intents of the extension until it is not needed any more.
  func run(_ program: any AppIntentsExtension) async throws
}

/// Who asks extensions for their intents.
package let appIntentsExtensionHost = SystemSlot<any AppIntentsExtensionHost>()
