/// A sentence with parameters in it, and the parameters that are shown beside it.
///
/// Parameters that are in neither are not shown where the action is edited.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary, Sendable {
  let sentence: SummarySentence

  /// Creates the default summary: the intent's title, with all parameters beside it.
  public init() { sentence = .unwritten }

  /// Creates a summary without a sentence, with some parameters beside the title.
  public init(@ParameterKeyPathsBuilder _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]) {
    sentence = SummarySentence(text: nil, table: nil, others: Self.names(parameterKeyPaths()))
  }

  /// Creates a sentence.
  ///
  /// - Parameters:
  ///   - string: The sentence, such as `"Order \(\.$soup)"`.
  ///   - table: The string table of the sentence; nil stands for `Localizable`.
  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {
    sentence = SummarySentence(text: string.text, table: table, others: [])
  }

  /// Creates a sentence with parameters beside it, in order.
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

  /// A result builder for the parameters beside a sentence.
  @resultBuilder
  public enum ParameterKeyPathsBuilder {
    /// Returns the key path with its value type erased.
    public static func buildExpression<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> { keyPath }

    /// Combines key paths into a list.
    public static func buildBlock(_ keyPaths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
      keyPaths
    }
  }
}

extension IntentParameterSummary: ReadableParameterSummary {
  package var tree: SummaryTree { .sentence(sentence) }
}
