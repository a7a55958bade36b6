import Foundation
import TextAnalysis

/// A value of an action under the name it has in files and on the command line.
public struct ActionField: Sendable, Hashable {
  /// A value of one of the types that files and the command line show.
  public enum Value: Sendable, Hashable {
    case text(String)
    case amount(Decimal)
    case flag(Bool)
    case list([String])
  }

  /// The name of the field, as in `phone`.
  public var name: String
  /// The value of the field.
  public var value: Value

  init?(_ name: String, _ text: String?) {
    guard let text else { return nil }
    self.init(name, .text(text))
  }

  init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }
}
