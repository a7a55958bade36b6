/// The history of a browser, and its changes when a person has gone elsewhere inside of a window.
///
/// Each page above the root of a stack of pages is a step; a browser's entry knows which step it is.
struct WindowHistory: Sendable {
  /// The steps to the person's place, as the browser was last told.
  private(set) var steps: [String] = []
  /// What is open, as the app identifies it; nil where the app says nothing of it.
  private(set) var content: String?
  /// The step of the entry that the browser shows.
  private var entry = 0

  enum Change: Sendable, Equatable {
    /// A new entry, with the number of its step.
    case push(steps: [String])
    /// The entry that is there means something else.
    case replace(steps: [String])
    /// A step back to the entry of a step.
    // Not by how many: the person may be going back in the browser at the same time.
    case goBack(to: Int)
  }

  /// A Boolean value that indicates whether the browser shows another entry than the one for where the
  /// person is.
  var isApart: Bool { entry != steps.count }

  /// Returns the changes of the history when the person has gone elsewhere, or opened something else.
  mutating func move(to new: [String], showing newContent: String? = nil) -> [Change] {
    let (old, shown, before) = (steps, entry, content)
    steps = new
    entry = new.count
    content = newContent
    guard new != old || new.count != shown || newContent != before else { return [] }
    if new.count < shown { return [.goBack(to: new.count)] }
    if new.count == shown {
      // Beside a list one thing is opened after the other: each is an entry, to which the person comes back. The
      // entry from before anything was open becomes that of the first: an app can't be told to close it.
      let isOpenedAfter = new.isEmpty && newContent != nil && before != nil && newContent != before
      return [isOpenedAfter ? .push(steps: new) : .replace(steps: new)]
    }
    // Pages below may have changed at the same time; their entries are then out of date, and mended when the
    // browser comes back to them.
    return (shown + 1...new.count).map { .push(steps: Array(new.prefix($0))) }
  }

  /// Notes that the browser itself has gone to another of its entries: back, or forward again.
  mutating func cameTo(_ step: Int, showing content: String? = nil) {
    entry = step
    self.content = content ?? self.content
    steps = Array(steps.prefix(step))
  }
}
