import CivilTime
import TextAnalysis

/// A day of the calendar to look at.
public struct CalendarDayValues: ActionContent {
  public var date: CivilDate

  public init(date: CivilDate) { self.date = date }

  public static let kind = ActionKind.viewCalendar
  public static let symbol = "calendar"
  public static let titleForms: [String: Set<String>] = ["day": ["date"]]

  public var fields: [ActionField?] { [ActionField("date", "\(date)")] }
  public var key: String { "\(date)" }

  public func title(_ format: TitleFormat) -> TitleText { TitleText("day", ["date": format.day(date)]) }
}

extension ActionKind {
  public static let viewCalendar = ActionKind("view_calendar")
}

extension SuggestedAction.Values {
  public static func viewCalendar(_ date: CivilDate) -> Self { Self(CalendarDayValues(date: date)) }
}
