import AppIntents
import Synchronization

/// A delegate that handles notifications and the responses of people.
public protocol UNUserNotificationCenterDelegate: AnyObject, Sendable {
  /// Returns the presentation options for a notification that arrives while the app is in the foreground.
  ///
  /// - Returns: The options; none hides the notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// Handles a person's response to a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
}

extension UNUserNotificationCenterDelegate {
  /// Returns no options, which hides the notification.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  /// Ignores the response.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
}

/// A surface that shows notifications and asks for permission.
package protocol NotificationSurface: Sendable {
  /// Asks the person for permission to show notifications, and returns whether it was granted.
  func authorize(_ options: UNAuthorizationOptions) async throws -> Bool
  /// Shows a notification.
  func show(_ notification: UNNotification, options: UNNotificationPresentationOptions) async
  /// Removes notifications.
  func withdraw(_ identifiers: [String]) async
  /// Shows the badge number of the app.
  func setBadge(_ count: Int) async
}

/// The center for an app's pending and delivered notifications.
///
/// Notifications live in the process: they are delivered while it runs, through the surface that shows the
/// app if there is one, and are listed as delivered in any case. Safe to use from any task.
public final class UNUserNotificationCenter: Sendable {
  private static let shared = UNUserNotificationCenter(clock: .system)

  /// The app's center.
  public static func current() -> UNUserNotificationCenter { shared }

  /// The slot for the surface that shows notifications.
  package let surface = SystemSlot<any NotificationSurface>()

  private struct Pending {
    let request: UNNotificationRequest
    let added: Date
    let waiting: Task<Void, Never>?
  }

  private struct State {
    var pending: [String: Pending] = [:]
    var delivered: [UNNotification] = []
    var categories: Set<UNNotificationCategory> = []
    var status = UNAuthorizationStatus.notDetermined
    var allowed: UNAuthorizationOptions = []
    var badge = 0
  }

  private let clock: WallClock
  private let state = Mutex(State())
  private let delegateReference = Mutex(WeakDelegate())

  private struct WeakDelegate {
    weak var delegate: (any UNUserNotificationCenterDelegate)?
  }

  package init(clock: WallClock) { self.clock = clock }

  /// The delegate that handles notifications and responses. Held weakly.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { delegateReference.withLock { $0.delegate } }
    set { delegateReference.withLock { $0.delegate = newValue } }
  }

  /// A Boolean value that indicates whether content extensions are supported: they are not.
  public var supportsContentExtensions: Bool { false }

  // MARK: Being allowed

  /// Requests permission to show notifications. Where nothing can ask the person, it is granted.
  ///
  /// - Returns: A Boolean value that indicates whether permission was granted.
  @discardableResult
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    let granted = try await surface.service?.authorize(options) ?? true
    state.withLock {
      $0.status = granted ? options.contains(.provisional) ? .provisional : .authorized : .denied
      $0.allowed = granted ? options : []
    }
    return granted
  }

  /// Requests permission to show notifications, and calls a closure with the answer on any thread.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Task {
      do {
        completionHandler(try await requestAuthorization(options: options), nil)
      } catch {
        completionHandler(false, error)
      }
    }
  }

  /// Returns the permissions of the app.
  public func notificationSettings() async -> UNNotificationSettings {
    state.withLock { UNNotificationSettings(status: $0.status, allowed: $0.allowed) }
  }

  /// Calls a closure with the permissions of the app, on any thread.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    Task { completionHandler(await notificationSettings()) }
  }

  // MARK: Categories

  /// Sets the categories, replacing the previous ones.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    state.withLock { $0.categories = categories }
  }

  /// Returns the categories.
  public func notificationCategories() async -> Set<UNNotificationCategory> {
    state.withLock { $0.categories }
  }

  // MARK: To come

  /// Adds a notification, replacing a pending one with the same identifier.
  ///
  /// - Throws: `UNError` if notifications were denied or the trigger never fires.
  public func add(_ request: UNNotificationRequest) async throws {
    let now = clock.now()
    if state.withLock({ $0.status == .denied }) {
      throw UNError(.notificationsNotAllowed, "The person does not allow notifications of this app.")
    }
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    guard let trigger = request.trigger else {
      await deliver(request)
      return
    }
    guard let first = trigger.next(after: now, since: now) else {
      if trigger is UNLocationNotificationTrigger {
        state.withLock {
          $0.pending[request.identifier] = Pending(request: request, added: now, waiting: nil)
        }
        return
      }
      throw UNError(
        .notificationInvalidNoDate, "The trigger of '\(request.identifier)' names a date that never comes.")
    }
    let waiting = Task { [weak self, clock] in
      var moment: Date? = first
      while let date = moment {
        do { try await clock.sleep(date) } catch { return }
        guard let self, !Task.isCancelled else { return }
        moment = trigger.repeats ? trigger.next(after: max(date, clock.now()), since: now) : nil
        if moment == nil { self.state.withLock { $0.pending[request.identifier] = nil } }
        await self.deliver(request)
      }
    }
    state.withLock {
      $0.pending[request.identifier] = Pending(request: request, added: now, waiting: waiting)
    }
  }

  /// Adds a notification, and calls a closure with the error or nil, on any thread.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)?
  ) {
    Task {
      do {
        try await add(request)
        completionHandler?(nil)
      } catch {
        completionHandler?(error)
      }
    }
  }

  /// Returns the pending notifications, in the order in which they were added.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    state.withLock { $0.pending.values.sorted { $0.added < $1.added }.map(\.request) }
  }

  /// Removes pending notifications.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    let removed = state.withLock { state in identifiers.compactMap { state.pending.removeValue(forKey: $0) } }
    for pending in removed { pending.waiting?.cancel() }
  }

  /// Removes all pending notifications.
  public func removeAllPendingNotificationRequests() {
    removePendingNotificationRequests(withIdentifiers: state.withLock { Array($0.pending.keys) })
  }

  // MARK: Delivered

  private func deliver(_ request: UNNotificationRequest) async {
    let notification = UNNotification(date: clock.now(), request: request)
    state.withLock { state in
      state.delivered.removeAll { $0.request.identifier == request.identifier }
      state.delivered.append(notification)
    }
    if let badge = request.content.badge { setBadgeNumber(badge.intValue) }
    let options = await delegate?.userNotificationCenter(self, willPresent: notification)
    await surface.service?.show(notification, options: options ?? [.banner, .list, .sound])
  }

  /// Passes a person's response to the delegate.
  package func receive(_ response: UNNotificationResponse) async {
    removeDeliveredNotifications(withIdentifiers: [response.notification.request.identifier])
    await delegate?.userNotificationCenter(self, didReceive: response)
  }

  /// Returns the delivered notifications that were not dismissed, oldest first.
  public func deliveredNotifications() async -> [UNNotification] { state.withLock { $0.delivered } }

  /// Removes delivered notifications.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    let gone = Set(identifiers)
    state.withLock { $0.delivered.removeAll { gone.contains($0.request.identifier) } }
    if let surface = surface.service { Task { await surface.withdraw(identifiers) } }
  }

  /// Removes all delivered notifications.
  public func removeAllDeliveredNotifications() {
    removeDeliveredNotifications(withIdentifiers: state.withLock { $0.delivered.map(\.request.identifier) })
  }

  // MARK: Badge

  /// Sets the badge number of the app; 0 removes it.
  ///
  /// - Throws: `UNError` if the number is negative.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {
    guard newBadgeCount >= 0 else {
      throw UNError(.badgeInputInvalid, "A badge shows 0 or more, and not \(newBadgeCount).")
    }
    setBadgeNumber(newBadgeCount)
  }

  private func setBadgeNumber(_ count: Int) {
    state.withLock { $0.badge = count }
    if let surface = surface.service { Task { await surface.setBadge(count) } }
  }

  /// The badge number of the app.
  package var badge: Int { state.withLock { $0.badge } }
}
