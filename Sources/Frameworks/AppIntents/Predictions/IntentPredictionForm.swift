/// The text of a suggestion and the parameters that it requires, with their types erased.
package struct IntentPredictionForm {
  /// The names of the parameters that must have values.
  package let parameters: [String]

  /// A closure that returns the text for an intent, or nil when it has another type or a parameter lacks a
  /// value.
  package let representation: (any AppIntent) -> DisplayRepresentation?
}

package protocol ReadableIntentPrediction: IntentPredictionConfiguration {
  var forms: [IntentPredictionForm] { get }
}

extension IntentPredictionConfiguration {
  /// The forms in declaration order.
  package var forms: [IntentPredictionForm] { (self as? any ReadableIntentPrediction)?.forms ?? [] }
}

extension TupleIntentPrediction: ReadableIntentPrediction {}

extension IntentPrediction: ReadableIntentPrediction {
  package var forms: [IntentPredictionForm] {
    let form = IntentPredictionForm(parameters: parameters) { [represent] intent in
      do {
        return try (intent as? Intent).map(represent)
      } catch {
        // With a value missing, another form applies, or none.
        return nil
      }
    }
    return [form]
  }
}

extension PredictableIntent {
  /// The text of a suggestion of this intent: of the forms that apply, the one with most parameters, or the
  /// first of several with equally many.
  package var predictedRepresentation: DisplayRepresentation? {
    var best: (count: Int, representation: DisplayRepresentation)?
    for form in Self.predictionConfiguration.forms where form.parameters.count > best?.count ?? -1 {
      if let representation = form.representation(self) { best = (form.parameters.count, representation) }
    }
    return best?.representation
  }
}
