/// A sentence that stands for an action and its parameters, or a choice between such sentences.
public protocol ParameterSummary {
  /// The intent whose parameters it names.
  associatedtype Intent: AppIntent
}

extension Never: ParameterSummary {
  public typealias Intent = Never
}

/// Builds the summary of an intent.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content
  where Content.Intent == Intent { content }

  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content
  where Content.Intent == Intent { content }
}

/// A sentence with parameters in it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// Makes the summary that is nothing but the intent's title.
  public init() {}
}
