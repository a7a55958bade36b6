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

  /// Whether the person is asked about this very browser.
  private(set) var isAsking = false

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

  package func open() { (browsers, isAsking) = (window?.host.browsers?.list() ?? [], false) }
  package func close() { (browsers, isAsking) = ([], false) }
  func closePage() { window?.pages.close() }

  /// Shuts a browser out; the one that the person uses once they have confirmed it.
  func end(_ browser: ShellBrowser) {
    if browser.isThis, !isAsking { isAsking = true } else { end([browser.id]) }
  }

  func keepThis() { isAsking = false }

  /// Shuts all but this one out.
  func endOthers() { end(Set(browsers.filter { !$0.isThis }.map(\.id))) }

  private func end(_ ids: Set<ShellBrowser.ID>) {
    window?.host.browsers?.end(ids)
    // The window itself may be closed by now.
    if window?.isClosed == false { open() }
  }
}
