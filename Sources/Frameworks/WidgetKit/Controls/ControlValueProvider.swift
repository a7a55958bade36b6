import AppIntents

/// A provider of the value of a control without settings.
public protocol ControlValueProvider {
  /// The type of the value.
  associatedtype Value

  /// The value for the list of controls, returned immediately.
  var previewValue: Value { get }

  /// Returns the current value.
  ///
  /// - Throws: An error if the value is unknown.
  func currentValue() async throws -> Value
}

/// A provider of the value of a control with settings, which are the parameters of an intent.
public protocol AppIntentControlValueProvider {
  /// The type of the settings.
  associatedtype Configuration: ControlConfigurationIntent
  /// The type of the value.
  associatedtype Value

  /// Returns the value for the list of controls, immediately.
  func previewValue(configuration: Configuration) -> Value

  /// Returns the current value.
  ///
  /// - Throws: An error if the value is unknown.
  func currentValue(configuration: Configuration) async throws -> Value
}
