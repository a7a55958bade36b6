import Glibc

/// The counts that the system keeps of a TCP connection (`TCP_INFO`).
struct TransferCounts {
  /// Whether it was reset or closed.
  let isDead: Bool
  /// Whether the other side has ended its sending.
  let hasEnded: Bool
  /// Bytes sent that the other side has confirmed.
  let acknowledged: UInt64
  /// Bytes received.
  let received: UInt64

  /// Places in the kernel's `struct tcp_info` (linux/tcp.h), which grows only at its end.
  private static let acknowledgedOffset = 120
  private static let receivedOffset = 128
  private static let closed: UInt8 = 7
  private static let closeWait: UInt8 = 8

  init?(_ descriptor: Int32) {
    var info = [UInt64](repeating: 0, count: 32)
    var size = socklen_t(256)
    guard getsockopt(descriptor, Int32(IPPROTO_TCP), TCP_INFO, &info, &size) == 0,
      size >= TransferCounts.receivedOffset + 8
    else { return nil }
    let state = withUnsafeBytes(of: info[0]) { $0[0] }
    isDead = state == TransferCounts.closed
    hasEnded = state == TransferCounts.closeWait
    acknowledged = info[TransferCounts.acknowledgedOffset / 8]
    received = info[TransferCounts.receivedOffset / 8]
  }
}
