import CivilTime

/// The times of day that a written clock time can mean, the likelier first, as seconds after midnight.
struct ClockReadings {
  private(set) var seconds: [Int]
  /// Whether morning and afternoon are both possible.
  var isAmbiguous: Bool { seconds.count == 2 }

  init?(_ clock: Clock, part: DayPart? = nil) {
    let rest = clock.minute * 60 + clock.second
    if clock.is24Hour {
      guard clock.hour < 24 || clock.hour == 24 && rest == 0 else { return nil }
      // "midnight tonight" and "24:00" are the end of the day.
      let isMidnight = clock.hour == 24 || clock.hour == 0 && part?.name == .night
      seconds = [(isMidnight ? 24 : clock.hour) * 3_600 + rest]
      return
    }
    guard (1...12).contains(clock.hour) else { return nil }
    let morning = clock.hour % 12 * 3_600 + rest
    let afternoon = morning + 12 * 3_600
    if let isAfternoon = clock.isAfternoon {
      let isEarly = !isAfternoon && part?.name == .night && clock.hour % 12 < 6
      seconds = [isAfternoon ? afternoon : isEarly ? morning + 86_400 : morning]
      return
    }
    switch part?.name {
    case .morning, .breakfast,
      .brunch where clock.hour > 7:
      seconds = [morning]
    case .night where clock.hour == 12:
      seconds = [86_400 + rest]
    case .night where clock.hour < 5:
      seconds = [morning + 86_400]
    case .afternoon, .evening, .dinner, .school, .work, .tea, .night:
      seconds = [clock.hour == 12 && part?.name == .evening ? 86_400 + rest : afternoon]
    case .lunch, .brunch:
      seconds = [clock.hour >= 10 && clock.hour != 12 ? morning : afternoon]
    default:
      // People meet between 8 in the morning and 8 in the evening.
      seconds = clock.hour < 8 || clock.hour == 12 ? [afternoon, morning] : [morning, afternoon]
    }
  }

  init(seconds: [Int]) {
    self.seconds = seconds
  }

  /// On the reference's own day, an ambiguous time that is over means the one still to come.
  mutating func avoidPast(on date: CivilDate, _ frame: TimeFrame) {
    guard isAmbiguous, date == frame.today, !frame.isPast else { return }
    let midnight = date.dayNumber * 86_400
    if midnight + seconds[0] < frame.now, midnight + seconds[1] >= frame.now { seconds.swapAt(0, 1) }
  }

  /// Local instants on a day.
  func instants(on date: CivilDate) -> [Int] { seconds.map { date.dayNumber * 86_400 + $0 } }
}

extension DayPart {
  /// The hours it takes, those people plan with; a shade takes its first or last part.
  var hours: Range<Int> {
    let whole: Range<Int> =
      switch name {
      case .morning: 8..<12
      case .afternoon: 12..<16
      case .evening: 18..<22
      case .night: 20..<24
      case .lunch: 12..<13
      case .breakfast: 8..<10
      case .dinner: 18..<20
      case .brunch: 10..<13
      case .daytime: 8..<18
      case .nightTime: 0..<8
      case .school: 8..<15
      case .work: 9..<17
      case .tea: 16..<18
      }
    let half = (whole.lowerBound + whole.upperBound) / 2
    switch shade {
    case 1: return whole.lowerBound..<half
    case 3: return half..<whole.upperBound
    default: return whole
    }
  }
}
