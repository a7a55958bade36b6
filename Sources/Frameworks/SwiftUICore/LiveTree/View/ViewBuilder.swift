/// A builder that makes one view of the statements of a closure.
///
/// Any number of views, `if`, `if let`, `switch` and availability checks are allowed; for loops use
/// ``ForEach``.
@resultBuilder
public struct ViewBuilder {
  /// Passes one view on.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// The view of an empty closure.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// The view of a closure with one statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// The view of a closure with several statements.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(each: repeat each content)
  }

  /// The view of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The second branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// The content of an availability check, whose type must not leave it.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
