// One factory method for each combination of value, next intent and dialog. Those with a view or snippet are
// in IntentResult+View.swift and IntentResult+SnippetIntent.swift.
extension IntentResult {
  /// A result that is nothing but the effect.
  public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
    .init()
  }

  /// A result with a value.
  public static func result<V>(value: V) -> Self
  where Self == IntentResultContainer<V, Never, Never, Never> {
    .init(value: value)
  }

  /// A result that opens another intent.
  public static func result<Opens>(opensIntent: Opens) -> Self
  where Self == IntentResultContainer<Never, Opens, Never, Never> {
    .init(opensIntent: opensIntent)
  }

  /// A result that says something.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    .init(dialog: dialog)
  }

  /// A result with a value that opens another intent.
  public static func result<V, Opens>(value: V, opensIntent: Opens) -> Self
  where Self == IntentResultContainer<V, Opens, Never, Never> {
    .init(value: value, opensIntent: opensIntent)
  }

  /// A result with a value that says something.
  public static func result<V>(value: V, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
    .init(value: value, dialog: dialog)
  }

  /// A result with a value that opens another intent and says something.
  public static func result<V, Opens>(value: V, opensIntent: Opens, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, Opens, Never, IntentDialog> {
    .init(value: value, opensIntent: opensIntent, dialog: dialog)
  }

  /// A result that opens another intent and says something.
  public static func result<Opens>(opensIntent: Opens, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Opens, Never, IntentDialog> {
    .init(opensIntent: opensIntent, dialog: dialog)
  }

  /// A result with a button for what one may do next.
  public static func result(actionButtonIntent: any AppIntent) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    .init(actionButtonIntent: actionButtonIntent)
  }

  /// A result that says something, with a button for what one may do next.
  public static func result(actionButtonIntent: any AppIntent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    .init(dialog: dialog, actionButtonIntent: actionButtonIntent)
  }

  /// A result with a value and a button for what one may do next.
  public static func result<V>(value: V, actionButtonIntent: any AppIntent) -> Self
  where Self == IntentResultContainer<V, Never, Never, Never> {
    .init(value: value, actionButtonIntent: actionButtonIntent)
  }

  /// A result with a value that says something, with a button for what one may do next.
  public static func result<V>(value: V, actionButtonIntent: any AppIntent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
    .init(value: value, dialog: dialog, actionButtonIntent: actionButtonIntent)
  }
}
