import Foundation

/// The settings with which the person reads who is answered: times are theirs, and so is the language of what
/// doesn't tell its own.
package struct ReaderSettings: Hashable, Sendable {
  package var calendar: Calendar
  package var locale: Locale

  package init(calendar: Calendar, locale: Locale) {
    self.calendar = calendar
    self.locale = locale
  }

  var tongue: Tongue { Tongue(locale) }
}
