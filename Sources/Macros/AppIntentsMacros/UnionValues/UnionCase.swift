import SwiftSyntax

/// A case of a union: its name and the one value that it takes.
struct UnionCase {
  var name: TokenSyntax
  var label: String?
  var payload: TypeSyntax

  /// How the name is written, with the backticks that it needs.
  var spelled: String { name.text }

  /// The pattern and expression of the case, around a value: `.text(value)`.
  func applied(to value: String) -> String { ".\(spelled)(\(label.map { "\($0): " } ?? "")\(value))" }
}
