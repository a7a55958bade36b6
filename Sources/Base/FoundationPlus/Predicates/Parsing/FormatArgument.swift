import Foundation

/// A Swift value in a C argument list: its description for string formats, the value itself for predicate
/// formats.
///
/// Foundation's formatting requires the argument for `%@` to be a string, and terminates the program
/// otherwise.
final class FormatArgument: NSString {
  let value: Any
  private let units: [unichar]

  init(_ value: Any) {
    self.value = value
    units = Array("\(value)".utf16)
    super.init(stringLiteral: "")
  }

  override var length: Int { units.count }
  override func character(at index: Int) -> unichar { units[index] }
  override func copy(with zone: NSZone? = nil) -> Any { self }

  // Required initialisers of strings; a string created this way is its own value.
  required init(string: String) {
    value = string
    units = Array(string.utf16)
    super.init(stringLiteral: "")
  }
  required convenience init?(coder: NSCoder) { nil }
  required init(stringLiteral text: StaticString) {
    value = "\(text)"
    units = Array("\(text)".utf16)
    super.init(stringLiteral: "")
  }
  required convenience init(unicodeScalarLiteral value: StaticString) { self.init(string: "\(value)") }
  required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
    self.init(string: "\(value)")
  }
}

extension CVarArg where Self: _CVarArgObject {
  /// Never called: an argument list takes the object instead.
  public var _cVarArgEncoding: [Int] {
    preconditionFailure("Pass \(Self.self) in a list of arguments; it has no encoding of its own.")
  }

  /// The object that represents the value in an argument list.
  public var _cVarArgObject: any CVarArg { FormatArgument(self) }
}

// As on Apple's platforms, where sources rely on it; the lint rule guards against declarations in a later
// Foundation.
// swift-format-ignore: AvoidRetroactiveConformances
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {}
// swift-format-ignore: AvoidRetroactiveConformances
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {}
// swift-format-ignore: AvoidRetroactiveConformances
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {}
// swift-format-ignore: AvoidRetroactiveConformances
extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject {}
// swift-format-ignore: AvoidRetroactiveConformances
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {}
// swift-format-ignore: AvoidRetroactiveConformances
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {}
// swift-format-ignore: AvoidRetroactiveConformances
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {}
