/// An intent that the system may suggest, with words for the suggestion.
@_alwaysEmitConformanceMetadata
public protocol PredictableIntent: AppIntent {
  /// The type of the words.
  associatedtype Prediction: IntentPredictionConfiguration

  /// The words for a suggestion: several, for different parameters that have values.
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

/// The words for suggestions of an intent. `IntentPrediction` conforms.
public protocol IntentPredictionConfiguration {
  /// What is suggested.
  associatedtype Intent: AppIntent
}

/// The words for a suggestion of an intent when some of its parameters have values.
public struct IntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {
  let parameters: [String]
  let represent: (Intent) throws -> DisplayRepresentation

  /// Makes the words for a suggestion without parameters.
  public init(displayRepresentation: @escaping () -> DisplayRepresentation) where T == () {
    parameters = []
    represent = { _ in displayRepresentation() }
  }

  /// Makes the words for a suggestion with values of parameters: `parameters: \.$soup`, or several in
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

/// Several kinds of words for suggestions of an intent.
public struct TupleIntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {
  package let forms: [IntentPredictionForm]
}

/// Builds the words for suggestions of an intent.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  public static func buildExpression<Prediction: IntentPredictionConfiguration>(
    _ prediction: Prediction
  ) -> Prediction where Prediction.Intent == Intent { prediction }

  public static func buildBlock() -> TupleIntentPrediction<Intent, ()> { TupleIntentPrediction(forms: []) }

  public static func buildBlock<Prediction: IntentPredictionConfiguration>(
    _ prediction: Prediction
  ) -> Prediction where Prediction.Intent == Intent { prediction }

  public static func buildBlock<First, Second, each Prediction: IntentPredictionConfiguration>(
    _ first: First, _ second: Second, _ others: repeat each Prediction
  ) -> TupleIntentPrediction<Intent, (First, Second, repeat each Prediction)>
  where First: IntentPredictionConfiguration, Second: IntentPredictionConfiguration {
    var forms = first.forms + second.forms
    for prediction in repeat each others { forms += prediction.forms }
    return TupleIntentPrediction(forms: forms)
  }
}
