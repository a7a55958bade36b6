/// The content of a ``TabView``: screens, and sections of such.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the value that chooses a screen.
  associatedtype TabValue: Hashable
  /// The type of `body`, inferred from its implementation.
  associatedtype Body: TabContent
  /// The screens.
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: TabContent {
  /// The type of the values that tabs are selected by.
  public typealias TabValue = Never
}

/// Screens that are known without a `body`.
protocol PrimitiveTabContent: TabContent where Body == Never {
  @MainActor var ownEntries: [TabEntry] { get }
}

extension TabContent where Body == Never {
  /// The body of the content, which is never called: such content declares its screens itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body; put it into a TabView") }
}

extension TabContent {
  /// The screens, each with a key that tells it from the others. State that a type of an app's own holds
  /// isn't kept: put it into a view.
  @MainActor var entries: [TabEntry] {
    if let content = self as? any PrimitiveTabContent { return content.ownEntries.keyed }
    return body.entries
  }
}

extension [TabEntry] {
  /// The entries, those without a value of their own told apart by their places.
  var keyed: [TabEntry] {
    var counts: [AnyHashable: Int] = [:]
    return enumerated().map { index, entry in
      var entry = entry
      let own = entry.tag ?? AnyHashable(entry.content == nil ? "section \(index)" : "tab \(index)")
      let occurrence = counts[own, default: 0]
      counts[own] = occurrence + 1
      entry.key = occurrence == 0 ? own : AnyHashable([own, AnyHashable(occurrence)])
      entry.inner = entry.inner.enumerated().map { place, inner in
        var inner = inner
        if inner.tag == nil { inner.key = AnyHashable([entry.key, AnyHashable(place)]) }
        return inner
      }
      return entry
    }
  }
}

/// A builder that makes the screens of a ``TabView`` of the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The content of a ``TabView`` of tabs.
  public struct Content<C: TabContent> where TabValue == C.TabValue {}

  /// Passes screens on.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue {
    content
  }

  /// The screens of a closure with one statement.
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue {
    content
  }

  /// The screens of a closure with several statements.
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> TabContentList<TabValue> {
    var parts: [any TabContent] = []
    for part in repeat each content { parts.append(part) }
    return TabContentList<TabValue>(parts: parts)
  }

  /// The screens of an `if` without `else`.
  public static func buildIf<C: TabContent>(_ content: C?) -> _OptionalTabContent<C>
  where C.TabValue == TabValue {
    _OptionalTabContent(content: content)
  }

  /// The first branch of a condition.
  public static func buildEither<First: TabContent>(first: First) -> TabContentList<TabValue>
  where First.TabValue == TabValue {
    TabContentList<TabValue>(parts: [first])
  }

  /// The second branch of a condition.
  public static func buildEither<Second: TabContent>(second: Second) -> TabContentList<TabValue>
  where Second.TabValue == TabValue {
    TabContentList<TabValue>(parts: [second])
  }
}

/// A list of several screens.
public struct TabContentList<TabValue: Hashable> {
  let parts: [any TabContent]
}

extension TabContentList: TabContent, PrimitiveTabContent {
  public typealias Body = Never
  var ownEntries: [TabEntry] { parts.flatMap { $0.entries } }
}

/// The screens of a condition, which may be missing.
public struct _OptionalTabContent<Content: TabContent> {
  let content: Content?
}

extension _OptionalTabContent: TabContent, PrimitiveTabContent {
  /// The type of the values that tabs are selected by.
  public typealias TabValue = Content.TabValue
  public typealias Body = Never
  var ownEntries: [TabEntry] { content?.entries ?? [] }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values that tabs are selected by.
  public typealias TabValue = Content.TabValue
  public typealias Body = Never
}

extension ForEach: PrimitiveTabContent where Content: TabContent {
  var ownEntries: [TabEntry] { data.flatMap { content($0).entries } }
}

extension ForEach where Content: TabContent {
  /// Makes screens of elements whose identifier is at `id`.
  public nonisolated init<T: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == T {
    self.init(data: data, content: content, identifier: { $0[keyPath: id] })
  }

  /// Makes screens of elements that know their identifier.
  public nonisolated init<T: Hashable>(
    _ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable, Content.TabValue == T {
    self.init(data: data, content: content, identifier: { $0.id })
  }
}
