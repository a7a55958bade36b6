/// A sentence with parameters in it, and the parameters that stand beside it.
///
/// Parameters that are in neither are not shown where the action is edited.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary, Sendable {
  let sentence: SummarySentence

  /// Makes the summary that is nothing but the intent's title, with all parameters beside it.
  public init() { sentence = .unwritten }

  /// Makes a summary without a sentence, with some parameters beside the title.
  public init(@ParameterKeyPathsBuilder _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]) {
    sentence = SummarySentence(text: nil, table: nil, others: Self.names(parameterKeyPaths()))
  }

  /// Makes a sentence.
  ///
  /// - Parameters:
  ///   - string: The sentence, such as `"Order \(\.$soup)"`.
  ///   - table: The string table that has it; nil stands for `Localizable`.
  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {
    sentence = SummarySentence(text: string.text, table: table, others: [])
  }

  /// Makes a sentence with parameters beside it, in their order.
  public init(
    _ string: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    sentence = SummarySentence(
      text: string.text, table: table, others: Self.names(additionalParameterKeyPaths()))
  }

  private static func names(_ keyPaths: [PartialKeyPath<Intent>]) -> [String] {
    keyPaths.map { ParameterNames.required($0, in: "The parameter summary") }
  }

  /// Builds the list of parameters beside a sentence.
  @resultBuilder
  public enum ParameterKeyPathsBuilder {
    public static func buildExpression<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> { keyPath }

    public static func buildBlock(_ keyPaths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
      keyPaths
    }
  }
}

extension IntentParameterSummary: ReadableParameterSummary {
  package var tree: SummaryTree { .sentence(sentence) }
}
