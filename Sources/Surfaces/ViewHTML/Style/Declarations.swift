/// Style declarations in order; a later one of a property takes the place of an earlier.
struct Declarations: Equatable {
  private var list: [(name: String, value: String)] = []

  var isEmpty: Bool { list.isEmpty }

  /// The text of the declarations in a rule.
  var text: String { list.map { "\($0.name):\($0.value)" }.joined(separator: ";") }

  subscript(name: String) -> String? {
    get { list.first { $0.name == name }?.value }
    set {
      list.removeAll { $0.name == name }
      if let newValue { list.append((name, newValue)) }
    }
  }

  /// Adds what `other` says, which counts.
  mutating func merge(_ other: Declarations) {
    for (name, value) in other.list { self[name] = value }
  }

  static func == (a: Declarations, b: Declarations) -> Bool { a.text == b.text }
}
