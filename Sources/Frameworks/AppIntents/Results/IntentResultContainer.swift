import SwiftUICore

/// A view to show, built on the main actor when it is asked for.
public struct _SnippetViewContainer: Sendable {
  package let makeView: @MainActor @Sendable () -> any View

  /// Holds a view. A view is a description, made anew by copying it, and only ever read on the main actor.
  package init(holding view: some View) {
    nonisolated(unsafe) let view = view
    makeView = { view }
  }

  package init(_ makeView: @escaping @MainActor @Sendable () -> any View) {
    self.makeView = makeView
  }
}

/// An intent whose runs make the view to show.
public struct _SnippetIntentContainer: Sendable {
  package let intent: any AppIntent
}

/// The result that `.result(...)` makes, with `Never` for what it lacks.
public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>: Sendable
where Value: _IntentValue, OpensAppIntent: AppIntent, Snippet: Sendable, Dialog: Sendable {
  /// The value, where there is one.
  public let value: Value?

  /// What is said, where there is something.
  public let dialog: Dialog?

  /// The intent that follows, where there is one.
  public let opensIntent: OpensAppIntent?

  package let snippet: Snippet?

  /// A button for what one may do next, beside the result.
  package let actionButtonIntent: (any AppIntent)?

  package init(
    value: Value? = nil, opensIntent: OpensAppIntent? = nil, snippet: Snippet? = nil, dialog: Dialog? = nil,
    actionButtonIntent: (any AppIntent)? = nil
  ) {
    self.value = value
    self.opensIntent = opensIntent
    self.snippet = snippet
    self.dialog = dialog
    self.actionButtonIntent = actionButtonIntent
  }
}

extension IntentResultContainer: IntentResult, ReturnsValue, OpensIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet == _SnippetIntentContainer {}

/// A result taken apart, without its generic arguments.
package protocol IntentResultParts: IntentResult {
  var anyValue: (any _IntentValue)? { get }
  var anyDialog: IntentDialog? { get }
  var anyOpensIntent: (any AppIntent)? { get }
  var snippetView: _SnippetViewContainer? { get }
  var anySnippetIntent: (any AppIntent)? { get }
  var actionButtonIntent: (any AppIntent)? { get }
}

extension IntentResultContainer: IntentResultParts {
  package var anyValue: (any _IntentValue)? { value }
  package var anyDialog: IntentDialog? { dialog as? IntentDialog }
  package var anyOpensIntent: (any AppIntent)? { opensIntent }
  package var snippetView: _SnippetViewContainer? { snippet as? _SnippetViewContainer }
  package var anySnippetIntent: (any AppIntent)? { (snippet as? _SnippetIntentContainer)?.intent }
}
