import CommandLineSurface
import Foundation
import FoundationPlus
import IntentRuntime

/// The progress of a run: one line on standard error that is written over, only where a person sees it, only
/// after half a second, and not while a question stands there.
struct RunProgressLine {
  let person: PersonTerminal
  let clock: WallClock
  /// Whether a question waits for its answer.
  let isAsking: @Sendable () -> Bool

  /// Shows the line until the task is cancelled.
  func show(_ progress: Progress) async {
    guard person.isSeen else { return }
    var shown = ""
    var wait = 0.5
    do {
      while true {
        try await clock.sleep(clock.now().addingTimeInterval(wait))
        wait = 0.1
        let text = isAsking() ? "" : Self.text(of: progress)
        guard text != shown, !text.isEmpty || !isAsking() else { continue }
        try person.write("\r" + DisplayWidth.truncated(text, to: person.width) + "\u{1B}[K")
        shown = text
      }
    } catch {
      // Called off: the line goes away, as far as it can still be written.
      if !shown.isEmpty, !isAsking() { _ = Result { try person.write("\r\u{1B}[K") } }
    }
  }

  /// "42 % Packing boxes"; nothing as long as nothing is known.
  static func text(of progress: Progress) -> String {
    guard !progress.isIndeterminate, progress.totalUnitCount > 0 else { return "" }
    let share = Int((progress.fractionCompleted * 100).rounded(.down))
    let said = OneLine.of(progress.localizedAdditionalDescription ?? "")
    return "\(share) %" + (said.isEmpty ? "" : " " + said)
  }
}
