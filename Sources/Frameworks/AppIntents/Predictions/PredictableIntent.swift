/// An intent that the system may suggest, with texts for the suggestions.
@_alwaysEmitConformanceMetadata
public protocol PredictableIntent: AppIntent {
  /// The type of the prediction configuration.
  associatedtype Prediction: IntentPredictionConfiguration

  /// The texts for suggestions, which may depend on the parameters that have values.
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

/// The texts for suggestions of an intent, such as an `IntentPrediction`.
public protocol IntentPredictionConfiguration {
  /// The intent that is suggested.
  associatedtype Intent: AppIntent
}

/// The text for a suggestion of an intent when some of its parameters have values.
public struct IntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {
  let parameters: [String]
  let represent: (Intent) throws -> DisplayRepresentation

  /// Creates a text that requires no parameters.
  public init(displayRepresentation: @escaping () -> DisplayRepresentation) where T == () {
    parameters = []
    represent = { _ in displayRepresentation() }
  }

  /// Creates a text that requires values of some parameters: `parameters: \.$soup`, or several in
  /// parentheses, `parameters: (\.$soup, \.$size)`.
  public init<each Value: _IntentValue>(
    parameters: T, displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
  ) where T == (repeat KeyPath<Intent, IntentParameter<each Value>>) {
    var names: [String] = []
    for keyPath in repeat each parameters { names.append(Self.name(keyPath)) }
    self.parameters = names
    represent = { intent in
      displayRepresentation(repeat try Self.value(of: intent[keyPath: each parameters]))
    }
  }

  private static func name(_ keyPath: PartialKeyPath<Intent>) -> String {
    ParameterNames.required(keyPath, in: "A prediction")
  }

  private static func value<Value>(of parameter: IntentParameter<Value>) throws -> Value {
    guard let value = try parameter.value() as? Value else {
      throw IntentRunError(.missingValue, "A suggestion of \(Intent.self) lacks a value.")
    }
    return value
  }
}

/// Several texts for suggestions of an intent.
public struct TupleIntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {
  package let forms: [IntentPredictionForm]
}

/// A result builder for the texts of suggestions.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  /// Returns the text itself.
  public static func buildExpression<Prediction: IntentPredictionConfiguration>(
    _ prediction: Prediction
  ) -> Prediction where Prediction.Intent == Intent { prediction }

  /// Returns a configuration without texts.
  public static func buildBlock() -> TupleIntentPrediction<Intent, ()> { TupleIntentPrediction(forms: []) }

  /// Returns the only text.
  public static func buildBlock<Prediction: IntentPredictionConfiguration>(
    _ prediction: Prediction
  ) -> Prediction where Prediction.Intent == Intent { prediction }

  /// Combines several texts.
  public static func buildBlock<First, Second, each Prediction: IntentPredictionConfiguration>(
    _ first: First, _ second: Second, _ others: repeat each Prediction
  ) -> TupleIntentPrediction<Intent, (First, Second, repeat each Prediction)>
  where First: IntentPredictionConfiguration, Second: IntentPredictionConfiguration {
    var forms = first.forms + second.forms
    for prediction in repeat each others { forms += prediction.forms }
    return TupleIntentPrediction(forms: forms)
  }
}
