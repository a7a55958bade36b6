import Foundation

/// The memory of this process, as `/proc/self/status` of proc(5) has it; nil where the system doesn't say.
package enum Memory {
  /// The most that was ever resident, in bytes.
  package static var peak: Int? { value("VmHWM:") }

  /// The memory that is resident now, in bytes.
  package static var resident: Int? { value("VmRSS:") }

  private static func value(_ name: String) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
    for line in status.split(separator: "\n") where line.hasPrefix(name) {
      return line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }.map { $0 * 1_024 }
    }
    return nil
  }
}
