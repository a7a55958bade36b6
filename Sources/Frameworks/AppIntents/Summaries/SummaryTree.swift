/// The summary of an intent as plain values: parameters are names, and conditions can be evaluated.
package indirect enum SummaryTree: Sendable {
  case sentence(SummarySentence)
  case when(SummaryCondition, SummaryTree, otherwise: SummaryTree)

  /// Returns the sentence for the values of parameters.
  ///
  /// - Parameters:
  ///   - family: The family of the widget that is being configured, if any.
  ///   - parameters: The parameters by name.
  package func sentence(
    for family: IntentWidgetFamily?, parameters: [String: any AnyIntentParameter]
  ) -> SummarySentence {
    switch self {
    case .sentence(let sentence): sentence
    case .when(let condition, let tree, let otherwise):
      (condition.holds(for: family, parameters: parameters) ? tree : otherwise)
        .sentence(for: family, parameters: parameters)
    }
  }

  /// All sentences, those of the first branches first.
  package var sentences: [SummarySentence] {
    switch self {
    case .sentence(let sentence): [sentence]
    case .when(_, let tree, let otherwise): tree.sentences + otherwise.sentences
    }
  }
}

/// One sentence of a summary.
package struct SummarySentence: Hashable, Sendable {
  /// The text with parameter names as placeholders, or nil for the intent's title.
  package let text: PlaceholderText?
  /// The string table of the sentence; nil stands for `Localizable`.
  package let table: String?
  /// The names of the parameters beside the sentence, or nil for all that are not in it.
  package let others: [String]?

  /// The sentence of an intent without a summary.
  package static let unwritten = SummarySentence(text: nil, table: nil, others: nil)
}

/// The summary of an intent where it is edited: a sentence to fill in, and the parameters beside it.
package struct SummaryReading: Hashable, Sendable {
  /// The sentence in the person's preferred language, or the intent's title.
  package let text: PlaceholderText
  /// The names of the parameters beside the sentence, in order.
  package let others: [String]

  /// The names of all parameters that are shown, those in the sentence first.
  package var names: [String] { text.places + others.filter { !text.places.contains($0) } }
}

extension AppIntent {
  /// The summary of the type as plain values.
  package static var summaryTree: SummaryTree { parameterSummary.readableTree }

  /// Returns the part of the summary that applies to the values of this intent.
  ///
  /// - Parameter family: The family of the widget that is being configured, if any.
  package func summary(for family: IntentWidgetFamily? = nil) -> SummaryReading {
    let named = ParameterNames.of(self)
    let parameters = Dictionary(named.map { ($0.name, $0.parameter) }) { first, _ in first }
    let sentence = Self.summaryTree.sentence(for: family, parameters: parameters)
    let text: PlaceholderText
    if let written = sentence.text {
      text = written.localized(table: sentence.table)
    } else {
      var title = PlaceholderText()
      title.append(text: String(localized: Self.title))
      text = title
    }
    return SummaryReading(text: text, others: sentence.others ?? named.map(\.name))
  }
}
