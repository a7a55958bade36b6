import AppIntents
import Synchronization

/// Shows alarms, and asks whether the app may have any.
package protocol AlarmSurface: Sendable {
  /// Asks the person.
  func authorize() async throws -> Bool
  /// Something about an alarm has changed: what it is doing, or that it is gone.
  func changed(_ alarm: Alarm, _ details: AlarmDetails) async
}

/// What a surface needs of an alarm besides its state.
package struct AlarmDetails: Sendable {
  package let presentation: AlarmPresentation
  package let stopIntent: (any LiveActivityIntent)?
  package let secondaryIntent: (any LiveActivityIntent)?
  package let sound: AlertConfiguration.AlertSound
  package let appEntityIdentifier: EntityIdentifier?
}

/// Keeps an app's alarms and timers.
///
/// They live in the process: they ring while it runs, through the surface that shows the app where there is
/// one. Safe from any task.
public final class AlarmManager: Sendable {
  /// Whether an app may have alarms.
  public enum AuthorizationState: Hashable, Sendable {
    case notDetermined, denied, authorized
  }

  /// The app's alarms.
  public static let shared = AlarmManager(clock: .system, calendar: .autoupdatingCurrent)

  private struct Entry {
    var alarm: Alarm
    let details: AlarmDetails
    /// When it rings next.
    var due: Date?
    /// Seconds that are left of a countdown that stands still.
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

  /// Who shows alarms.
  package let surface = SystemSlot<any AlarmSurface>()

  package init(clock: WallClock, calendar: Calendar) {
    self.clock = clock
    self.calendar = calendar
  }

  // MARK: Being allowed

  /// Whether the app may have alarms.
  public var authorizationState: AuthorizationState { state.withLock { $0.authorization } }

  /// Asks whether the app may have alarms. Where nothing can ask, it may.
  public func requestAuthorization() async throws -> AuthorizationState {
    let granted = try await surface.service?.authorize() ?? true
    return state.withLock { state in
      state.authorization = granted ? .authorized : .denied
      return state.authorization
    }
  }

  // MARK: Alarms

  /// The alarms, in no order.
  public var alarms: [Alarm] {
    get throws { state.withLock { $0.entries.values.map(\.alarm) } }
  }

  /// All alarms, each time one changes, beginning with those of now.
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

  /// Adds an alarm, in place of one with the same name.
  ///
  /// - Throws: `AlarmError` when the person denies alarms, or it would never ring.
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

  /// Takes an alarm away.
  ///
  /// - Throws: `AlarmError` when there is none of the name.
  public func cancel(id: Alarm.ID) throws {
    guard forget(id) else { throw missing(id) }
    tell()
  }

  /// Stops the ringing. One that repeats waits for its next time, any other is gone.
  ///
  /// - Throws: `AlarmError` when there is none of the name.
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

  /// Puts off an alarm that rings: it counts down once more.
  ///
  /// - Throws: `AlarmError` when there is none of the name, it doesn't ring, or it has no such countdown.
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

  /// Lets a countdown stand still.
  ///
  /// - Throws: `AlarmError` when there is none of the name or it doesn't count down.
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

  /// Lets a countdown go on.
  ///
  /// - Throws: `AlarmError` when there is none of the name or it doesn't stand still.
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
    // Written and read by this function alone, which waits for the lock.
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
