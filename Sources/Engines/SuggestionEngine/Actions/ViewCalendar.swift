import CivilTime
import TextAnalysis

/// A day of the calendar to look at.
public struct CalendarDayValues: ActionContent {
  /// The day to show.
  public var date: CivilDate

  /// Creates the values for a day.
  public init(date: CivilDate) { self.date = date }

  /// The kind of the action: showing a day of the calendar.
  public static let kind = ActionKind.viewCalendar
  /// The name of the system symbol on the button.
  public static let symbol = "calendar"
  /// The forms of the title, each with the values that it may hold.
  public static let titleForms: [String: Set<String>] = ["day": ["date"]]

  /// The known values in reading order, for files and the command line.
  public var fields: [ActionField?] { [ActionField("date", "\(date)")] }
  /// The date in ISO 8601.
  public var key: String { "\(date)" }

  /// Returns the form of the title and its values, as the format writes them.
  public func title(_ format: TitleFormat) -> TitleText { TitleText("day", ["date": format.day(date)]) }
}

extension ActionKind {
  /// The kind of action for showing a day of the calendar.
  public static let viewCalendar = ActionKind("view_calendar")
}

extension SuggestedAction.Values {
  /// Returns the values of an action for showing a day of the calendar.
  public static func viewCalendar(_ date: CivilDate) -> Self { Self(CalendarDayValues(date: date)) }
}
