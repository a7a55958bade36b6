/// A root of the time grammar, by the name of its symbol; what reads the grammar goes by which it is.
package enum TimeRoot: String, Sendable, Hashable, CaseIterable {
  case moment = "rootMoment"
  /// Needs words before it, which are no part of it.
  case context = "rootContext"
  case cue = "rootCue"
  /// Needs a message that is nothing else.
  case whole = "rootWhole"
  case month = "rootMonth"
  case clock = "rootClock"
  /// Ends in a bare number.
  case bare = "rootBare"
  case bareContext = "rootBareContext"
  case range = "rootRange"
  case part = "rootPart"
  case duration = "rootDuration"
  case recurrence = "rootRecurrence"
}
