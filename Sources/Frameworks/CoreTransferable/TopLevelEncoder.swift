import Foundation

/// An encoder that makes a whole document of a value.
public protocol TopLevelEncoder {
  /// What it makes.
  associatedtype Output

  /// Encodes a value.
  func encode<Value: Encodable>(_ value: Value) throws -> Output
}

/// A decoder that makes a value of a whole document.
public protocol TopLevelDecoder {
  /// What it reads.
  associatedtype Input

  /// Decodes a value.
  func decode<Value: Decodable>(_ type: Value.Type, from input: Input) throws -> Value
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
