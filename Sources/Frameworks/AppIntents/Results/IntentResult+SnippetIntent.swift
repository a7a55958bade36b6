// Results with an intent that creates, and recreates, the view to show.
extension IntentResult {
  /// A result with an intent that makes the view to show.
  public static func result(snippetIntent: some SnippetIntent = EmptySnippetIntent()) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
    .init(snippet: .init(intent: snippetIntent))
  }

  /// A result with a dialog and an intent that makes the view to show.
  public static func result(dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent())
    -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
    .init(snippet: .init(intent: snippetIntent), dialog: dialog)
  }

  /// A result with an intent that it opens and an intent that makes the view to show.
  public static func result<Opens>(
    opensIntent: Opens, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Never, Opens, _SnippetIntentContainer, Never> {
    .init(opensIntent: opensIntent, snippet: .init(intent: snippetIntent))
  }

  /// A result with an intent that it opens, a dialog and an intent that makes the view to show.
  public static func result<Opens>(
    opensIntent: Opens, dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Never, Opens, _SnippetIntentContainer, IntentDialog> {
    .init(opensIntent: opensIntent, snippet: .init(intent: snippetIntent), dialog: dialog)
  }

  /// A result with a value and an intent that makes the view to show.
  public static func result<V>(value: V, snippetIntent: some SnippetIntent = EmptySnippetIntent()) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetIntentContainer, Never> {
    .init(value: value, snippet: .init(intent: snippetIntent))
  }

  /// A result with a value, a dialog and an intent that makes the view to show.
  public static func result<V>(
    value: V, dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetIntentContainer, IntentDialog> {
    .init(value: value, snippet: .init(intent: snippetIntent), dialog: dialog)
  }

  /// A result with a value, an intent that it opens and an intent that makes the view to show.
  public static func result<V, Opens>(
    value: V, opensIntent: Opens, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<V, Opens, _SnippetIntentContainer, Never> {
    .init(value: value, opensIntent: opensIntent, snippet: .init(intent: snippetIntent))
  }

  /// A result with a value, an intent that it opens, a dialog and an intent that makes the view to show.
  public static func result<V, Opens>(
    value: V, opensIntent: Opens, dialog: IntentDialog,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<V, Opens, _SnippetIntentContainer, IntentDialog> {
    .init(value: value, opensIntent: opensIntent, snippet: .init(intent: snippetIntent), dialog: dialog)
  }
}
