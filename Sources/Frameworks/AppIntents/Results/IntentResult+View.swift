import SwiftUICore

// Results with a view, given as it is or built by a closure.
extension IntentResult {
  /// A result with a view.
  public static func result<Content: View>(view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    .init(snippet: .init(holding: view))
  }

  /// A result with a dialog and a view.
  public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    .init(snippet: .init(holding: view), dialog: dialog)
  }

  /// A result with an intent that it opens and a view.
  public static func result<Opens, Content: View>(opensIntent: Opens, view: Content) -> Self
  where Self == IntentResultContainer<Never, Opens, _SnippetViewContainer, Never> {
    .init(opensIntent: opensIntent, snippet: .init(holding: view))
  }

  /// A result with an intent that it opens, a dialog and a view.
  public static func result<Opens, Content: View>(opensIntent: Opens, dialog: IntentDialog, view: Content)
    -> Self
  where Self == IntentResultContainer<Never, Opens, _SnippetViewContainer, IntentDialog> {
    .init(opensIntent: opensIntent, snippet: .init(holding: view), dialog: dialog)
  }

  /// A result with a value and a view.
  public static func result<V, Content: View>(value: V, view: Content) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> {
    .init(value: value, snippet: .init(holding: view))
  }

  /// A result with a value, a dialog and a view.
  public static func result<V, Content: View>(value: V, dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> {
    .init(value: value, snippet: .init(holding: view), dialog: dialog)
  }

  /// A result with a value, an intent that it opens and a view.
  public static func result<V, Opens, Content: View>(value: V, opensIntent: Opens, view: Content) -> Self
  where Self == IntentResultContainer<V, Opens, _SnippetViewContainer, Never> {
    .init(value: value, opensIntent: opensIntent, snippet: .init(holding: view))
  }

  /// A result with a value, an intent that it opens, a dialog and a view.
  public static func result<V, Opens, Content: View>(
    value: V, opensIntent: Opens, dialog: IntentDialog, view: Content
  ) -> Self
  where Self == IntentResultContainer<V, Opens, _SnippetViewContainer, IntentDialog> {
    .init(value: value, opensIntent: opensIntent, snippet: .init(holding: view), dialog: dialog)
  }

  /// A result with a view.
  public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    .init(snippet: .init(holding: content()))
  }

  /// A result with a dialog and a view.
  public static func result<Content: View>(dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    .init(snippet: .init(holding: content()), dialog: dialog)
  }

  /// A result with an intent that it opens and a view.
  public static func result<Opens, Content: View>(opensIntent: Opens, @ViewBuilder content: () -> Content)
    -> Self
  where Self == IntentResultContainer<Never, Opens, _SnippetViewContainer, Never> {
    .init(opensIntent: opensIntent, snippet: .init(holding: content()))
  }

  /// A result with an intent that it opens, a dialog and a view.
  public static func result<Opens, Content: View>(
    opensIntent: Opens, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Never, Opens, _SnippetViewContainer, IntentDialog> {
    .init(opensIntent: opensIntent, snippet: .init(holding: content()), dialog: dialog)
  }

  /// A result with a value and a view.
  public static func result<V, Content: View>(value: V, @ViewBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> {
    .init(value: value, snippet: .init(holding: content()))
  }

  /// A result with a value, a dialog and a view.
  public static func result<V, Content: View>(
    value: V, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> {
    .init(value: value, snippet: .init(holding: content()), dialog: dialog)
  }

  /// A result with a value, an intent that it opens and a view.
  public static func result<V, Opens, Content: View>(
    value: V, opensIntent: Opens, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<V, Opens, _SnippetViewContainer, Never> {
    .init(value: value, opensIntent: opensIntent, snippet: .init(holding: content()))
  }

  /// A result with a value, an intent that it opens, a dialog and a view.
  public static func result<V, Opens, Content: View>(
    value: V, opensIntent: Opens, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<V, Opens, _SnippetViewContainer, IntentDialog> {
    .init(value: value, opensIntent: opensIntent, snippet: .init(holding: content()), dialog: dialog)
  }
}
