import Foundation

/// Who reads a message, as far as its values depend on it.
struct ActionReader: Sendable {
  var locale: Locale
  /// What times of a message are local to.
  var timeZone: TimeZone
  /// For days of other years.
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
