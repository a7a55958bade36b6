import CivilTime
import TextAnalysis

/// Something not to forget.
public struct ReminderValues: ActionContent {
  /// The title of the reminder: "Send Ana the deck".
  public var title: String { didSet { if title != oldValue { task = nil } } }
  /// Local to the reader; a day alone where the message has no time.
  public var due: LocalDateTime?
  /// The title as it stands within a sentence. It goes with the title: another title has none.
  public internal(set) var task: String?

  /// Creates the values of a reminder.
  public init(title: String, due: LocalDateTime?) {
    self.title = title
    self.due = due
  }

  /// The kind of the action: creating a reminder.
  public static let kind = ActionKind.createReminder
  /// The name of the system symbol on the button.
  public static let symbol = "checklist"
  /// The forms of the title, each with the values that it may hold.
  public static let titleForms: [String: Set<String>] = ["task": ["task", "due"]]

  /// The known values in reading order, for files and the command line.
  public var fields: [ActionField?] {
    [ActionField("title", title), ActionField("due", due.map { "\($0)" })]
  }
  /// The title in lower case, and the due date.
  public var key: String { title.lowercased() + " \(due.map { "\($0)" } ?? "")" }

  /// Returns the form of the title and its values, as the format writes them.
  public func title(_ format: TitleFormat) -> TitleText {
    TitleText("task", ["task": task ?? title, "due": due.map(format.moment)])
  }
}

extension ActionKind {
  /// The kind of action for creating a reminder.
  public static let createReminder = ActionKind("create_reminder")
}

extension SuggestedAction.Values {
  /// Returns the values of an action for creating a reminder.
  public static func createReminder(_ values: ReminderValues) -> Self { Self(values) }
}
