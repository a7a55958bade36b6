import Storage

/// The data held in memory to rank by: for each item its key, its length in words and the signs of its
/// vectors.
///
/// Items stand in the order of their keys, which is the order in which they were stored; the place of an item
/// is its slot. Items that were removed stay until a quarter is gone: whoever reads an item looks whether it
/// is there.
struct RankTable: Sendable {
  private(set) var keys: [Int64] = []
  private(set) var lengths: [Float] = []
  /// The signs of all vectors, and the slot of each; an item may have several.
  private(set) var signs: [SIMD4<UInt64>] = []
  private(set) var signSlots: [Int32] = []
  private var totalLength = 0.0
  private var deletedWhenLoaded = 0

  /// The most items that are removed before the table is loaded anew, beside a quarter of all.
  private static let slack = 1_000

  var count: Int { keys.count }
  var averageLength: Float { keys.isEmpty ? 1 : max(1, Float(totalLength / Double(keys.count))) }

  /// Loads what was added since the last time.
  mutating func refresh(on connection: borrowing Connection) throws {
    let deleted =
      try connection.firstValue("SELECT value FROM tally WHERE name = 'deleted'", as: Int.self) ?? 0
    if keys.isEmpty || deleted - deletedWhenLoaded > max(Self.slack, count / 4) {
      self = RankTable()
      deletedWhenLoaded = deleted
    }
    let last = keys.last ?? Int64.min
    guard let newest = try connection.firstValue("SELECT max(key) FROM rank", as: Int64?.self) ?? nil,
      newest > last
    else { return }
    try connection.forEachRow(
      "SELECT key, length, vectors FROM rank WHERE key > ? ORDER BY key", arguments: [last]
    ) { row in
      let length = try row.value(1, as: Double.self)
      keys.append(try row.value(0))
      lengths.append(Float(length))
      totalLength += length
      try row.withBytes(2) { codes in
        var start = 0
        while start + VectorCode.size <= codes.count {
          signs.append(
            VectorCode.signs(of: UnsafeRawBufferPointer(rebasing: codes[start..<start + VectorCode.size])))
          signSlots.append(Int32(keys.count - 1))
          start += VectorCode.size
        }
      }
    }
  }

  /// The slot of a key, looked for from another slot on: quick where keys come in order.
  func slot(of key: Int64, from hint: Int) -> Int? {
    var low = hint < keys.count && keys[hint] <= key ? hint : 0
    var step = 1
    while low + step < keys.count, keys[low + step] <= key {
      low += step
      step *= 2
    }
    var high = min(low + step, keys.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if keys[middle] <= key { low = middle } else { high = middle }
    }
    return low < keys.count && keys[low] == key ? low : nil
  }

  /// The slots of the vectors that differ in the fewest signs from `wanted`: about `count` of them, in no
  /// order.
  func nearest(to wanted: SIMD4<UInt64>, count wantedCount: Int, among allowed: [Bool]?) -> [Int] {
    var distances = [UInt16](repeating: 0, count: signs.count)
    var histogram = [Int](repeating: 0, count: VectorCode.size + 1)
    for index in signs.indices {
      let distance = signs[index].distance(to: wanted)
      distances[index] = UInt16(truncatingIfNeeded: distance)
      if allowed?[Int(signSlots[index])] ?? true { histogram[distance] += 1 }
    }
    var threshold = 0
    var within = 0
    while threshold < histogram.count {
      within += histogram[threshold]
      if within >= wantedCount { break }
      threshold += 1
    }
    var slots: [Int] = []
    for index in signs.indices where Int(distances[index]) <= threshold {
      let slot = Int(signSlots[index])
      if allowed?[slot] ?? true, slots.last != slot { slots.append(slot) }
    }
    return slots
  }
}

extension SIMD4<UInt64> {
  /// The number of bits in which both differ.
  func distance(to other: SIMD4<UInt64>) -> Int {
    Int(truncatingIfNeeded: (self ^ other).nonzeroBits.wrappedSum())
  }

  /// The number of bits set in each word, counted in parallel (H. S. Warren, Hacker's Delight, section 5-1):
  /// without an instruction for it, which the common ground of x86-64 does not have.
  fileprivate var nonzeroBits: SIMD4<UInt64> {
    var bits = self
    bits = bits &- ((bits &>> 1) & SIMD4(repeating: 0x5555_5555_5555_5555))
    let pairs = SIMD4<UInt64>(repeating: 0x3333_3333_3333_3333)
    bits = (bits & pairs) &+ ((bits &>> 2) & pairs)
    bits = (bits &+ (bits &>> 4)) & SIMD4(repeating: 0x0F0F_0F0F_0F0F_0F0F)
    bits = bits &+ (bits &>> 8)
    bits = bits &+ (bits &>> 16)
    return (bits &+ (bits &>> 32)) & SIMD4(repeating: 0x7F)
  }
}
