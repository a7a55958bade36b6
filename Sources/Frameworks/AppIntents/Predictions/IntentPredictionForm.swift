/// The words for a suggestion, without their types.
package struct IntentPredictionForm {
  /// The names of the parameters that must have values.
  package let parameters: [String]

  /// The words for an intent, or nil when it is of another type or one of the parameters has no value.
  package let representation: (any AppIntent) -> DisplayRepresentation?
}

package protocol ReadableIntentPrediction: IntentPredictionConfiguration {
  var forms: [IntentPredictionForm] { get }
}

extension IntentPredictionConfiguration {
  /// The words without their types, in the order in which they are written.
  package var forms: [IntentPredictionForm] { (self as? any ReadableIntentPrediction)?.forms ?? [] }
}

extension TupleIntentPrediction: ReadableIntentPrediction {}

extension IntentPrediction: ReadableIntentPrediction {
  package var forms: [IntentPredictionForm] {
    let form = IntentPredictionForm(parameters: parameters) { [represent] intent in
      do {
        return try (intent as? Intent).map(represent)
      } catch {
        // A value that is missing makes other words fit, or none.
        return nil
      }
    }
    return [form]
  }
}

extension PredictableIntent {
  /// The words for a suggestion of this intent: of those that fit, the ones with most parameters; of several
  /// with the same number, the first.
  package var predictedRepresentation: DisplayRepresentation? {
    var best: (count: Int, representation: DisplayRepresentation)?
    for form in Self.predictionConfiguration.forms where form.parameters.count > best?.count ?? -1 {
      if let representation = form.representation(self) { best = (form.parameters.count, representation) }
    }
    return best?.representation
  }
}
