import BinaryFiles
import Foundation
import LanguageData

/// A writer of sections into one file.
struct ImageWriter {
  private var sections: [(kind: ImageFormat.SectionKind, name: String, body: Bytes)] = []

  mutating func add(_ kind: ImageFormat.SectionKind, _ name: String, _ body: Bytes) {
    sections.append((kind, name, body))
  }

  func data() -> Data {
    var index = Bytes()
    var bodies = Bytes()
    var offset = ImageFormat.headerLength + sections.count * ImageFormat.indexEntryLength
    for section in sections.sorted(by: { ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name) }) {
      var body = section.body
      body.align()
      index.append(section.kind.rawValue)
      index.append(UInt32(0))
      index.append(ImageFormat.hash(of: section.name))
      index.append(UInt64(offset))
      index.append(UInt64(section.body.storage.count))
      bodies.storage += body.storage
      offset += body.storage.count
    }
    let payload = index.storage + bodies.storage
    var fold = FNVHash()
    for byte in payload { fold.add(byte) }
    var header = Bytes()
    header.storage = ImageFormat.magic
    header.append(ImageFormat.version)
    header.append(UInt32(sections.count))
    header.append(fold.value)
    return Data(header.storage + payload)
  }
}
