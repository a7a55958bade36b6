/// An intent of the program, known by name.
public struct AppIntentDefinition: Sendable {
  /// The name by which it was asked for.
  public let identifier: String

  let app: AppUnderTest

  /// The name of the program.
  public var bundleIdentifier: String { app.bundleIdentifier }

  /// Makes a request of this intent with values for its parameters.
  public var makeIntent: IntentValuePropertiesCallable<AnyAppIntent> {
    IntentValuePropertiesCallable { [app, identifier] values in
      AnyAppIntent(identifier, values: values, in: app)
    }
  }
}
