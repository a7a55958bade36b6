import SwiftUICore

/// An intent whose runs create a view, for a result or a confirmation.
///
/// The intent runs many times while the view is shown, with its entities fetched anew each time, so it must
/// not change any state. By default it is not listed among the actions that people can find.
@_alwaysEmitConformanceMetadata
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// A Boolean value that indicates whether people can find the intent; false by default.
  public static var isDiscoverable: Bool { false }

  /// Reloads the view wherever it is shown.
  ///
  /// Returns immediately; the update follows. Has no effect where no view of this intent is shown.
  public static func reload() {
    guard let surface = SnippetSurfaces.slot.service else {
      DeclaredAPI.called("SnippetIntent.reload()", because: "has no effect where nothing shows snippets.")
      return
    }
    surface.reload(Self.self)
  }
}

/// A surface that shows snippets.
package protocol SnippetSurface: Sendable {
  /// Reloads the snippets of a type. Returns immediately.
  func reload(_ type: any SnippetIntent.Type)
}

/// The slot for the surface that shows snippets.
package enum SnippetSurfaces {
  package static let slot = SystemSlot<any SnippetSurface>()
}

/// A snippet that shows nothing.
public struct EmptySnippetIntent: SnippetIntent {
  /// The title of the action.
  public static let title: LocalizedStringResource = "Empty Snippet"

  /// Creates the intent.
  public init() {}

  /// Returns an empty view.
  public func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: EmptyView())
  }
}
