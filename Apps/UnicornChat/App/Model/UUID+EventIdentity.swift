import Foundation
import SwiftUI

extension UUID {
  /// The identifier of what comes of an event: the same each time that the event is delivered.
  ///
  /// Two hashes of the identity (Fowler, Noll, Vo: FNV-1a), which is random and unlike any other. Nobody has to be kept
  /// from finding two that agree: whoever sends both is the same person.
  init(of identity: EventIdentity) {
    func hash(_ start: UInt64) -> UInt64 {
      identity.text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    let halves = (hash(0xcbf2_9ce4_8422_2325).bigEndian, hash(0x8422_2325_cbf2_9ce4).bigEndian)
    var bytes = withUnsafeBytes(of: halves) { Array($0) }
    // Version 8, which leaves the rest to the application (RFC 9562, section 5.8).
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    self = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
