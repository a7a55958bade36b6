import Foundation

extension UUID: StableKeySource {
  static func stableName() -> String { "UUID" }
  func write(to bytes: inout ByteWriter, _ writer: StableKeyWriter) {
    withUnsafeBytes(of: uuid) { bytes.raw($0) }
  }
}

extension Data: StableKeySource {
  static func stableName() -> String { "Data" }
  func write(to bytes: inout ByteWriter, _ writer: StableKeyWriter) { bytes.raw(self) }
}

extension Date: StableKeySource {
  static func stableName() -> String { "Date" }
  func write(to bytes: inout ByteWriter, _ writer: StableKeyWriter) {
    timeIntervalSinceReferenceDate.write(to: &bytes, writer)
  }
}

extension URL: StableKeySource {
  static func stableName() -> String { "URL" }
  /// Writes the address as spelled and the base that it is relative to: addresses that differ in these are
  /// not equal, even where they lead to the same place.
  func write(to bytes: inout ByteWriter, _ writer: StableKeyWriter) {
    bytes.text(relativeString)
    bytes.text(orNone: baseURL?.absoluteString)
  }
}

extension Decimal: StableKeySource {
  static func stableName() -> String { "Decimal" }
  /// In decimal digits without an exponent's choice: 1.0 and 1 are equal.
  func write(to bytes: inout ByteWriter, _ writer: StableKeyWriter) {
    var compact = self
    NSDecimalCompact(&compact)
    bytes.raw(compact.description.utf8)
  }
}
