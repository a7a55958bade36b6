/// A parameter of a content line, such as `TZID=Europe/Berlin`.
package struct ContentParameter: Sendable, Hashable {
  /// The name in upper case.
  package var name: String
  /// The values as meant: without quotes, carets resolved (RFC 6868).
  package var values: [String]

  package init(_ name: String, _ values: [String]) {
    self.name = name.uppercased()
    self.values = values
  }
}

/// A content line of iCalendar (RFC 5545, 3.1) or vCard (RFC 6350, 3.3): a name, parameters, a value.
///
/// The place in a file doesn't count when two are compared.
package struct ContentProperty: Sendable, Hashable {
  /// The group before the name of a vCard property: "item1".
  package var group: String?
  /// The name in upper case.
  package var name: String
  package var parameters: [ContentParameter]
  /// The value as it is written, still escaped, unfolded.
  package var value: String
  /// The number of its first line in the file it was read from; 0 for one that was made here.
  package var line: Int

  package init(
    _ name: String, _ value: String, parameters: [ContentParameter] = [], group: String? = nil, line: Int = 0
  ) {
    self.group = group
    self.name = name.uppercased()
    self.parameters = parameters
    self.value = value
    self.line = line
  }

  /// A property whose value is text, which is escaped here.
  package init(text: String, as name: String, parameters: [ContentParameter] = []) {
    self.init(name, ContentText.escaped(text), parameters: parameters)
  }

  package static func == (a: ContentProperty, b: ContentProperty) -> Bool {
    a.name == b.name && a.value == b.value && a.parameters == b.parameters && a.group == b.group
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(value)
    hasher.combine(parameters)
    hasher.combine(group)
  }

  /// The value without escapes.
  package var text: String { ContentText.unescaped(value[...]) }

  /// The parts of a value between signs that aren't escaped, without escapes.
  package func parts(separator: Character) -> [String] {
    ContentText.split(value, separator: separator).map(ContentText.unescaped)
  }

  /// The values of a parameter, in order, also where it stands several times; empty where there is none.
  package subscript(parameter name: String) -> [String] {
    get { parameters.filter { $0.name == name }.flatMap(\.values) }
    set {
      let place = parameters.firstIndex { $0.name == name } ?? parameters.endIndex
      parameters.removeAll { $0.name == name }
      if !newValue.isEmpty {
        parameters.insert(ContentParameter(name, newValue), at: min(place, parameters.endIndex))
      }
    }
  }
}

/// A component: the content between BEGIN and END, in the order of the file. Everything is kept, known or
/// not.
package struct ContentComponent: Sendable, Hashable {
  /// The name in upper case: "VEVENT".
  package var name: String
  package var properties: [ContentProperty]
  package var children: [ContentComponent]
  /// The line of its BEGIN in the file it was read from; 0 for one that was made here.
  package var line: Int

  package init(
    _ name: String, properties: [ContentProperty] = [], children: [ContentComponent] = [], line: Int = 0
  ) {
    self.name = name.uppercased()
    self.properties = properties
    self.children = children
    self.line = line
  }

  package static func == (a: ContentComponent, b: ContentComponent) -> Bool {
    a.name == b.name && a.properties == b.properties && a.children == b.children
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(properties)
    hasher.combine(children)
  }

  /// The first property of a name.
  package func first(_ name: String) -> ContentProperty? { properties.first { $0.name == name } }

  /// All properties of a name, in order.
  package func all(_ name: String) -> [ContentProperty] { properties.filter { $0.name == name } }

  /// Puts properties where the first one of a name stands, or at the end, and removes the others of that
  /// name.
  package mutating func replace(_ name: String, with new: [ContentProperty]) {
    let place = properties.firstIndex { $0.name == name } ?? properties.endIndex
    properties.insert(contentsOf: new, at: place)
    let kept = place..<(place + new.count)
    var index = 0
    properties.removeAll { property in
      defer { index += 1 }
      return property.name == name && !kept.contains(index)
    }
  }
}
