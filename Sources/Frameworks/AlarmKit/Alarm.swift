/// An alarm or a timer of the app.
public struct Alarm: Identifiable, Hashable, Sendable, Codable {
  /// What an alarm is doing.
  public enum State: String, Hashable, Sendable, Codable {
    /// It waits for its time.
    case scheduled
    /// It counts down.
    case countdown
    /// Its countdown stands still.
    case paused
    /// It rings.
    case alerting
  }

  /// How long it counts down, before it rings and after it was put off.
  public struct CountdownDuration: Hashable, Sendable, Codable {
    /// Seconds from the start to the ringing.
    public var preAlert: TimeInterval?
    /// Seconds to the next ringing after it was put off.
    public var postAlert: TimeInterval?

    /// Makes durations, in seconds.
    public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
      self.preAlert = preAlert
      self.postAlert = postAlert
    }
  }

  /// When it rings.
  public enum Schedule: Hashable, Sendable, Codable {
    /// At a moment, in whatever time zone the device is.
    case fixed(Date)
    /// At a time of the day where the device is.
    case relative(Relative)

    /// A time of the day, once or on some days of the week.
    public struct Relative: Hashable, Sendable, Codable {
      /// A time of the day.
      public struct Time: Hashable, Sendable, Codable {
        /// From 0 to 23.
        public var hour: Int
        /// From 0 to 59.
        public var minute: Int

        /// Makes a time of the day.
        public init(hour: Int, minute: Int) {
          self.hour = hour
          self.minute = minute
        }
      }

      /// How often it rings.
      public enum Recurrence: Hashable, Sendable, Codable {
        /// Once, at the next such time.
        case never
        /// Each week on these days.
        case weekly([Locale.Weekday])
      }

      /// The time of the day.
      public var time: Time
      /// How often.
      public var repeats: Recurrence

      /// Makes a schedule.
      public init(time: Time, repeats: Recurrence = .never) {
        self.time = time
        self.repeats = repeats
      }
    }

    /// The next moment after `date` at which it rings, or nil when there is none.
    package func next(after date: Date, calendar: Calendar) -> Date? {
      switch self {
      case .fixed(let moment): return moment > date ? moment : nil
      case .relative(let relative):
        func next(_ weekday: Int?) -> Date? {
          calendar.nextDate(
            after: date,
            matching: DateComponents(
              hour: relative.time.hour, minute: relative.time.minute, second: 0, weekday: weekday),
            matchingPolicy: .nextTime)
        }
        switch relative.repeats {
        case .never: return next(nil)
        case .weekly(let days): return days.compactMap { next($0.number) }.min()
        }
      }
    }

    /// Whether it rings more than once.
    package var repeats: Bool {
      if case .relative(let relative) = self, case .weekly(let days) = relative.repeats {
        return !days.isEmpty
      }
      return false
    }
  }

  /// The name of the alarm.
  public var id: UUID
  /// When it rings; nil for a timer.
  public var schedule: Schedule?
  /// How long it counts down.
  public var countdownDuration: CountdownDuration?
  /// What it is doing.
  public var state: State
}

extension Locale.Weekday {
  /// The day as calendars count it: Sunday is 1.
  fileprivate var number: Int? {
    [.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday].firstIndex(of: self).map {
      $0 + 1
    }
  }
}
