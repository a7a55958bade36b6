import Foundation

/// The reader of a message, as far as its values depend on the reader.
struct ActionReader: Sendable {
  var locale: Locale
  /// The zone to which the times of a message are local.
  var timeZone: TimeZone
  /// The current time, by which days of other years are told.
  var now: Date

  var when: WhenText { WhenText(locale: locale, timeZone: timeZone, now: now) }

  static var current: ActionReader {
    do {
      let context = try ActionContext.current()
      return ActionReader(locale: context.locale, timeZone: context.timeZone, now: context.clock.now())
    } catch {
      // That the store can't be opened is said when the action runs.
      return ActionReader(locale: .autoupdatingCurrent, timeZone: .autoupdatingCurrent, now: Date())
    }
  }
}
