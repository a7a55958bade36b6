import FoundationPlus

/// The pacing of actions in a window: they appear one message after another, the latest first.
///
/// Two that appear in the same frame would move the messages between them: those above the last one of a
/// conversation that is scrolled to its end. One at a time, everything on one side of the new actions stays
/// in place.
@MainActor
enum AnswerPacing {
  /// The waiting holders by window, the latest message last.
  private static var waiting: [ObjectIdentifier?: [(holder: Weak, date: Date)]] = [:]

  private struct Weak {
    weak var holder: AnswerHolder?
  }

  /// Draws a view in its turn, immediately if none is waiting.
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
        // Views that are gone take no turn.
        while let last = waiting[window]?.last, last.holder.holder == nil { waiting[window]?.removeLast() }
        guard let following = waiting[window]?.popLast() else { break }
        following.holder.holder?.draw()
      }
      waiting[window] = nil
    }
  }
}
