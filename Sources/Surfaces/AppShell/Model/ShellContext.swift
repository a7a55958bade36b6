import AppIntents
import FoundationPlus
import SwiftUICore

/// The circumstances of one window: what it takes now, language, place and time from.
package struct ShellContext: Sendable {
  package let clock: WallClock
  /// The languages of the person at the window, the most wanted first.
  package let languages: [String]
  package let locale: Locale
  private let place: WindowPlace
  package let texts: ShellTexts
  package var times = ShellTimes()

  /// - Parameter languages: Those of the person at the window, the most wanted first; nil takes the locale's.
  /// - Throws: `AppShellError` with `damagedResources`.
  package init(
    clock: WallClock = .system, languages: [String]? = nil, locale: Locale, timeZone: TimeZone
  ) throws {
    self.clock = clock
    self.locale = locale
    place = WindowPlace(timeZone)
    self.languages = languages ?? [locale.languageTag]
    texts = try .preferred(self.languages)
  }

  /// The zone of the person at the window.
  package var timeZone: TimeZone { place.timeZone }

  /// Notes where the person is, for whatever was made with these circumstances.
  package func move(to timeZone: TimeZone) { place.timeZone = timeZone }

  /// Runs a closure in the languages and the zone of the window; tasks that it starts inherit them.
  func localized<Result>(_ work: () throws -> Result) rethrows -> Result {
    try LanguagePreferences.$languages.withValue(languages) {
      try TimeZonePreference.$timeZone.withValue(timeZone, operation: work)
    }
  }

  /// The conversion that reads the values a person types.
  var conversion: ParameterConversion {
    ParameterConversion(locale: locale, timeZone: timeZone, now: clock.now())
  }

  /// Gregorian, as the dates of fields are written (ISO 8601).
  var fieldCalendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }

  /// The environment of views that the shell shows.
  func apply(to environment: inout EnvironmentValues) {
    environment.locale = locale
    environment.timeZone = timeZone
  }
}

/// The durations and intervals with which the shell shows things, in seconds.
package struct ShellTimes: Hashable, Sendable {
  /// The time after which a run that goes on is shown: shorter ones would only flicker.
  package var activityDelay = 0.5
  /// The interval at which the progress of a run that is shown is read.
  package var activityInterval = 0.25
  /// The time that a notice stands before one begins to read it.
  package var noticeOnset = 3.0
  /// The time that a notice stands for each of its words. Adults read 238 words a minute in silence
  /// (Brysbaert 2019, a review of 190 studies); this gives twice that time.
  package var noticeWord = 0.5
  /// The least time for which a notice with something to press stands.
  package var noticeWithAction = 12.0

  package init() {}
}
