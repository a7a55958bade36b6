/// The summary of an intent as plain values: parameters are names, and conditions can be tried.
package indirect enum SummaryTree: Sendable {
  case sentence(SummarySentence)
  case when(SummaryCondition, SummaryTree, otherwise: SummaryTree)

  /// The sentence that fits the values of parameters.
  ///
  /// - Parameters:
  ///   - family: The family of the widget that is being set up, if it is one.
  ///   - parameters: The parameters by their names.
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
  /// The words, with names of parameters as places, or nil where the intent's title stands for them.
  package let text: PlaceholderText?
  /// The string table that has the sentence; nil stands for `Localizable`.
  package let table: String?
  /// The names of the parameters beside the sentence, or nil where they are all that it does not have.
  package let others: [String]?

  /// What stands for an intent that has no summary of its own.
  package static let unwritten = SummarySentence(text: nil, table: nil, others: nil)
}

/// What is shown of an intent where it is edited: a sentence to fill in, and the parameters beside it.
package struct SummaryReading: Hashable, Sendable {
  /// The sentence in the language that the person prefers; the intent's title where it has none.
  package let text: PlaceholderText
  /// The names of the parameters beside the sentence, in their order.
  package let others: [String]

  /// The names of all parameters that are shown, those in the sentence first.
  package var names: [String] { text.places + others.filter { !text.places.contains($0) } }
}

extension AppIntent {
  /// The summary of the type as plain values.
  package static var summaryTree: SummaryTree { parameterSummary.readableTree }

  /// The part of the summary that fits the values of this intent.
  ///
  /// - Parameter family: The family of the widget that is being set up, if it is one.
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
