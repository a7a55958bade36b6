import Foundation
import IntentManifest

extension SourceMaker {
  /// The value of a literal as one of a type; nil where it is no literal, or the type has none.
  ///
  /// - Parameter steps: How many more static variables of the app's types are followed.
  func literal(
    _ value: ConstantValue, as type: IntentManifest.ValueType, steps: Int = 4
  ) -> IntentManifest.Value? {
    if steps > 0, case .member(let owner, let name) = value,
      let variable = recordsByName[owner.name]?.staticProperty(name)
    {
      return literal(variable.value, as: type, steps: steps - 1)
    }
    if let elements = value.elements {
      let values = elements.map { literal($0, as: type.scalar) }
      return values.contains(nil) ? nil : .list(values.compactMap(\.self))
    }
    switch type.scalar {
    case .primitive(.boolean): return value.boolean.map(IntentManifest.Value.boolean)
    case .primitive(.integer), .primitive(.number):
      return value.text.flatMap(Self.number).map { .number(.init($0)) }
    case .primitive(.text), .primitive(.attributedText): return value.text.map(IntentManifest.Value.text)
    case .enumeration(let name):
      guard let known = rawValues[name] else { return nil }
      return value.memberName.flatMap { known[$0] }.map(IntentManifest.Value.text)
    case .union, .other:
      // What the app does not declare goes by the name of its case.
      if case .enumCase(let name, let arguments) = value, arguments.isEmpty { return .text(name) }
      return nil
    default: return nil
    }
  }

  /// The number that a literal stands for: `1000`, `0x10`, `-2.5e3`.
  static func number(_ text: String) -> Double? {
    let isNegative = text.hasPrefix("-")
    let digits = text.drop { $0 == "-" || $0 == "+" }.replacing("_", with: "")
    let prefix = digits.prefix(2).lowercased()
    let radix = ["0x": 16, "0o": 8, "0b": 2][prefix]
    let value = radix.flatMap { Int(digits.dropFirst(2), radix: $0) }.map(Double.init) ?? Double(digits)
    return value.map { isNegative ? -$0 : $0 }
  }
}
