import AppIntents
import IntentRuntime
import SwiftUICore
import UserNotifications
import WidgetKit

/// The windows of a program that are shown, for what the program tells all of them: notifications, controls
/// that have changed, what can be seen.
///
/// A surface makes one, adds the shell of each window, and takes it away when it closes it.
@MainActor
package final class ShellWindows {
  /// The content of the program that can be seen.
  package nonisolated let onscreen: OnscreenContent
  private let center: UNUserNotificationCenter
  /// The shells, the one in front last.
  private var windows: [(name: String, model: ShellModel)] = []

  package nonisolated init(
    onscreen: OnscreenContent = OnscreenContent(), center: UNUserNotificationCenter = .current()
  ) {
    self.onscreen = onscreen
    self.center = center
  }

  /// Fills the places through which the program reaches its windows.
  package func install() {
    URLOpeners.slot.fill(WindowURLOpener())
    TextClipboards.slot.fill(WindowClipboard())
    WidgetSurfaces.slot.fill(self)
    center.surface.fill(self)
  }

  /// Adds a window, which comes to the front; or says that one has another size or comes to the front.
  package func show(_ model: ShellModel, name: String, size: CGSize) {
    windows.removeAll { $0.name == name }
    windows.append((name, model))
    onscreen.show(in: name, size: size) { [weak model] in model?.tree?.snapshot() ?? [] }
  }

  /// Takes a window away, and ends what goes on there.
  package func close(_ name: String) {
    onscreen.hide(name)
    for window in windows where window.name == name { window.model.close() }
    windows.removeAll { $0.name == name }
  }

  /// The window in front.
  package var front: ShellModel? { (windows.last { $0.model.isInFront } ?? windows.last)?.model }

  private func reload(kind: String?) {
    for window in windows { window.model.tiles.reload(kind: kind) }
  }
}

extension ShellWindows: WidgetSurface {
  package nonisolated func reloadTimelines(of kind: String?) { Task { await self.reload(kind: kind) } }
  package nonisolated func reloadControls(of kind: String?) { Task { await self.reload(kind: kind) } }
  package nonisolated func invalidateRecommendations() {}
  package nonisolated func invalidateRelevance(of kind: String) {}
  /// Returns no widgets: none is placed by a person, all are on the page of each window.
  package func widgets() async throws -> [WidgetInfo] { [] }
  package func controls() async throws -> [ControlInfo] { [] }
}

extension ShellWindows: NotificationSurface {
  /// Asks the person at the window in front. Where no window is open nobody can be asked, and the answer is
  /// no. Notifications on trial (`provisional`) are shown in the app's windows, and nobody is asked.
  package func authorize(_ options: UNAuthorizationOptions) async throws -> Bool {
    if options.contains(.provisional) { return true }
    guard let front else { return false }
    let texts = front.texts
    let isAllowed = await front.confirm(
      ApplicationName.current, texts[.notificationsAsk], accept: texts[.allow], deny: texts[.notNow])
    if isAllowed { front.host.askToNotify() }
    return isAllowed
  }

  package func show(_ notification: UNNotification, options: UNNotificationPresentationOptions) async {
    guard options.contains(.banner) || options.contains(.list) else { return }
    let categories = await center.notificationCategories()
    let content = notification.request.content
    let category = categories.first { $0.identifier == content.categoryIdentifier }
    for window in windows {
      window.model.show(notification, actions: category?.actions ?? [], center)
    }
  }

  package func withdraw(_ identifiers: [String]) async {
    for window in windows { window.model.notices.withdraw(identifiers) }
  }

  /// Windows have no icon of their own; the number is the surface's to show, as `UNUserNotificationCenter`
  /// has it.
  package func setBadge(_ count: Int) async {}
}
