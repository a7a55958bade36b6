import Foundation

/// A number that a localized text takes as it is, by a format specifier of its own.
public protocol _FormatSpecifiable: Equatable {
  /// The specifier that stands for a value of the type in a key.
  static var _specifier: String { get }
  /// The value, as texts carry it.
  var _argument: LocalizationArgument { get }
}

extension _FormatSpecifiable where Self: SignedInteger {
  public var _argument: LocalizationArgument { .integer(Int64(clamping: self)) }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
  public var _argument: LocalizationArgument { .unsigned(UInt64(clamping: self)) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
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
