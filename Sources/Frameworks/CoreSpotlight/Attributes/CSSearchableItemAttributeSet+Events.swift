import Foundation

/// What events, tasks and appointments have.
extension CSSearchableItemAttributeSet {
  /// When it starts.
  public var startDate: Date? {
    get { self[] }
    set { self[] = newValue }
  }

  /// When it ends.
  public var endDate: Date? {
    get { self[] }
    set { self[] = newValue }
  }

  /// When it is due.
  public var dueDate: Date? {
    get { self[] }
    set { self[] = newValue }
  }

  /// When it was done.
  public var completionDate: Date? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Dates that matter to it.
  public var importantDates: [Date]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Whether it takes whole days.
  public var allDay: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }
}
