import FoundationPlus

/// Lets actions come into a window one message after another, the latest first.
///
/// Two that come between the same frames would move the messages between them: what stands above the last of a
/// conversation that is scrolled to its end. One at a time, either side of what comes stays as it is.
@MainActor
enum AnswerPacing {
  /// Those of one window that wait, the latest message last.
  private static var waiting: [ObjectIdentifier?: [(holder: Weak, date: Date)]] = [:]

  private struct Weak {
    weak var holder: AnswerHolder?
  }

  /// Has a view drawn when its turn has come; at once where none is waiting.
  static func draw(_ holder: AnswerHolder, of date: Date, in window: ObjectIdentifier?, pace: Duration) {
    guard pace > .zero else { return holder.draw() }
    guard waiting[window] != nil else {
      waiting[window] = []
      holder.draw()
      return next(in: window, pace: pace)
    }
    if waiting[window]?.contains(where: { $0.holder.holder === holder }) == true { return }
    let place = waiting[window]?.firstIndex { $0.date > date } ?? waiting[window]?.count ?? 0
    waiting[window]?.insert((Weak(holder: holder), date), at: place)
  }

  private static func next(in window: ObjectIdentifier?, pace: Duration) {
    Task { @MainActor in
      while true {
        do { try await Task.sleep(for: pace) } catch { break }
        // Views that went meanwhile take no turn.
        while let last = waiting[window]?.last, last.holder.holder == nil { waiting[window]?.removeLast() }
        guard let following = waiting[window]?.popLast() else { break }
        following.holder.holder?.draw()
      }
      waiting[window] = nil
    }
  }
}
