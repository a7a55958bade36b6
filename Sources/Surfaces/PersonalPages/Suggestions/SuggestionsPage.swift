import AppShell
import FoundationPlus
import Observation
import SuggestedActions
import SwiftUICore

/// The page with the switches of suggested actions, what is kept of messages, and why each suggests what it does.
///
/// Its state is that of the switches themselves: what a chip's menu switches off is off here, in all windows.
@MainActor @Observable
final class SuggestionsPage: ShellPage {
  nonisolated static let order = 20

  @ObservationIgnored private weak var window: ShellModel?
  @ObservationIgnored let texts: PageTexts
  @ObservationIgnored private let context: ShellContext
  @ObservationIgnored let controls = SuggestionControls.shared
  /// The conversation whose messages are shown.
  var opened: String?
  /// Whether the page is open: answers are read for it only then.
  private(set) var isOpen = false

  init(_ window: ShellModel) throws {
    self.window = window
    context = window.context
    texts = try PageTexts.preferred(context.languages)
  }

  var locale: Locale { context.locale }
  var timeZone: TimeZone { context.timeZone }
  var name: String { "suggestions" }
  var title: String { texts[.suggestedActions] }
  var systemImageName: String { "sparkles" }
  var view: AnyView { AnyView(SuggestionsPageView(page: self)) }

  func open() {
    opened = nil
    isOpen = true
  }

  func close() { isOpen = false }

  func escape() -> Bool {
    guard opened != nil else { return false }
    opened = nil
    return true
  }

  func closePage() { window?.pages.close() }

  /// Switches something on or off; all windows follow.
  func set(_ isOn: Bool, _ scope: SuggestedActionsStore.Scope) {
    // Writing may wait for another process.
    Task { [weak self] in
      do {
        try await SuggestedActionsStore.set(isOn, scope)
      } catch {
        self?.tellFailure(error)
      }
    }
  }

  /// Deletes what was kept, and says how much.
  func forget(_ work: @escaping @Sendable () async throws -> Int) {
    Task { [weak self] in
      do {
        let count = try await work()
        guard let self else { return }
        window?.notices.tell(texts(.forgot, ["count": count.formatted(.number.locale(locale))]))
      } catch {
        self?.tellFailure(error)
      }
    }
  }

  private func tellFailure(_ error: any Error) {
    window?.notices.tell(texts(.switchFailed, ["reason": "\(error)"]), kind: .failure)
  }
}
