/// Values by the number of a node, in as little room as lookups in constant time take.
///
/// Open addressing with linear probing, filled to four fifths: numbers are handed out in order, so that
/// they are spread well by one multiplication. A dictionary, which doubles, takes twice the room for a
/// usual window.
package struct NumberTable<Value> {
  /// 0 stands for no number: nodes that are shown have others.
  private var numbers: [UInt32] = []
  private var values: [Value?] = []
  package private(set) var count = 0

  package init() {}

  /// Creates a table with room for a number of values.
  package init(expecting count: Int) { resize(to: Self.capacity(for: count)) }

  private static func capacity(for count: Int) -> Int { max(8, count + count / 4 + 1) }

  /// The place where the search for a number begins (multiplicative hashing, scaled to the table).
  private func start(_ number: UInt32) -> Int {
    Int((UInt64(number &* 0x9E37_79B1) * UInt64(numbers.count)) >> 32)
  }

  /// The place of a number, or of the gap where it would be.
  private func place(of number: UInt32) -> Int {
    var place = start(number)
    while numbers[place] != 0, numbers[place] != number { place = place + 1 == numbers.count ? 0 : place + 1 }
    return place
  }

  package subscript(number: UInt32) -> Value? {
    get {
      guard count > 0, number != 0 else { return nil }
      return values[place(of: number)]
    }
    set {
      guard number != 0 else { return }
      if let newValue { set(newValue, for: number) } else { remove(number) }
    }
  }

  private mutating func set(_ value: Value, for number: UInt32) {
    if (count + 1) * 5 > numbers.count * 4 { resize(to: Self.capacity(for: count + max(8, count / 4))) }
    let place = place(of: number)
    if numbers[place] == 0 { count += 1 }
    numbers[place] = number
    values[place] = value
  }

  private mutating func remove(_ number: UInt32) {
    guard count > 0 else { return }
    var gap = place(of: number)
    guard numbers[gap] != 0 else { return }
    count -= 1
    // What was put behind the gap because of it moves up, so that searches need no marks.
    var next = gap
    while true {
      next = next + 1 == numbers.count ? 0 : next + 1
      guard numbers[next] != 0 else { break }
      let home = start(numbers[next])
      let stays = gap <= next ? (gap < home && home <= next) : (gap < home || home <= next)
      if stays { continue }
      numbers[gap] = numbers[next]
      values[gap] = values[next]
      gap = next
    }
    numbers[gap] = 0
    values[gap] = nil
    if numbers.count > 64, count * 4 < numbers.count { resize(to: Self.capacity(for: count)) }
  }

  private mutating func resize(to capacity: Int) {
    let (oldNumbers, oldValues) = (numbers, values)
    numbers = [UInt32](repeating: 0, count: capacity)
    values = [Value?](repeating: nil, count: capacity)
    for (number, value) in zip(oldNumbers, oldValues) where number != 0 {
      let place = place(of: number)
      numbers[place] = number
      values[place] = value
    }
  }

  /// All numbers with their values, in no order.
  package var all: [(number: UInt32, value: Value)] {
    zip(numbers, values).compactMap { number, value in value.map { (number, $0) } }
  }
}
