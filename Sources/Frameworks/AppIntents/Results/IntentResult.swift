/// What comes of a run of an intent: a value, a dialog, a view, a next intent, or nothing but its effect.
public protocol IntentResult: Sendable {
  /// The type of the value; `Never` where there is none.
  associatedtype Value: _IntentValue
  /// The intent that follows; `Never` where there is none.
  associatedtype OpensAppIntent: AppIntent
  /// What is shown; `Never` where there is nothing.
  associatedtype Snippet
  /// What is said; `Never` where there is nothing.
  associatedtype Dialog

  /// The value, where there is one.
  var value: Value? { get }
}

/// A result with a value that the next action of a shortcut can use.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result after which another intent runs, as a rule one that opens the app.
public protocol OpensIntent: IntentResult {}

/// A result with something to say.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// A result with a view to show.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

/// A result with an intent that makes, and makes anew, a view to show.
public protocol ShowsSnippetIntent: IntentResult where Snippet == _SnippetIntentContainer {}

extension Never: IntentResult {
  public typealias Value = Never
  public typealias OpensAppIntent = Never
  public typealias Snippet = Never
  public typealias Dialog = Never
  public var value: Never? { nil }
}
