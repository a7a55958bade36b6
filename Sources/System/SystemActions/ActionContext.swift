import AppIntents
import FoundationPlus
import PersonalStore

/// The values that actions take from outside: the person's store, their clock, language and zone, and the
/// maps program.
package struct ActionContext: Sendable {
  package var store: PersonalDatabase
  package var clock: WallClock
  package var locale: Locale
  /// The reader's zone: values of messages are local to it.
  package var timeZone: TimeZone
  package var maps: MapLink

  package init(
    store: PersonalDatabase, clock: WallClock = .system, locale: Locale = .autoupdatingCurrent,
    timeZone: TimeZone = .autoupdatingCurrent, maps: MapLink = .configured()
  ) {
    self.store = store
    self.clock = clock
    self.locale = locale
    self.timeZone = timeZone
    self.maps = maps
  }

  /// The slot in which a program, or the scope of a test, puts the context of actions.
  package static let slot = SystemSlot<ActionContext>()

  /// Returns the context for the actions of this task: the one in the slot, or else one of the person's own
  /// store. Dates are written in the language of the person whom the task serves, like the words around them,
  /// and in that person's zone.
  /// - Throws: `StorageError` where the store can't be opened.
  package static func current() throws -> ActionContext {
    var context = try slot.service ?? standard.get()
    if let language = LanguagePreferences.languages?.first {
      let wanted = Locale(identifier: language)
      // A language alone doesn't say how its readers write days and hours.
      let says = wanted.language.languageCode != context.locale.language.languageCode || wanted.region != nil
      if says { context.locale = wanted }
    }
    if let zone = TimeZonePreference.timeZone { context.timeZone = zone }
    return context
  }

  /// Under test nothing of the person's is read or written.
  private static let standard = Result {
    ActionContext(
      store: RunningProgram.isTestRunner
        ? try PersonalDatabase(inMemory: PersonalDatabase.Context()) : try PersonalDatabase.standard())
  }
}
