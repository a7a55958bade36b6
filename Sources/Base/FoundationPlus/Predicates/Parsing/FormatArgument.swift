import Foundation

/// A value of Swift in a C list of arguments: for a format of texts its description, for a predicate's itself.
///
/// Foundation's formatting asks an argument for `%@` to be a string, and stops the program at anything else.
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

  // What a text has to have; a text made in these ways is its own value.
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
  /// Not asked for: a list of arguments takes the object in its place.
  public var _cVarArgEncoding: [Int] {
    preconditionFailure("Pass \(Self.self) in a list of arguments; it has no encoding of its own.")
  }

  /// The object that stands for the value in a list of arguments.
  public var _cVarArgObject: any CVarArg { FormatArgument(self) }
}

// As on Apple's platforms, where sources rely on them; the rule guards against what a later Foundation declares.
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
