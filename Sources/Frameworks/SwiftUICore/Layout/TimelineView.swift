/// A schedule of the moments at which a ``TimelineView`` is evaluated.
public protocol TimelineSchedule {
  /// The moments, in order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The precision that the schedule's moments need.
  typealias Mode = TimelineScheduleMode
  /// The moments from one on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The precision that the moments of a schedule need.
public enum TimelineScheduleMode: Sendable {
  case normal, lowFrequency
}

/// A schedule of moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The moments without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var coming: Date
    let interval: TimeInterval
    /// Returns the next moment; nil after the last.
    public mutating func next() -> Date? {
      defer { coming += interval }
      return coming
    }
  }

  private let start: Date
  private let interval: TimeInterval
  /// Creates the schedule; a distance below a hundredth of a second counts as that.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.isFinite ? max(interval, 0.01) : .greatestFiniteMagnitude
  }
  /// Returns the moments of the schedule from `startDate` on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = startDate.timeIntervalSince(start)
    let first = passed <= 0 ? start : start + (passed / interval).rounded(.down) * interval
    return Entries(coming: first, interval: interval)
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}
  /// Returns the moments of the schedule from `startDate` on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// A schedule of moments that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries
  /// Creates the schedule of moments in order.
  public init(_ dates: Entries) { self.dates = dates }
  /// Returns the moments of the schedule from `startDate` on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule of moments for an animation; here ten in a second at most.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool
  /// Creates the schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0.1, 0.1)
    isPaused = paused
  }
  /// Returns the moments of the schedule from `startDate` on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PrefixSequence<
    PeriodicTimelineSchedule.Entries
  > {
    PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
      .prefix(isPaused ? 1 : .max)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule of moments at equal distances.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    .init(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule of moments for an animation; here ten in a second.
  public static var animation: AnimationTimelineSchedule { .init() }
  /// Returns a schedule of moments for an animation; here ten in a second at most.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    .init(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule {
  /// Returns a schedule of moments that are given.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { .init(dates) }
}

/// A view whose content is evaluated anew at moments of a schedule, while it is shown.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  /// The moment of an evaluation.
  public struct Context {
    /// The precision with which the content should follow the time.
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }
    /// The moment of the schedule.
    public let date: Date
    /// The precision with which the content should follow the time.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
  @State private var date: Date?
  @Environment(\.now) private var now
  @Environment(\.wallClock) private var clock

  /// Creates the view.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The last moment that isn't after one, and the first that is.
  ///
  /// Of a schedule that is given, ten million moments are looked at.
  static func moments(of schedule: Schedule, around now: Date) -> (current: Date, next: Date?) {
    var current: Date?
    for entry in schedule.entries(from: now, mode: .normal).lazy.prefix(10_000_000) {
      if entry > now { return (current ?? entry, entry) }
      current = entry
    }
    return (current ?? now, nil)
  }
}

extension TimelineView: View {
  public var body: some View {
    let now = date.map { max($0, self.now) } ?? self.now
    let (current, next) = Self.moments(of: schedule, around: now)
    content(TimelineViewDefaultContext(date: current, cadence: .live)).task(id: next) {
      guard let next else { return }
      do {
        try await clock.sleep(next)
        date = next
      } catch {
        // Gone, or another moment is next: the task that follows waits for it.
      }
    }
  }
}

/// The context that the content of a ``TimelineView`` receives for its moment.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

private enum WallClockKey: EnvironmentKey {
  static var defaultValue: ClockBox { .system }
}

/// A clock that is the same as another only if it is that one.
private final class ClockBox: Equatable, Sendable {
  static let system = ClockBox(.system)
  let clock: WallClock
  init(_ clock: WallClock) { self.clock = clock }
  static func == (a: ClockBox, b: ClockBox) -> Bool { a === b }
}

extension EnvironmentValues {
  /// The clock by which views wait; a test's own where it sets one.
  package var wallClock: WallClock {
    get { self[WallClockKey.self].clock }
    set { self[WallClockKey.self] = ClockBox(newValue) }
  }
}
