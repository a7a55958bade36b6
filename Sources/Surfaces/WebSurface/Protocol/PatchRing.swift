/// The last patches of a window, for a browser that was away for a while.
///
/// Bounded in bytes: the oldest go first. Costs nothing while it is empty.
struct PatchRing: Sendable {
  private struct Entry: Sendable {
    let number: Int
    let operations: [UInt8]
  }

  private var entries: [Entry] = []
  private var start = 0
  private(set) var byteCount = 0
  let limit: Int

  init(limit: Int) { self.limit = limit }

  var count: Int { entries.count - start }

  /// Keeps a patch; numbers come in order, one after the other.
  mutating func append(_ number: Int, _ operations: [UInt8]) {
    if let last = entries.last, start < entries.count, last.number + 1 != number { removeAll() }
    entries.append(Entry(number: number, operations: operations))
    byteCount += operations.count
    while byteCount > limit, start < entries.count {
      byteCount -= entries[start].operations.count
      start += 1
    }
    if start > 16, start * 2 > entries.count {
      entries.removeFirst(start)
      start = 0
    }
  }

  /// The patches that follow on `number` up to `last`, in order; nil where one of them isn't kept.
  func patches(after number: Int, upTo last: Int) -> [(number: Int, operations: [UInt8])]? {
    guard number <= last else { return nil }
    if number == last { return [] }
    guard start < entries.count, entries[start].number <= number + 1,
      entries[entries.count - 1].number == last
    else { return nil }
    let first = start + (number + 1 - entries[start].number)
    return entries[first...].map { ($0.number, $0.operations) }
  }

  /// Forgets all.
  mutating func removeAll() {
    entries = []
    start = 0
    byteCount = 0
  }
}
