import AppIntents

/// Gives the value that a control shows, for one that a person can't set.
public protocol ControlValueProvider {
  /// What the control shows.
  associatedtype Value

  /// The value in a list of controls. Returns at once.
  var previewValue: Value { get }

  /// The value now.
  ///
  /// - Throws: Why it isn't known.
  func currentValue() async throws -> Value
}

/// Gives the value that a control shows, for one that a person can set through an intent's parameters.
public protocol AppIntentControlValueProvider {
  /// What a person can set.
  associatedtype Configuration: ControlConfigurationIntent
  /// What the control shows.
  associatedtype Value

  /// The value in a list of controls. Returns at once.
  func previewValue(configuration: Configuration) -> Value

  /// The value now.
  ///
  /// - Throws: Why it isn't known.
  func currentValue(configuration: Configuration) async throws -> Value
}
