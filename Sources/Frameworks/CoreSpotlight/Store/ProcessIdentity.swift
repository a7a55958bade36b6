import Foundation

/// The identity of a process, by which another process can tell whether it is still running: its number and,
/// since numbers are reused, its start time.
struct ProcessIdentity: Hashable, Sendable {
  let text: String

  static let current = ProcessIdentity(number: ProcessInfo.processInfo.processIdentifier)

  init(text: String) { self.text = text }

  private init(number: Int32) {
    text = "\(number):\(Self.start(of: number) ?? "")"
  }

  /// A Boolean value that indicates whether the process is running.
  var isRunning: Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int32(parts[0]), number > 0 else { return false }
    guard kill(number, 0) == 0 || errno == EPERM else { return false }
    return parts[1].isEmpty || Self.start(of: number).map { $0 == parts[1] } ?? true
  }

  /// Returns the 22nd field of `/proc/PID/stat` (proc(5)): the start time in clock ticks since boot. The
  /// program's name, the second field, may contain spaces and parentheses; it ends at the last closing one.
  private static func start(of number: Int32) -> String? {
    guard let stat = FileManager.default.contents(atPath: "/proc/\(number)/stat") else { return nil }
    let text = String(decoding: stat, as: UTF8.self)
    guard let end = text.lastIndex(of: ")") else { return nil }
    let fields = text[text.index(after: end)...].split(separator: " ")
    return fields.count > 19 ? String(fields[19]) : nil
  }
}
