import AppIntents
import Synchronization

/// Told of notifications, and of what people do with them.
public protocol UNUserNotificationCenterDelegate: AnyObject, Sendable {
  /// A notification arrives while the app is in front.
  ///
  /// - Returns: How to show it; nothing to keep it to the app.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// A person did something with a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
}

/// Who shows notifications and asks whether it may. Found in the slot of the center.
package protocol NotificationSurface: Sendable {
  /// Asks the person whether the app may show notifications.
  func authorize(_ options: UNAuthorizationOptions) async throws -> Bool
  /// Shows a notification.
  func show(_ notification: UNNotification, options: UNNotificationPresentationOptions) async
  /// Takes notifications away.
  func withdraw(_ identifiers: [String]) async
  /// Shows the number at the app's icon.
  func setBadge(_ count: Int) async
}

/// Keeps an app's notifications: those to come, and those that were delivered.
///
/// Notifications live in the process: they are delivered while it runs, through the surface that shows the app
/// where there is one, and are listed as delivered either way. Safe from any task.
public final class UNUserNotificationCenter: Sendable {
  private static let shared = UNUserNotificationCenter(clock: .system)

  /// The app's center.
  public static func current() -> UNUserNotificationCenter { shared }

  /// Who shows notifications.
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

  /// Told of notifications, and of what people do with them. Held weakly.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { delegateReference.withLock { $0.delegate } }
    set { delegateReference.withLock { $0.delegate = newValue } }
  }

  /// Whether the center can use an action that opens the app's settings of notifications.
  public var supportsContentExtensions: Bool { false }

  // MARK: Being allowed

  /// Asks whether the app may show notifications. Where nothing can ask, it may.
  ///
  /// - Returns: Whether it may.
  @discardableResult
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    let granted = try await surface.service?.authorize(options) ?? true
    state.withLock {
      $0.status = granted ? options.contains(.provisional) ? .provisional : .authorized : .denied
      $0.allowed = granted ? options : []
    }
    return granted
  }

  /// Asks whether the app may show notifications, and tells a closure, on any thread.
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

  /// What the person has allowed.
  public func notificationSettings() async -> UNNotificationSettings {
    state.withLock { UNNotificationSettings(status: $0.status, allowed: $0.allowed) }
  }

  /// Tells a closure what the person has allowed, on any thread.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    Task { completionHandler(await notificationSettings()) }
  }

  // MARK: Categories

  /// Says which kinds of notification there are, in place of those said before.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    state.withLock { $0.categories = categories }
  }

  /// The kinds of notification.
  public func notificationCategories() async -> Set<UNNotificationCategory> {
    state.withLock { $0.categories }
  }

  // MARK: To come

  /// Adds a notification, in place of one with the same name that waits.
  ///
  /// - Throws: `UNError` when notifications were denied or its trigger never comes.
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

  /// Adds a notification, and tells a closure, on any thread.
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

  /// The notifications to come.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    state.withLock { $0.pending.values.sorted { $0.added < $1.added }.map(\.request) }
  }

  /// Takes back notifications that wait.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    let removed = state.withLock { state in identifiers.compactMap { state.pending.removeValue(forKey: $0) } }
    for pending in removed { pending.waiting?.cancel() }
  }

  /// Takes back all notifications that wait.
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

  /// Hands over what a person did with a notification.
  package func receive(_ response: UNNotificationResponse) async {
    removeDeliveredNotifications(withIdentifiers: [response.notification.request.identifier])
    await delegate?.userNotificationCenter(self, didReceive: response)
  }

  /// The notifications that were delivered and not yet put away, the oldest first.
  public func deliveredNotifications() async -> [UNNotification] { state.withLock { $0.delivered } }

  /// Takes away notifications that were delivered.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    let gone = Set(identifiers)
    state.withLock { $0.delivered.removeAll { gone.contains($0.request.identifier) } }
    if let surface = surface.service { Task { await surface.withdraw(identifiers) } }
  }

  /// Takes away all notifications that were delivered.
  public func removeAllDeliveredNotifications() {
    removeDeliveredNotifications(withIdentifiers: state.withLock { $0.delivered.map(\.request.identifier) })
  }

  // MARK: Badge

  /// Sets the number at the app's icon; 0 takes it away.
  ///
  /// - Throws: `UNError` when the number is negative.
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

  /// The number at the app's icon.
  package var badge: Int { state.withLock { $0.badge } }
}
