import Synchronization
import ViewCore

/// An intent whose runs make a view: a result's, or a confirmation's.
///
/// It runs many times while the view is shown, its entities fetched anew each time, so it must change nothing.
/// It is not listed among the actions that people find unless it says so.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  public static var isDiscoverable: Bool { false }

  /// Makes the view anew wherever it is shown.
  ///
  /// Returns at once; the view follows. Does nothing where no view of this intent is shown.
  public static func reload() {
    guard let reloader = SnippetReload.reloader else {
      DeclaredAPI.called("SnippetIntent.reload()", because: "has no effect where nothing shows snippets.")
      return
    }
    reloader(Self.self)
  }
}

/// Who makes snippets anew.
package enum SnippetReload {
  private static let handler = Mutex<(@Sendable (any SnippetIntent.Type) -> Void)?>(nil)

  /// Called with the type of the snippet intents to run again. Set by what shows snippets.
  package static var reloader: (@Sendable (any SnippetIntent.Type) -> Void)? {
    get { handler.withLock { $0 } }
    set { handler.withLock { $0 = newValue } }
  }
}

/// A snippet that shows nothing.
public struct EmptySnippetIntent: SnippetIntent {
  public static let title: LocalizedStringResource = "Empty Snippet"

  /// Makes the intent.
  public init() {}

  public func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: EmptyView())
  }
}
