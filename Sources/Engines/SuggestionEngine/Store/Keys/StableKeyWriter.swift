import Foundation

/// A writer of values of any type as bytes that depend on nothing but the value.
struct StableKeyWriter {
  /// The number of values that enclose this one.
  var depth = 0
  /// More than any id has; a value that contains itself ends here instead of with the stack.
  static let deepest = 64

  /// A value with the name of its type.
  func typed(_ value: Any) throws -> [UInt8] {
    var writer = ByteWriter()
    if let box = value as? any AnyHashableBox { return try typed(box.unboxed) }
    writer.text(try StableTypeName.of(type(of: value)))
    writer.raw(try untyped(value))
    return writer.bytes
  }

  /// A value whose type is known from elsewhere.
  func untyped(_ value: Any) throws -> [UInt8] {
    guard depth < Self.deepest else {
      let name = try StableTypeName.of(type(of: value))
      throw MessageKeyError(
        code: .tooDeep, type: name,
        message: "An id of type \(name) nests more than \(Self.deepest) values. Use a part of it as the id.")
    }
    let inner = StableKeyWriter(depth: depth + 1)
    if let source = value as? any StableKeySource {
      var writer = ByteWriter()
      try source.write(to: &writer, inner)
      return writer.bytes
    }
    if let raw = value as? any RawRepresentable { return try inner.typed(raw.rawValue) }
    if let encodable = value as? any Encodable {
      return try CanonicalEncoder.bytes(of: encodable, writer: inner)
    }
    if let text = value as? any LosslessStringConvertible { return try inner.typed(text.description) }
    throw MessageKeyError.noStableForm(try StableTypeName.of(type(of: value)))
  }
}

/// `AnyHashable` by itself: every hashable value can be cast to it, so a cast would find it everywhere.
protocol AnyHashableBox { var unboxed: Any { get } }
extension AnyHashable: AnyHashableBox { var unboxed: Any { base } }

/// A type whose form in a key is fixed here.
protocol StableKeySource {
  /// The name of the type in keys.
  static func stableName() throws -> String
  /// Writes the value; equal values write the same, others something else.
  func write(to bytes: inout ByteWriter, _ writer: StableKeyWriter) throws
}

extension String: StableKeySource {
  static func stableName() -> String { "String" }
  /// Strings are equal when they are canonically equivalent (Unicode Standard Annex 15), so the composed
  /// form is written.
  func write(to bytes: inout ByteWriter, _ writer: StableKeyWriter) {
    let isASCII = utf8.allSatisfy { $0 < 0x80 }
    bytes.raw((isASCII ? self : precomposedStringWithCanonicalMapping).utf8)
  }
}

extension Substring: StableKeySource {
  static func stableName() -> String { "Substring" }
  func write(to bytes: inout ByteWriter, _ writer: StableKeyWriter) { String(self).write(to: &bytes, writer) }
}

extension Character: StableKeySource {
  static func stableName() -> String { "Character" }
  func write(to bytes: inout ByteWriter, _ writer: StableKeyWriter) { String(self).write(to: &bytes, writer) }
}

extension Bool: StableKeySource {
  static func stableName() -> String { "Bool" }
  func write(to bytes: inout ByteWriter, _ writer: StableKeyWriter) { bytes.byte(self ? 1 : 0) }
}

extension StableKeySource where Self: FixedWidthInteger {
  static func stableName() -> String { "\(Self.self)" }
  /// In decimal digits: the same for every width of `Int`.
  func write(to bytes: inout ByteWriter, _ writer: StableKeyWriter) { bytes.raw(String(self).utf8) }
}
extension Int: StableKeySource {}
extension Int8: StableKeySource {}
extension Int16: StableKeySource {}
extension Int32: StableKeySource {}
extension Int64: StableKeySource {}
extension UInt: StableKeySource {}
extension UInt8: StableKeySource {}
extension UInt16: StableKeySource {}
extension UInt32: StableKeySource {}
extension UInt64: StableKeySource {}
@available(macOS 15, iOS 18, *)
extension Int128: StableKeySource {}
@available(macOS 15, iOS 18, *)
extension UInt128: StableKeySource {}

extension Double: StableKeySource {
  static func stableName() -> String { "Double" }
  /// The bits of IEEE 754; zero has one sign, as both are equal.
  func write(to bytes: inout ByteWriter, _ writer: StableKeyWriter) {
    bytes.number(isNaN ? Double.nan.bitPattern : self == 0 ? 0 : bitPattern)
  }
}

extension Float: StableKeySource {
  static func stableName() -> String { "Float" }
  func write(to bytes: inout ByteWriter, _ writer: StableKeyWriter) { Double(self).write(to: &bytes, writer) }
}
