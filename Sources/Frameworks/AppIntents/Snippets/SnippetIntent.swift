import SwiftUICore

/// An intent whose runs make a view: a result's, or a confirmation's.
///
/// It runs many times while the view is shown, its entities fetched anew each time, so it must change nothing.
/// It is not listed among the actions that people find unless it says so.
@_alwaysEmitConformanceMetadata
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  public static var isDiscoverable: Bool { false }

  /// Makes the view anew wherever it is shown.
  ///
  /// Returns at once; the view follows. Does nothing where no view of this intent is shown.
  public static func reload() {
    guard let surface = SnippetSurfaces.slot.service else {
      DeclaredAPI.called("SnippetIntent.reload()", because: "has no effect where nothing shows snippets.")
      return
    }
    surface.reload(Self.self)
  }
}

/// Who shows snippets.
package protocol SnippetSurface: Sendable {
  /// Makes what is shown of a type anew. Returns at once.
  func reload(_ type: any SnippetIntent.Type)
}

/// Where snippets are shown.
package enum SnippetSurfaces {
  package static let slot = SystemSlot<any SnippetSurface>()
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
