/// The header fields of a message, in their order; names are compared without case, a name may come several
/// times (RFC 9110, section 5).
///
/// Looking up is linear in the number of fields, which the server bounds.
package struct HTTPHeaderFields: Sendable, Sequence, ExpressibleByDictionaryLiteral {
  package struct Field: Sendable, Hashable {
    package var name: String
    package var value: String
    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  private var fields: [Field] = []

  package init() {}
  package init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { Field(name: $0.0, value: $0.1) }
  }

  package var count: Int { fields.count }

  /// The first value of a name; setting replaces all of that name, nil takes them away.
  package subscript(name: String) -> String? {
    get { fields.first { $0.name.equalsIgnoringCase(name) }?.value }
    set {
      fields.removeAll { $0.name.equalsIgnoringCase(name) }
      if let newValue { fields.append(Field(name: name, value: newValue)) }
    }
  }

  /// All values of a name, in their order.
  package func values(_ name: String) -> [String] {
    fields.filter { $0.name.equalsIgnoringCase(name) }.map(\.value)
  }

  /// Adds a field beside others of the same name.
  package mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// The elements of a list field, of all fields of that name, without surrounding blanks and empty ones
  /// (RFC 9110, section 5.6.1). Quoted strings are not taken apart.
  package func list(_ name: String) -> [String] {
    values(name).flatMap { value in
      value.split(separator: ",").map { String($0.trimmingBlanks) }.filter { !$0.isEmpty }
    }
  }

  package func makeIterator() -> IndexingIterator<[Field]> { fields.makeIterator() }
}

extension HTTPHeaderFields.Field {
  /// The reason why the field may not be sent, or nil: a name is a token, a value has no control characters
  /// other than the tab, so that nobody can end the field and begin another (RFC 9110, section 5.5).
  package var problem: String? {
    if name.isEmpty || !name.utf8.allSatisfy(\.isTokenCharacter) {
      return "A header field's name has to be a token; this one has \(name.utf8.count) bytes that are none."
    }
    if value.utf8.contains(where: { ($0 < 0x20 && $0 != 0x09) || $0 == 0x7F }) {
      return "The value of the header field \(name) holds a control character."
    }
    return nil
  }
}
