import SwiftUICore

/// A program that comes with an app and that the system starts to use a part of the app.
public protocol AppExtension {
  /// The type of the configuration.
  associatedtype Configuration: AppExtensionConfiguration

  /// The information that the system needs to use the extension.
  var configuration: Configuration { get }

  /// Creates the extension, once at the start of its program.
  init()
}

/// The information that the system needs to use an extension.
public protocol AppExtensionConfiguration {}

/// A program that comes with an app and runs the app's intents while the app itself isn't running.
///
/// `@main struct KitchenIntents: AppIntentsExtension {}` is a complete extension.
public protocol AppIntentsExtension: AppExtension {}

/// The configuration of an extension with intents. It is empty, because the system discovers the intents.
public struct AppIntentsExtensionConfiguration: AppExtensionConfiguration, Sendable {
  package init() {}
}

extension AppIntentsExtension {
  /// An empty configuration.
  public var configuration: AppIntentsExtensionConfiguration { AppIntentsExtensionConfiguration() }

  /// Runs the program, which serves its intents until it ends. If `IntentCommands` is linked and the
  /// arguments form a command, it runs that instead.
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

/// A service that runs the intents of extensions.
package protocol AppIntentsExtensionHost: Sendable {
  /// Runs the intents of the extension until it is no longer needed.
  func run(_ program: any AppIntentsExtension) async throws
}

/// The slot for the service that runs the intents of extensions.
package let appIntentsExtensionHost = SystemSlot<any AppIntentsExtensionHost>()
