import Foundation

extension IntentManifest {
  /// A number, written as a whole one where it is.
  public struct Number: Codable, Hashable, Sendable, Comparable, CustomStringConvertible,
    ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
  {
    /// The value of the number.
    public var value: Double

    /// Creates a number.
    public init(_ value: Double) { self.value = value }
    public init(floatLiteral value: Double) { self.value = value }
    public init(integerLiteral value: Int) { self.value = Double(value) }

    public static func < (one: Number, other: Number) -> Bool { one.value < other.value }

    /// The number as a whole one, where it is and 53 bits hold it.
    private var whole: Int? {
      value == value.rounded() && abs(value) < 9_007_199_254_740_992 ? Int(value) : nil
    }

    /// The shortest text that reads as the same number, whole numbers without a point.
    public var description: String { whole.map(String.init) ?? "\(value)" }

    public init(from decoder: any Decoder) throws {
      value = try decoder.singleValueContainer().decode(Double.self)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if let whole {
        try container.encode(whole)
      } else if value.isFinite {
        try container.encode(value)
      } else {
        // JSON has no word for what is beyond all numbers.
        try container.encodeNil()
      }
    }
  }

  /// A value that stands in the source as a literal.
  public enum Value: Codable, Hashable, Sendable, CustomStringConvertible {
    case boolean(Bool)
    case number(Number)
    /// A text, or the raw value of a case.
    case text(String)
    case list([Value])

    public init(from decoder: any Decoder) throws {
      if var list = try? decoder.unkeyedContainer() {
        var values: [Value] = []
        while !list.isAtEnd { values.append(try list.decode(Value.self)) }
        self = .list(values)
        return
      }
      let container = try decoder.singleValueContainer()
      if let value = try? container.decode(Bool.self) {
        self = .boolean(value)
      } else if let value = try? container.decode(Double.self) {
        self = .number(Number(value))
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .boolean(let value): try value.encode(to: encoder)
      case .number(let value): try value.encode(to: encoder)
      case .text(let value): try value.encode(to: encoder)
      case .list(let values): try values.encode(to: encoder)
      }
    }

    /// The value in a sentence: `3`, `"soup"`, `true`.
    public var description: String {
      switch self {
      case .boolean(let value): "\(value)"
      case .number(let value): value.description
      case .text(let value): value.debugDescription
      case .list(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
      }
    }
  }
}
