import Foundation

/// A number type with its own format specifier in localized text.
public protocol _FormatSpecifiable: Equatable {
  /// The format specifier for values of the type.
  static var _specifier: String { get }
  /// The value as an argument of a localized text.
  var _argument: LocalizationArgument { get }
}

extension _FormatSpecifiable where Self: SignedInteger {
  /// The value as a 64-bit integer.
  public var _argument: LocalizationArgument { .integer(Int64(clamping: self)) }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
  /// The value as an unsigned 64-bit integer.
  public var _argument: LocalizationArgument { .unsigned(UInt64(clamping: self)) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// The value as a `Double`.
  public var _argument: LocalizationArgument { .real(Double(self)) }
}

extension Int: _FormatSpecifiable { public static var _specifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public static var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public static var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public static var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public static var _specifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public static var _specifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public static var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public static var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public static var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public static var _specifier: String { "%llu" } }
extension Float: _FormatSpecifiable { public static var _specifier: String { "%f" } }
extension Double: _FormatSpecifiable { public static var _specifier: String { "%lf" } }
extension CGFloat: _FormatSpecifiable { public static var _specifier: String { "%lf" } }
