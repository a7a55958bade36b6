/// A generator of pseudorandom numbers with 64 bits of state (Steele, Lea, Flood 2014): the same seed gives
/// the same numbers everywhere.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }

  /// A permutation of numbers from 0; written out, because the standard library may change its own.
  mutating func permutation(of count: Int) -> [Int] {
    var order = Array(0..<count)
    var index = count - 1
    while index > 0 {
      order.swapAt(index, Int(next() % UInt64(index + 1)))
      index -= 1
    }
    return order
  }
}
