import Foundation

/// Attributes of events, tasks and appointments.
extension CSSearchableItemAttributeSet {
  /// The start date.
  public var startDate: Date? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The end date.
  public var endDate: Date? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The due date.
  public var dueDate: Date? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The completion date.
  public var completionDate: Date? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The important dates.
  public var importantDates: [Date]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// A Boolean value that indicates whether the event lasts all day.
  public var allDay: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }
}
