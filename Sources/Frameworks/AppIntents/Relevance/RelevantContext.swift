/// When and where something is likely to be of use: a time, a place, what the person is doing.
public struct RelevantContext: Hashable, Sendable {
  /// A context as plain values.
  package enum Clue: Hashable, @unchecked Sendable {  // A region is not changed after it was made.
    /// From a moment to another; the same for one moment.
    case date(ClosedRange<Date>, DateKind)
    case region(CLRegion)
    case inferredLocation(InferredLocation)
    case sleep(SleepCondition)
    case fitness(FitnessCondition)
    case headphones(HeadphonesCondition)
  }

  package let clue: Clue

  /// At a moment.
  public static func date(_ exact: Date) -> RelevantContext { date(exact, kind: .default) }

  /// At a moment, with how much it matters.
  public static func date(_ exact: Date, kind: DateKind) -> RelevantContext {
    date(range: exact...exact, kind: kind)
  }

  /// Between two moments, in whichever order they come.
  public static func date(from: Date, to: Date) -> RelevantContext {
    date(range: min(from, to)...max(from, to), kind: .default)
  }

  /// Between two moments, with how much it matters.
  public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext {
    date(range: interval.start...interval.end, kind: kind)
  }

  /// Between two moments, with how much it matters.
  public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext {
    RelevantContext(clue: .date(range, kind))
  }

  /// At a place.
  public static func location(_ region: CLRegion) -> RelevantContext {
    RelevantContext(clue: .region(region))
  }

  /// At a place that the system knows by what a person does there.
  public static func location(inferred location: InferredLocation) -> RelevantContext {
    RelevantContext(clue: .inferredLocation(location))
  }

  /// Around a person's sleep.
  public static func sleep(_ condition: SleepCondition) -> RelevantContext {
    RelevantContext(clue: .sleep(condition))
  }

  /// Around a person's exercise.
  public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
    RelevantContext(clue: .fitness(condition))
  }

  /// While headphones are in use.
  public static func hardware(headphones: HeadphonesCondition) -> RelevantContext {
    RelevantContext(clue: .headphones(headphones))
  }
}

extension RelevantContext {
  /// How much a time matters.
  public struct DateKind: Hashable, Sendable {
    package let name: String
    /// As much as others.
    public static let `default` = DateKind(name: "default")
    /// More: something is due or must be done.
    public static let scheduled = DateKind(name: "scheduled")
    /// Less: there is something to know, and nothing to do.
    public static let informational = DateKind(name: "informational")
  }

  /// A place that the system knows by what a person does there.
  public struct InferredLocation: Hashable, Sendable {
    package let name: String
    /// Where they live.
    public static let home = InferredLocation(name: "home")
    /// Where they work.
    public static let work = InferredLocation(name: "work")
    /// Where they study.
    public static let school = InferredLocation(name: "school")
    /// The way to work or school, and back.
    public static let commute = InferredLocation(name: "commute")
  }

  /// A time around sleep.
  public struct SleepCondition: Hashable, Sendable {
    package let name: String
    /// When the person gets up.
    public static let wakeup = SleepCondition(name: "wakeup")
    /// When the person goes to bed.
    public static let bedtime = SleepCondition(name: "bedtime")
  }

  /// A time around exercise.
  public struct FitnessCondition: Hashable, Sendable {
    package let name: String
    /// While a workout is under way.
    public static let workoutActive = FitnessCondition(name: "workoutActive")
    /// While the goals of the day are not reached.
    public static let activityRingsIncomplete = FitnessCondition(name: "activityRingsIncomplete")
  }

  /// What headphones do.
  public struct HeadphonesCondition: Hashable, Sendable {
    package let name: String
    /// They are in use.
    public static let connected = HeadphonesCondition(name: "connected")
  }
}
