import CAllocator
import Foundation

/// The memory that windows took which were let go, until it is given back to the system.
///
/// The allocator keeps what is released for what comes next. After many windows were let go at once, nothing
/// comes next.
struct ReleasedMemory {
  /// The number of bytes from which it is worth going through all that the allocator has.
  private static let enough = 8 << 20
  /// The time, in seconds, until that is done again.
  private static let pause = 5.0
  /// The time, in seconds, after which it is done for less too, as nothing more is let go.
  private static let calm = 15.0

  /// The number of heaps that threads share. With one for each, what a window left in each heap keeps pages of all
  /// of them: 300 windows that were let go left 9 MB behind, with two heaps nothing (glibc 2.36, debug build).
  private static let heaps: Int32 = 2

  private var bytes = 0
  /// The number of bytes that were noted when it was looked at last.
  private var seen = 0
  private var changed = 0.0
  private var last = -Double.infinity

  /// Lets all threads of the program share few heaps, unless the environment says otherwise.
  static func shareHeaps(_ environment: [String: String]) {
    if environment["MALLOC_ARENA_MAX"] == nil { callocator_share(heaps) }
  }

  /// Notes that about so many bytes were released.
  mutating func add(_ count: Int) { bytes += count }

  /// Returns whether it is time to give free memory back, which is noted as done.
  mutating func isDue(now: Double) -> Bool {
    if bytes != seen { (seen, changed) = (bytes, now) }
    guard bytes > 0, now - last >= Self.pause else { return false }
    guard bytes >= Self.enough || now - changed >= Self.calm else { return false }
    (bytes, seen, last) = (0, 0, now)
    return true
  }

  /// Gives free memory back, where there is much, or where there will be no more.
  mutating func giveBack(now: Double) {
    guard isDue(now: now) else { return }
    // It takes milliseconds, which nobody should wait for.
    DispatchQueue.global(qos: .utility).async { _ = callocator_trim() }
  }
}
