/// The result of a run: a value, a dialog, a view, a next intent, or nothing but its effect.
public protocol IntentResult: Sendable {
  /// The type of the value, or `Never` if there is none.
  associatedtype Value: _IntentValue
  /// The type of the intent to run next, or `Never` if there is none.
  associatedtype OpensAppIntent: AppIntent
  /// The type of the view or snippet, or `Never` if there is none.
  associatedtype Snippet
  /// The type of the dialog, or `Never` if there is none.
  associatedtype Dialog

  /// The value, if there is one.
  var value: Value? { get }
}

/// A result with a value that the next action of a shortcut can use.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result after which another intent runs, usually one that opens the app.
public protocol OpensIntent: IntentResult {}

/// A result with a dialog.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// A result with a view to show.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

/// A result with an intent that creates, and recreates, a view to show.
public protocol ShowsSnippetIntent: IntentResult where Snippet == _SnippetIntentContainer {}

extension Never: IntentResult {
  /// The type of the value: none.
  public typealias Value = Never
  /// The type of the intent to run next: none.
  public typealias OpensAppIntent = Never
  /// The type of the view or snippet: none.
  public typealias Snippet = Never
  /// The type of the dialog: none.
  public typealias Dialog = Never
  /// Nil, because there is no value.
  public var value: Never? { nil }
}
