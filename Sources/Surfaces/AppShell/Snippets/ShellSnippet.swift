import AppIntents
import IntentRuntime
import Observation

/// A snippet that is shown: its view is made anew whenever something has changed, and the last one stays
/// until the next is there.
///
/// It holds on to the snippet, so that the app's state for it stands as long as it is shown.
@MainActor @Observable
package final class ShellSnippet {
  /// The view as it was made last; nil before the first.
  package private(set) var view: _SnippetViewContainer?
  /// The reason for which the snippet can't be made now.
  package private(set) var problem: String?
  /// The number of times that the snippet was made.
  package private(set) var version = 0
  @ObservationIgnored private let snippet: RunSnippet
  @ObservationIgnored private let context: ShellContext
  @ObservationIgnored private var following: Task<Void, Never>?

  init(_ snippet: RunSnippet, _ context: ShellContext) {
    self.snippet = snippet
    self.context = context
    // Changes are listened to before the first view is made, so that none is missed.
    let changes = snippet.changes
    following = Task { [weak self] in
      await self?.make()
      for await _ in changes { await self?.make() }
    }
  }

  deinit { following?.cancel() }

  private func make() async {
    do {
      let made = try await snippet.render()
      (view, problem) = (made, nil)
    } catch is CancellationError {
      return
    } catch {
      problem = ShellErrorText(context.texts).text(of: RunFailure(error))
    }
    version += 1
  }
}
