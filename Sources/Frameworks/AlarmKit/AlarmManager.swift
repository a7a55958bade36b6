import AppIntents
import Synchronization

/// A surface that shows alarms and asks for permission.
package protocol AlarmSurface: Sendable {
  /// Asks the person for permission, and returns whether it was granted.
  func authorize() async throws -> Bool
  /// Handles a change of an alarm's state, or its removal.
  func changed(_ alarm: Alarm, _ details: AlarmDetails) async
}

/// The data of an alarm that a surface needs besides its state.
package struct AlarmDetails: Sendable {
  package let presentation: AlarmPresentation
  package let stopIntent: (any LiveActivityIntent)?
  package let secondaryIntent: (any LiveActivityIntent)?
  package let sound: AlertConfiguration.AlertSound
  package let appEntityIdentifier: EntityIdentifier?
}

/// A manager of an app's alarms and timers.
///
/// Alarms live in the process: they alert while it runs, through the surface that shows the app if there is
/// one. Safe to use from any task.
public final class AlarmManager: Sendable {
  /// The state of the permission to use alarms.
  public enum AuthorizationState: Hashable, Sendable {
    case notDetermined, denied, authorized
  }

  /// The alarm manager of the app.
  public static let shared = AlarmManager(clock: .system, calendar: .autoupdatingCurrent)

  private struct Entry {
    var alarm: Alarm
    let details: AlarmDetails
    /// The date of the next alert.
    var due: Date?
    /// The seconds left of a paused countdown.
    var left: TimeInterval?
    var waiting: Task<Void, Never>?
  }

  private struct State {
    var authorization = AuthorizationState.notDetermined
    var entries: [UUID: Entry] = [:]
    var observers: [UUID: AsyncStream<[Alarm]>.Continuation] = [:]
  }

  private let clock: WallClock
  private let calendar: Calendar
  private let state = Mutex(State())

  /// The slot for the surface that shows alarms.
  package let surface = SystemSlot<any AlarmSurface>()

  package init(clock: WallClock, calendar: Calendar) {
    self.clock = clock
    self.calendar = calendar
  }

  // MARK: Being allowed

  /// The state of the app's permission to use alarms.
  public var authorizationState: AuthorizationState { state.withLock { $0.authorization } }

  /// Requests permission to use alarms. Where nothing can ask the person, it is granted.
  public func requestAuthorization() async throws -> AuthorizationState {
    let granted = try await surface.service?.authorize() ?? true
    return state.withLock { state in
      state.authorization = granted ? .authorized : .denied
      return state.authorization
    }
  }

  // MARK: Alarms

  /// The alarms in no particular order.
  public var alarms: [Alarm] {
    get throws { state.withLock { $0.entries.values.map(\.alarm) } }
  }

  /// An asynchronous sequence of all alarms, with an element for the current state and for each change.
  public var alarmUpdates: some AsyncSequence<[Alarm], Never> {
    let (stream, continuation) = AsyncStream.makeStream(of: [Alarm].self)
    let id = UUID()
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0.observers[id] = nil }
    }
    let now = state.withLock { state in
      state.observers[id] = continuation
      return state.entries.values.map(\.alarm)
    }
    continuation.yield(now)
    return stream
  }

  /// Schedules an alarm, replacing one with the same identifier.
  ///
  /// - Throws: `AlarmError` if the person denies alarms, or the alarm would never alert.
  @discardableResult
  public func schedule<Metadata: AlarmMetadata>(
    id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
  ) async throws -> Alarm {
    if authorizationState == .denied {
      throw AlarmError(.notAuthorized, "The person does not allow alarms of this app.")
    }
    let now = clock.now()
    let countdown = configuration.countdownDuration?.preAlert
    let due = configuration.schedule?.next(after: now, calendar: calendar)
    guard let first = due ?? (configuration.schedule == nil ? countdown.map(now.addingTimeInterval) : nil)
    else {
      throw AlarmError(
        .neverRings,
        "The alarm has neither a countdown nor a time to come; its schedule is "
          + "\(configuration.schedule.map { "\($0)" } ?? "none").")
    }
    forget(id)
    let alarm = Alarm(
      id: id, schedule: configuration.schedule, countdownDuration: configuration.countdownDuration,
      state: configuration.schedule == nil ? .countdown : .scheduled)
    let details = AlarmDetails(
      presentation: configuration.attributes.presentation, stopIntent: configuration.stopIntent,
      secondaryIntent: configuration.secondaryIntent, sound: configuration.sound,
      appEntityIdentifier: configuration.appEntityIdentifier)
    state.withLock { $0.entries[id] = Entry(alarm: alarm, details: details) }
    wait(id, until: first)
    await announce(id)
    return alarm
  }

  /// Removes an alarm.
  ///
  /// - Throws: `AlarmError` if there is none with the identifier.
  public func cancel(id: Alarm.ID) throws {
    guard forget(id) else { throw missing(id) }
    tell()
  }

  /// Stops an alert. A repeating alarm waits for its next time, any other is removed.
  ///
  /// - Throws: `AlarmError` if there is none with the identifier.
  public func stop(id: Alarm.ID) throws {
    let next = try change(id) { entry in
      entry.waiting?.cancel()
      guard let schedule = entry.alarm.schedule, schedule.repeats,
        let next = schedule.next(after: clock.now(), calendar: calendar)
      else { return nil as Date? }
      entry.alarm.state = .scheduled
      return next
    }
    if let next { wait(id, until: next) } else { forget(id) }
    tell()
  }

  /// Snoozes an alerting alarm, which then counts down again.
  ///
  /// - Throws: `AlarmError` if there is none with the identifier, it isn't alerting, or it has no such
  ///   countdown.
  public func countdown(id: Alarm.ID) throws {
    let due = try change(id) { entry in
      guard entry.alarm.state == .alerting, let seconds = entry.alarm.countdownDuration?.postAlert else {
        throw AlarmError(
          .wrongState,
          "Only an alarm that rings and has a postAlert countdown can be put off; this one is "
            + "\(entry.alarm.state.rawValue).")
      }
      entry.alarm.state = .countdown
      return clock.now().addingTimeInterval(seconds)
    }
    wait(id, until: due)
    tell()
  }

  /// Pauses a countdown.
  ///
  /// - Throws: `AlarmError` if there is none with the identifier or it isn't counting down.
  public func pause(id: Alarm.ID) throws {
    try change(id) { entry in
      guard entry.alarm.state == .countdown, let due = entry.due else {
        throw AlarmError(
          .wrongState, "Only a countdown can stand still; the alarm is \(entry.alarm.state.rawValue).")
      }
      entry.waiting?.cancel()
      entry.left = due.timeIntervalSince(clock.now())
      entry.alarm.state = .paused
    }
    tell()
  }

  /// Resumes a countdown.
  ///
  /// - Throws: `AlarmError` if there is none with the identifier or it isn't paused.
  public func resume(id: Alarm.ID) throws {
    let due = try change(id) { entry in
      guard entry.alarm.state == .paused, let left = entry.left else {
        throw AlarmError(
          .wrongState,
          "Only a countdown that stands still can go on; the alarm is \(entry.alarm.state.rawValue).")
      }
      entry.alarm.state = .countdown
      entry.left = nil
      return clock.now().addingTimeInterval(left)
    }
    wait(id, until: due)
    tell()
  }

  // MARK: Within

  private func missing(_ id: UUID) -> AlarmError { AlarmError(.notFound, "There is no alarm \(id).") }

  @discardableResult
  private func change<Result>(_ id: UUID, _ body: (inout Entry) throws -> Result) throws -> Result {
    // Only accessed by this function, which waits for the lock.
    nonisolated(unsafe) var result: Result?
    try state.withLock { state in
      guard var entry = state.entries[id] else { throw missing(id) }
      result = try body(&entry)
      state.entries[id] = entry
    }
    guard let result else { throw missing(id) }
    return result
  }

  @discardableResult
  private func forget(_ id: UUID) -> Bool {
    let entry = state.withLock { $0.entries.removeValue(forKey: id) }
    entry?.waiting?.cancel()
    return entry != nil
  }

  private func wait(_ id: UUID, until date: Date) {
    let waiting = Task { [weak self, clock] in
      do { try await clock.sleep(date) } catch { return }
      guard !Task.isCancelled else { return }
      await self?.ring(id)
    }
    state.withLock {
      $0.entries[id]?.due = date
      $0.entries[id]?.waiting = waiting
    }
  }

  private func ring(_ id: UUID) async {
    state.withLock { $0.entries[id]?.alarm.state = .alerting }
    await announce(id)
  }

  private func announce(_ id: UUID) async {
    tell()
    guard let entry = state.withLock({ $0.entries[id] }) else { return }
    await surface.service?.changed(entry.alarm, entry.details)
  }

  private func tell() {
    let (observers, alarms) = state.withLock {
      ($0.observers.values.map { $0 }, $0.entries.values.map(\.alarm))
    }
    for observer in observers { observer.yield(alarms) }
  }
}
