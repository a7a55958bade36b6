import PlainText

/// A summary as both makers of manifests find it: a sentence, or a choice between two summaries.
package indirect enum SummaryNode: Sendable {
  case sentence(text: String?, table: String?, others: [String]?)
  case when(String, SummaryNode, otherwise: SummaryNode)

  /// The node for an intent without a summary of its own.
  package static let unwritten = SummaryNode.sentence(text: nil, table: nil, others: nil)

  /// The sentences in the order in which they are tried; nil where there is nothing but the title.
  package var summary: IntentManifest.Summary? {
    if case .sentence(nil, _, nil) = self { return nil }
    var sentences: [IntentManifest.Summary.Sentence] = []
    collect(under: [], into: &sentences)
    return IntentManifest.Summary(sentences: sentences)
  }

  private func collect(
    under conditions: [String], into sentences: inout [IntentManifest.Summary.Sentence]
  ) {
    switch self {
    case .sentence(let text, let table, let others):
      sentences.append(.init(conditions: conditions, text: text, table: table, others: others))
    case .when(let condition, let node, let otherwise):
      node.collect(under: conditions + [condition], into: &sentences)
      otherwise.collect(under: conditions, into: &sentences)
    }
  }
}

/// The conditions of a summary's branches, in words.
package enum ConditionText {
  /// The family of the widget, as what is looked at.
  package static let widgetFamily = "widgetFamily"
  /// The identifier of the entity that is a parameter's value, as what is looked at.
  package static func identifier(of parameter: String) -> String { "\(parameter).id" }

  package static func hasValue(_ subject: String) -> String { "\(subject) has a value" }
  package static func hasNoValue(_ subject: String) -> String { "\(subject) has no value" }

  /// nil stands for a value that no literal says.
  package static func isOne(_ subject: String, of values: [IntentManifest.Value?]) -> String {
    values.count == 1
      ? "\(subject) is \(text(values[0]))"
      : "\(subject) is one of \(values.map(text).joined(separator: ", "))"
  }

  package static func isNone(_ subject: String, of values: [IntentManifest.Value?]) -> String {
    values.count == 1
      ? "\(subject) is not \(text(values[0]))"
      : "\(subject) is none of \(values.map(text).joined(separator: ", "))"
  }

  /// A comparison by the name of its operator, `lessThan` or `hasPrefix`.
  package static func compared(_ subject: String, _ relation: String, _ value: IntentManifest.Value?)
    -> String
  {
    "\(subject) \(IdentifierWords.title(of: relation).lowercased()) \(text(value))"
  }

  private static func text(_ value: IntentManifest.Value?) -> String { value?.description ?? "a value" }
}
