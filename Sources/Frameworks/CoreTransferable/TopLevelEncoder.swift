import Foundation

/// An encoder that turns a value into a complete document.
public protocol TopLevelEncoder {
  /// The type of the encoded document.
  associatedtype Output

  /// Encodes a value.
  func encode<Value: Encodable>(_ value: Value) throws -> Output
}

/// A decoder that reads a value from a complete document.
public protocol TopLevelDecoder {
  /// The type of the encoded document.
  associatedtype Input

  /// Decodes a value.
  func decode<Value: Decodable>(_ type: Value.Type, from input: Input) throws -> Value
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
