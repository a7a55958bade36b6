import AppIntents
import IntentRuntime
import Observation

/// A result that is shown beside the app until it is closed: its view, what is said about it, what can be
/// done next.
///
/// An action that is run inside of it and gives another view replaces the content.
@MainActor @Observable
package final class ShellCard: Identifiable {
  package nonisolated let id: Int
  /// The title of the action that the card came from.
  package private(set) var title: String
  package private(set) var message: String
  package private(set) var view: _SnippetViewContainer?
  package private(set) var snippet: ShellSnippet?
  /// The next action.
  package private(set) var next: NoticeAction?
  /// The entry to undo what the action did.
  package private(set) var undo: UndoEntry?

  init(id: Int, _ result: CardContent) {
    self.id = id
    title = result.title
    message = result.message
    view = result.view
    snippet = result.snippet
    next = result.next
    undo = result.undo
  }

  /// Shows something else in its place.
  func show(_ result: CardContent) {
    title = result.title
    message = result.message
    view = result.view
    snippet = result.snippet
    next = result.next
    undo = result.undo
  }

  /// Forgets the undo entry, once it is undone.
  func didUndo() { undo = nil }
}

/// The content of a card.
struct CardContent {
  var title: String
  var message: String
  var view: _SnippetViewContainer?
  var snippet: ShellSnippet?
  var next: NoticeAction?
  var undo: UndoEntry?
}

extension ShellModel {
  /// Takes a card away.
  package func closeCard(_ id: Int) { cards.removeAll { $0.id == id } }

  /// Shows a result: in the card in which its action was started, else in a new one.
  func show(_ content: CardContent, from origin: RunOrigin) {
    if let card = cards.first(where: { $0.id == origin.card }) {
      card.show(content)
    } else {
      cards.append(ShellCard(id: nextNumber(), content))
      if cards.count > Self.mostCards { cards.removeFirst(cards.count - Self.mostCards) }
    }
  }

  /// The greatest number of cards; the oldest go then.
  static let mostCards = 8
}
