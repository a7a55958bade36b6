import AppIntents
import IntentRuntime
import Observation

/// A run that was started at a window.
@MainActor @Observable
package final class ShellRun: Identifiable {
  package nonisolated let id: RunIdentifier
  /// The title of the action.
  package let title: String
  package let intentType: any AppIntent.Type
  let origin: RunOrigin
  let source: RunSource
  let intent: any AppIntent
  let run: Run

  /// A Boolean value that indicates whether the run has gone on for so long that it is shown.
  package internal(set) var isShown = false
  /// The progress of the run, from 0 to 1; nil as long as nothing is known.
  package internal(set) var fraction: Double?
  /// The run's own description of its progress.
  package internal(set) var detail = ""
  /// A Boolean value that indicates whether the run was told to stop.
  package private(set) var isStopping = false

  init(_ run: Run, of intent: any AppIntent, title: String, origin: RunOrigin, source: RunSource) {
    self.run = run
    id = run.id
    intentType = run.intentType
    self.intent = intent
    self.title = title
    self.origin = origin
    self.source = source
  }

  /// Stops the run.
  package func stop() {
    isStopping = true
    run.cancel()
  }

  /// Takes over how far the run has come.
  func look() {
    let progress = run.progress
    let isKnown = !progress.isIndeterminate && progress.totalUnitCount > 0
    let share = isKnown ? progress.fractionCompleted : nil
    let fraction = share.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
    if fraction != self.fraction { self.fraction = fraction }
    let said = ForeignText.line(progress.localizedAdditionalDescription ?? "")
    if said != detail { detail = said }
  }
}

/// The place in a window at which a run was started.
struct RunOrigin: Hashable, Sendable {
  /// The node that was pressed.
  var node: Int?
  /// The card that the node is in.
  var card: Int?
  /// The question that was open: what is asked by the run comes before it.
  var prompt: Int?
  /// The control that was pressed.
  var tile: String?
}
