/// A time of day, to the second.
public struct ClockTime: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The hour, from 0 to 23.
  public var hour: Int
  /// The minute, from 0 to 59.
  public var minute: Int
  /// The second, from 0 to 59: there are no leap seconds here.
  public var second: Int

  /// A time that exists, or nil.
  public init?(hour: Int, minute: Int = 0, second: Int = 0) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else { return nil }
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// The time so many seconds after midnight, taken within one day.
  @inlinable
  public init(secondOfDay: Int) {
    let second = ((secondOfDay % 86_400) + 86_400) % 86_400
    hour = second / 3_600
    minute = second / 60 % 60
    self.second = second % 60
  }

  /// The seconds since midnight, of a day without a change of clocks.
  @inlinable
  public var secondOfDay: Int { hour * 3_600 + minute * 60 + second }

  @inlinable
  public static func < (a: ClockTime, b: ClockTime) -> Bool { a.secondOfDay < b.secondOfDay }

  public var description: String { "\(hour.twoDigits):\(minute.twoDigits):\(second.twoDigits)" }
}

extension Int {
  /// A number of the clock or of a date with its leading zero: "07".
  var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}
