import SwiftUICore

/// A view to show, which is created on the main actor on request.
public struct _SnippetViewContainer: Sendable {
  package let makeView: @MainActor @Sendable () -> any View

  /// Creates a container of a view. A view is a description whose copies are independent, and it is only read
  /// on the main actor.
  package init(holding view: some View) {
    nonisolated(unsafe) let view = view
    makeView = { view }
  }

  package init(_ makeView: @escaping @MainActor @Sendable () -> any View) {
    self.makeView = makeView
  }
}

/// An intent whose runs create the view to show.
public struct _SnippetIntentContainer: Sendable {
  package let intent: any AppIntent
}

/// The result that `.result(...)` returns, with `Never` for the parts that it lacks.
public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>: Sendable
where Value: _IntentValue, OpensAppIntent: AppIntent, Snippet: Sendable, Dialog: Sendable {
  /// The value, if there is one.
  public let value: Value?

  /// The dialog, if there is one.
  public let dialog: Dialog?

  /// The intent to run next, if there is one.
  public let opensIntent: OpensAppIntent?

  package let snippet: Snippet?

  /// An intent for a button beside the result.
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

/// The parts of a result with its generic arguments erased.
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
