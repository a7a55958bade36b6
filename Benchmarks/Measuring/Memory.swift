import Foundation

package enum Memory {
  /// The most resident memory the process has had, in bytes (`VmHWM` of proc(5)), or nil where the system
  /// doesn't say.
  package static var peak: Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
    for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
      return line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }.map { $0 * 1_024 }
    }
    return nil
  }
}
