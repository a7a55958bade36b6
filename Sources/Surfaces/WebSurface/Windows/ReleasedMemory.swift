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

  private var bytes = 0
  private var last = -Double.infinity

  /// Notes that about so many bytes were released.
  mutating func add(_ count: Int) { bytes += count }

  /// Gives free memory back, where there is much.
  mutating func giveBack(now: Double) {
    guard bytes >= Self.enough, now - last >= Self.pause else { return }
    bytes = 0
    last = now
    // It takes milliseconds, which nobody should wait for.
    DispatchQueue.global(qos: .utility).async { _ = callocator_trim() }
  }
}
