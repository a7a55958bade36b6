import BinaryFiles
import LanguageData

extension Lexicon {
  /// The section for some entries; capacity is a power of two, at most half full.
  static func section(_ entries: [(hash: UInt64, value: Int64)], longest: Int) -> Bytes {
    var capacity = 8
    while capacity < entries.count * 2 { capacity *= 2 }
    var slots = [(hash: UInt64, value: Int64)](repeating: (0, 0), count: capacity)
    for entry in entries.sorted(by: { $0.hash < $1.hash }) {
      var slot = Int(truncatingIfNeeded: entry.hash) & (capacity - 1)
      while slots[slot].hash != 0 { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = entry
    }
    var bytes = Bytes()
    bytes.append(UInt32(capacity))
    bytes.append(UInt32(longest))
    for slot in slots {
      bytes.append(slot.hash)
      bytes.append(slot.value)
    }
    return bytes
  }
}

extension Table {
  /// The section for some rows.
  static func section(_ rows: [[String]], columns: Int) -> Bytes {
    var bytes = Bytes()
    bytes.append(UInt32(columns))
    bytes.append(UInt32(rows.count))
    var text: [UInt8] = []
    for field in rows.joined() {
      bytes.append(UInt32(text.count))
      bytes.append(UInt32(field.utf8.count))
      text += Array(field.utf8)
    }
    bytes.storage += text
    return bytes
  }
}
