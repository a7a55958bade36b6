/// The range that a `Range` field asks for (RFC 9110, section 14).
enum ByteRange: Equatable {
  /// Everything: there is no field, or one that is not understood, or several ranges.
  case all
  case part(Range<UInt64>)
  case unsatisfiable

  init(_ field: String?, size: UInt64) {
    self = .all
    guard let field, field.asciiLowercased.hasPrefix("bytes=") else { return }
    let text = field.dropFirst(6).trimmingBlanks
    guard !text.contains(",") else { return }
    let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return }
    if parts[0].isEmpty {
      guard let count = parts[1].decimalNumber else { return }
      guard count > 0, size > 0 else {
        self = .unsatisfiable
        return
      }
      self = .part(size - min(size, UInt64(count))..<size)
      return
    }
    guard let first = parts[0].decimalNumber else { return }
    var end = size
    if !parts[1].isEmpty {
      guard let last = parts[1].decimalNumber, last >= first else { return }
      end = min(size, UInt64(last) + 1)
    }
    self = UInt64(first) < size ? .part(UInt64(first)..<end) : .unsatisfiable
  }
}
