import CivilTime
import TextAnalysis

/// Something not to forget.
public struct ReminderValues: ActionContent {
  public var title: String { didSet { if title != oldValue { task = nil } } }
  /// Local to the reader; a day alone where the message has no time.
  public var due: LocalDateTime?
  /// The title as it stands within a sentence. It goes with the title: another title has none.
  public internal(set) var task: String?

  public init(title: String, due: LocalDateTime?) {
    self.title = title
    self.due = due
  }

  public static let kind = ActionKind.createReminder
  public static let symbol = "checklist"
  public static let titleForms: [String: Set<String>] = ["task": ["task", "due"]]

  public var fields: [ActionField?] {
    [ActionField("title", title), ActionField("due", due.map { "\($0)" })]
  }
  public var key: String { title.lowercased() + " \(due.map { "\($0)" } ?? "")" }

  public func title(_ format: TitleFormat) -> TitleText {
    TitleText("task", ["task": task ?? title, "due": due.map(format.moment)])
  }
}

extension ActionKind {
  public static let createReminder = ActionKind("create_reminder")
}

extension SuggestedAction.Values {
  public static func createReminder(_ values: ReminderValues) -> Self { Self(values) }
}
