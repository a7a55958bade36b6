/// An intent of the program, identified by name.
public struct AppIntentDefinition: Sendable {
  /// The name with which the definition was requested.
  public let identifier: String

  let app: AppUnderTest

  /// The bundle identifier of the program.
  public var bundleIdentifier: String { app.bundleIdentifier }

  /// A function that returns a request of this intent with parameter values.
  public var makeIntent: IntentValuePropertiesCallable<AnyAppIntent> {
    IntentValuePropertiesCallable { [app, identifier] values in
      AnyAppIntent(identifier, values: values, in: app)
    }
  }
}
