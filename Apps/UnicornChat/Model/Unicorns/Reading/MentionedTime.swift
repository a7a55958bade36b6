/// A time that a message names, in words that can be said again.
struct MentionedTime: Hashable, Sendable {
  /// `Friday`, `tomorrow`, `the 12th`.
  var day: String?
  /// `7`, `7:30 pm`, `noon`.
  var clock: String?
  /// Where in the words it begins.
  var position: Int

  /// As a thing: `Friday at 7`, `7`.
  var noun: String {
    [day, clock.map { day == nil ? $0 : "at \($0)" }].compactMap { $0 }.joined(separator: " ")
  }

  /// As one says when: `on Friday at 7`, `tonight`, `at 7`.
  var adverb: String {
    let needsOn =
      day.map { Self.weekdays.contains($0.lowercased()) || $0.hasPrefix("the ") && $0.last != "d" } ?? false
    let first = day.map { needsOn ? "on \($0)" : $0 == "the weekend" ? "at the weekend" : $0 }
    return [first, clock.map { "at \($0)" }].compactMap { $0 }.joined(separator: " ")
  }

  static let weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
}
