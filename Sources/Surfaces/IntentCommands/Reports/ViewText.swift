import AppIntents
import CommandLineSurface
import SwiftUICore

/// Views as text for a terminal.
enum ViewText {
  /// The outline of a view, a line for each part.
  static func lines(of container: _SnippetViewContainer, width: Int = .max) async -> [String] {
    await outline(of: container).split(separator: "\n", omittingEmptySubsequences: false)
      .map { "  " + DisplayWidth.truncated(TerminalText.escaped(String($0)), to: max(20, width - 2)) }
  }

  /// The outline of a view as it is.
  @MainActor static func outline(of container: _SnippetViewContainer) -> String {
    func outline(_ view: some View) -> String { ViewRenderer().render(view).outline }
    return outline(container.makeView())
  }
}
