import Foundation

/// A number in the form for comparison: integers are exact, whatever type they have.
enum PredicateNumber {
  case integer(Int128)
  case real(Double)
  case decimal(Decimal)

  /// Creates a number from a value, or returns nil if it is none. Boolean values are 1 and 0.
  init?(_ value: Any) {
    // NSNumber comes first: a cast would convert it to the first matching type.
    if type(of: value) is NSNumber.Type, let number = value as? NSNumber {
      self.init(number: number)
      return
    }
    switch value {
    case let value as Bool: self = .integer(value ? 1 : 0)
    case let value as Int: self = .integer(Int128(value))
    case let value as Double: self = .real(value)
    case let value as Decimal: self = .decimal(value)
    case let value as any BinaryInteger: self = Self.number(value)
    case let value as any BinaryFloatingPoint: self = .real(Self.double(value))
    default: return nil
    }
  }

  private init(number: NSNumber) {
    if let number = number as? NSDecimalNumber {
      self = .decimal(number.decimalValue)
      return
    }
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "d"), UInt8(ascii: "f"): self = .real(number.doubleValue)
    case UInt8(ascii: "Q"): self = .integer(Int128(number.uint64Value))
    default: self = .integer(Int128(number.int64Value))
    }
  }

  private static func number<T: BinaryInteger>(_ value: T) -> Self {
    Int128(exactly: value).map(Self.integer) ?? .real(Double(value))
  }

  private static func double<T: BinaryFloatingPoint>(_ value: T) -> Double { Double(value) }

  var double: Double {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    case .decimal(let value): NSDecimalNumber(decimal: value).doubleValue
    }
  }

  /// The integer of the same value, if there is one.
  var integer: Int128? {
    switch self {
    case .integer(let value): value
    case .real(let value): Int128(exactly: value)
    case .decimal: Int128(exactly: double)
    }
  }

  /// The number as a Swift value: an `Int` if it fits.
  var value: Any {
    switch self {
    case .integer(let value): Int(exactly: value).map { $0 as Any } ?? value
    case .real(let value): value
    case .decimal(let value): value
    }
  }

  /// Returns the order of two numbers, or nil if one of them is NaN.
  func compare(_ other: Self) -> ComparisonResult? {
    switch (self, other) {
    case (.integer(let left), .integer(let right)): Self.order(left, right)
    case (.integer(let left), .real(let right)): Self.compare(left, right)
    case (.real(let left), .integer(let right)): Self.compare(right, left).map(\.reversed)
    case (.decimal(let left), .decimal(let right)): Self.order(left, right)
    case (.decimal(let left), .integer(let right)):
      Int64(exactly: right).map { Self.order(left, Decimal($0)) } ?? Self.order(double, other.double)
    case (.integer, .decimal): other.compare(self).map(\.reversed)
    default:
      double.isNaN || other.double.isNaN ? nil : Self.order(double, other.double)
    }
  }

  private static func order<T: Comparable>(_ left: T, _ right: T) -> ComparisonResult {
    left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  /// Compares exactly: a large integer is not rounded to a floating-point number first.
  private static func compare(_ left: Int128, _ right: Double) -> ComparisonResult? {
    if right.isNaN { return nil }
    let floor = right.rounded(.down)
    guard let whole = Int128(exactly: floor) else {
      return right > 0 ? .orderedAscending : .orderedDescending
    }
    if left != whole { return order(left, whole) }
    return floor < right ? .orderedAscending : .orderedSame
  }
}

extension ComparisonResult {
  var reversed: ComparisonResult {
    switch self {
    case .orderedAscending: .orderedDescending
    case .orderedDescending: .orderedAscending
    case .orderedSame: .orderedSame
    }
  }
}
