import Foundation

/// The progress of long work: one line on standard error that is written over, only where that is a terminal
/// and only after half a second, so that quick work stays silent.
public struct ProgressLine {
  private let terminal: Terminal
  private let unit: String
  private let started: ContinuousClock.Instant
  private var shown: ContinuousClock.Instant?
  private let isOn: Bool

  /// Creates a line that isn't shown yet.
  ///
  /// - Parameter unit: what is counted, in the plural: "lines".
  public init(_ terminal: Terminal, unit: String) {
    self.terminal = terminal
    self.unit = unit
    started = ContinuousClock.now
    // With the results on the same terminal the line would run through them.
    isOn = terminal.errors.isTerminal && !terminal.output.isTerminal
  }

  /// Shows a count: the first time after half a second, then at most ten times a second. Only every 256th
  /// count is looked at.
  ///
  /// - Throws: `OutputError` where the line could not be written.
  public mutating func update(_ count: Int) throws {
    // Asking for the time costs as much as a short line's work.
    guard isOn, count & 0xFF == 0 else { return }
    let now = ContinuousClock.now
    guard now - (shown ?? started) > (shown == nil ? .milliseconds(500) : .milliseconds(100)) else { return }
    shown = now
    try terminal.errors.write("\r\(count) \(unit)\u{1B}[K")
  }

  /// Removes the line.
  public mutating func finish() throws {
    guard shown != nil else { return }
    shown = nil
    try terminal.errors.write("\r\u{1B}[K")
  }
}
