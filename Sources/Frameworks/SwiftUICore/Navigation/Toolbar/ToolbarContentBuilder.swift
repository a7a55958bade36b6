/// A builder that makes the entries of bars of the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Passes entries on.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// The entries of a closure with one statement.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// The entries of a closure with one statement, which a person may arrange.
  public static func buildBlock<Content: CustomizableToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// The entries of a closure with several statements.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    var parts: [any ToolbarContent] = []
    for part in repeat each content { parts.append(part) }
    return ToolbarList(parts: parts)
  }

  /// The entries of a closure with several statements, which a person may arrange.
  public static func buildBlock<each Content: CustomizableToolbarContent>(
    _ content: repeat each Content
  ) -> some CustomizableToolbarContent {
    var parts: [any ToolbarContent] = []
    for part in repeat each content { parts.append(part) }
    return ToolbarList(parts: parts)
  }

  /// The entries of an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    ToolbarBranch(isFirst: true, content: content)
  }

  /// The entries of an `if` without `else`, which a person may arrange.
  public static func buildIf<Content: CustomizableToolbarContent>(
    _ content: Content?
  ) -> some CustomizableToolbarContent {
    ToolbarBranch(isFirst: true, content: content)
  }

  /// The first branch of a condition.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ToolbarCondition<First, Second> {
    _ToolbarCondition(first: first, second: nil)
  }

  /// The second branch of a condition.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ToolbarCondition<First, Second> {
    _ToolbarCondition(first: nil, second: second)
  }

  /// The entries of an availability check.
  public static func buildLimitedAvailability(_ content: any ToolbarContent) -> some ToolbarContent {
    ToolbarList(parts: [content])
  }
}

/// A list of several entries.
struct ToolbarList {
  let parts: [any ToolbarContent]
}

extension ToolbarList: CustomizableToolbarContent, PrimitiveToolbarContent {
  typealias Body = Never
  var declaring: any View {
    ForEach(0..<parts.count, id: \.self) { parts[$0].declaringView }
  }
}

/// Entries that may be missing.
struct ToolbarBranch<Content: ToolbarContent> {
  let isFirst: Bool
  let content: Content?
}

extension ToolbarBranch: CustomizableToolbarContent, PrimitiveToolbarContent {
  typealias Body = Never
  var declaring: any View { content.map { $0.declaringView } }
}

/// The entries of one of two branches.
public struct _ToolbarCondition<First: ToolbarContent, Second: ToolbarContent> {
  let first: First?
  let second: Second?
}

extension _ToolbarCondition: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never
  var declaring: any View {
    TupleView((first.map { $0.declaringView }, second.map { $0.declaringView }))
  }
}

extension _ToolbarCondition: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}

extension Group: DynamicProperty where Content: ToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
  public typealias Body = Never

  /// Creates a group of entries.
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension Group: PrimitiveToolbarContent where Content: ToolbarContent {
  var declaring: any View { content.declaringView }
}
