import PlainText

/// Names with values in their order, a name as often as it comes: the items of a query, the fields of a form,
/// cookies. Names are compared with case.
package struct NamedValues: Sendable, Hashable, Sequence {
  package struct Item: Sendable, Hashable {
    package let name: String
    package let value: String
  }

  package private(set) var items: [Item] = []

  package init() {}

  /// The first value of a name.
  package subscript(name: String) -> String? { items.first { $0.name == name }?.value }

  package func values(_ name: String) -> [String] { items.filter { $0.name == name }.map(\.value) }

  package var count: Int { items.count }
  package var isEmpty: Bool { items.isEmpty }
  package func makeIterator() -> IndexingIterator<[Item]> { items.makeIterator() }

  mutating func add(_ name: String, _ value: String) { items.append(Item(name: name, value: value)) }
}

extension NamedValues {
  /// Reads `a=1&b=2` as forms and queries write it; nil where an escape or the UTF-8 is broken.
  package init?(formEncoded text: some StringProtocol, maximumCount: Int = .max) {
    for pair in text.split(separator: "&", omittingEmptySubsequences: true) {
      guard items.count < maximumCount else { return nil }
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = PercentEncoding.decode(parts[0], plusIsBlank: true),
        let value = PercentEncoding.decode(parts.count > 1 ? parts[1] : "", plusIsBlank: true)
      else { return nil }
      add(name, value)
    }
  }

  /// Reads the values of `Cookie` fields (RFC 6265, section 5.4, as browsers send them): what is no pair is
  /// passed over, a value in quotation marks loses them.
  package init(cookieFields: [String]) {
    for field in cookieFields {
      for pair in field.split(separator: ";") {
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { continue }
        let name = parts[0].trimmingBlanks
        var value = parts[1].trimmingBlanks
        if value.utf8.count >= 2, value.utf8.first == UInt8(ascii: "\""),
          value.utf8.last == UInt8(ascii: "\"")
        {
          value = value[value.utf8.index(after: value.startIndex)..<value.utf8.index(before: value.endIndex)]
        }
        guard !name.isEmpty else { continue }
        add(String(name), String(value))
      }
    }
  }
}
