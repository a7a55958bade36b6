/// A property wrapper for the intent on whose parameters options or a query depend.
///
/// For use in a `DynamicOptionsProvider` or `EntityQuery`. The value is nil unless options are requested for
/// that intent and every listed parameter has a value. Safe to use from any task.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: CustomDebugStringConvertible, Sendable {
  /// The parameters that must have values.
  ///
  /// All are literal key paths to variables, which are immutable and capture nothing.
  nonisolated(unsafe) private let parameters: [PartialKeyPath<Intent>]

  /// Creates a dependency on an intent in which each of the parameters must have a value.
  public init<each Value: _IntentValue>(
    _ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>
  ) {
    var paths: [PartialKeyPath<Intent>] = []
    for path in repeat each parameters { paths.append(path) }
    self.parameters = paths
  }

  /// The parameters of the intent, or nil.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = IntentRun.context?.dependedIntent as? Intent else { return nil }
    let allHaveValues = parameters.allSatisfy { path in
      (intent[keyPath: path] as? any AnyIntentParameter)?.hasValue ?? false
    }
    return allHaveValues ? IntentProjection(intent) : nil
  }

  public var debugDescription: String {
    "IntentParameterDependency<\(Intent.self)>(\(parameters.count) parameters)"
  }
}

extension AnyIntentParameter {
  /// A Boolean value that indicates whether there is a value, set or by default.
  package var hasValue: Bool {
    do {
      return try value().presentValue != nil
    } catch {
      return false
    }
  }
}

/// A dependency on parameters with its intent type erased.
package protocol AnyIntentParameterDependency: Sendable {
  /// The intent whose parameters are read.
  var intentType: any AppIntent.Type { get }
  /// Returns the parameters of `intent` that must have values.
  func requiredParameters(of intent: any AppIntent) -> [any AnyIntentParameter]
}

extension IntentParameterDependency: AnyIntentParameterDependency {
  package var intentType: any AppIntent.Type { Intent.self }
  package func requiredParameters(of intent: any AppIntent) -> [any AnyIntentParameter] {
    guard let intent = intent as? Intent else { return [] }
    return parameters.compactMap { intent[keyPath: $0] as? any AnyIntentParameter }
  }
}
