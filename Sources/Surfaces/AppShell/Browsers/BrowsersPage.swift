import AppIntents
import Observation
import SwiftUICore

/// The page with the browsers that were let in, of which each can be shut out again.
@MainActor @Observable
package final class BrowsersPage: ShellPage {
  package nonisolated static let order = 90

  @ObservationIgnored private weak var window: ShellModel?
  @ObservationIgnored let context: ShellContext
  /// The browsers as they were when the page was opened, or one was shut out.
  private(set) var browsers: [ShellBrowser] = []

  package init(_ window: ShellModel) throws {
    self.window = window
    context = window.context
  }

  var texts: ShellTexts { context.texts }
  package var name: String { "browsers" }
  package var title: String { texts[.browsers] }
  package var systemImageName: String { "laptopcomputer" }
  package var hasButton: Bool { window?.host.browsers != nil }
  package var view: AnyView { AnyView(BrowsersPageView(page: self)) }

  package func open() { browsers = window?.host.browsers?.list() ?? [] }
  package func close() { browsers = [] }
  func closePage() { window?.pages.close() }

  /// Shuts a browser out.
  func end(_ id: ShellBrowser.ID) { end([id]) }

  /// Shuts all but this one out.
  func endOthers() { end(Set(browsers.filter { !$0.isThis }.map(\.id))) }

  private func end(_ ids: Set<ShellBrowser.ID>) {
    window?.host.browsers?.end(ids)
    // The window itself may be closed by now.
    if window?.isClosed == false { open() }
  }
}
