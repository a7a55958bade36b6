/// A situation in which something is likely to be useful: a time, a place or an activity of the person.
public struct RelevantContext: Hashable, Sendable {
  /// A context as plain values.
  package enum Clue: Hashable, @unchecked Sendable {  // A region is not changed after it was made.
    /// The time from one date to another; both are the same for a moment.
    case date(ClosedRange<Date>, DateKind)
    case region(CLRegion)
    case inferredLocation(InferredLocation)
    case sleep(SleepCondition)
    case fitness(FitnessCondition)
    case headphones(HeadphonesCondition)
  }

  package let clue: Clue

  /// Returns the context of a moment.
  public static func date(_ exact: Date) -> RelevantContext { date(exact, kind: .default) }

  /// Returns the context of a moment, with its significance.
  public static func date(_ exact: Date, kind: DateKind) -> RelevantContext {
    date(range: exact...exact, kind: kind)
  }

  /// Returns the context of the time between two dates, given in either order.
  public static func date(from: Date, to: Date) -> RelevantContext {
    date(range: min(from, to)...max(from, to), kind: .default)
  }

  /// Returns the context of a time interval, with its significance.
  public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext {
    date(range: interval.start...interval.end, kind: kind)
  }

  /// Returns the context of a range of dates, with its significance.
  public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext {
    RelevantContext(clue: .date(range, kind))
  }

  /// Returns the context of being in a region.
  public static func location(_ region: CLRegion) -> RelevantContext {
    RelevantContext(clue: .region(region))
  }

  /// Returns the context of being at a place that the system infers from the person's habits.
  public static func location(inferred location: InferredLocation) -> RelevantContext {
    RelevantContext(clue: .inferredLocation(location))
  }

  /// Returns the context of a time related to sleep.
  public static func sleep(_ condition: SleepCondition) -> RelevantContext {
    RelevantContext(clue: .sleep(condition))
  }

  /// Returns the context of a time related to exercise.
  public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
    RelevantContext(clue: .fitness(condition))
  }

  /// Returns the context of headphones being in use.
  public static func hardware(headphones: HeadphonesCondition) -> RelevantContext {
    RelevantContext(clue: .headphones(headphones))
  }
}

extension RelevantContext {
  /// The significance of a time.
  public struct DateKind: Hashable, Sendable {
    package let name: String
    /// The normal significance.
    public static let `default` = DateKind(name: "default")
    /// High significance: something is due or has to be done.
    public static let scheduled = DateKind(name: "scheduled")
    /// Low significance: there is something to know but nothing to do.
    public static let informational = DateKind(name: "informational")
  }

  /// A place that the system infers from the person's habits.
  public struct InferredLocation: Hashable, Sendable {
    package let name: String
    /// The person's home.
    public static let home = InferredLocation(name: "home")
    /// The person's workplace.
    public static let work = InferredLocation(name: "work")
    /// The person's school.
    public static let school = InferredLocation(name: "school")
    /// The way between home and work or school.
    public static let commute = InferredLocation(name: "commute")
  }

  /// A time related to sleep.
  public struct SleepCondition: Hashable, Sendable {
    package let name: String
    /// The time at which the person gets up.
    public static let wakeup = SleepCondition(name: "wakeup")
    /// The time at which the person goes to bed.
    public static let bedtime = SleepCondition(name: "bedtime")
  }

  /// A time related to exercise.
  public struct FitnessCondition: Hashable, Sendable {
    package let name: String
    /// The time during a workout.
    public static let workoutActive = FitnessCondition(name: "workoutActive")
    /// The time until the day's activity goals are reached.
    public static let activityRingsIncomplete = FitnessCondition(name: "activityRingsIncomplete")
  }

  /// The state of headphones.
  public struct HeadphonesCondition: Hashable, Sendable {
    package let name: String
    /// Headphones are in use.
    public static let connected = HeadphonesCondition(name: "connected")
  }
}
