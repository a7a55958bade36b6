import AppIntents
import CommandLineSurface
import FoundationPlus
import IntentCommands
import IntentRuntime
import PersonalStore
import SystemActions
import TextAnalysis

/// The person's store and the runs of actions, for one command.
enum ActionRuns {
  /// - Throws: `CommandFailure` where the store can't be opened.
  static func store(now: Date? = nil) throws -> PersonalDatabase {
    do {
      return try PersonalDatabase.standard(context: PersonalDatabase.Context(clock: clock(now)))
    } catch {
      throw CommandFailure(.cannotCreate, "\(error)")
    }
  }

  private static func clock(_ now: Date?) -> WallClock {
    guard let now else { return .system }
    return WallClock(now: { now }, sleep: WallClock.system.sleep)
  }

  /// Fills the places that actions ask for what they need, and gives what runs them.
  static func prepare(_ context: AnalysisContext, _ terminal: Terminal) throws -> SingleRun {
    let clock = clock(context.referenceDate)
    ActionContext.slot.fill(
      ActionContext(
        store: try store(now: context.referenceDate), clock: clock, locale: context.locale,
        timeZone: context.timeZone))
    URLOpeners.slot.fill(DesktopOpener(terminal))
    TextClipboards.slot.fill(DesktopClipboard())
    return SingleRun(
      IntentRuntime(
        catalog: .program, clock: clock, locale: context.locale, timeZone: context.timeZone))
  }
}
