import TextAnalysis

extension ContactCard {
  /// Reads the cards of a vCard file, 3.0 (RFC 2426) or 4.0 (RFC 6350).
  /// - Throws: `InterchangeError` that names the line where a card has no end or no name.
  public static func cards(parsing text: String) throws -> [ContactCard] {
    var cards: [ContactCard] = []
    var open: (card: ContactCard, line: Int)?
    for (number, line) in unfolded(Array(text.utf8)) {
      if line.allSatisfy(ASCII.isSpace) { continue }
      guard let field = Field(line) else {
        throw InterchangeError(.damaged, "line \(number): expected a property such as \"FN:name\"")
      }
      switch (field.name, field.value.uppercased()) {
      case ("BEGIN", "VCARD"): open = (ContactCard(name: ""), number)
      case ("END", "VCARD"):
        guard let (card, _) = open else {
          throw InterchangeError(.damaged, "line \(number): END:VCARD without BEGIN:VCARD")
        }
        guard !card.name.isEmpty else {
          throw InterchangeError(.damaged, "line \(number): the card has no FN (the name that is shown)")
        }
        cards.append(card)
        open = nil
      default:
        guard open != nil else { throw InterchangeError(.damaged, "line \(number): expected BEGIN:VCARD") }
        open?.card.add(field)
      }
    }
    if let open { throw InterchangeError(.damaged, "line \(open.line): the card has no END:VCARD") }
    return cards
  }

  private mutating func add(_ field: Field) {
    switch field.name {
    case "FN": if name.isEmpty { name = field.text }
    case "N":
      let parts = field.components
      familyName = parts.first?.nonEmpty
      givenName = parts.count > 1 ? parts[1].nonEmpty : nil
    case "TEL":
      let value = field.text
      phones.append(Labeled(value.hasPrefix("tel:") ? String(value.dropFirst(4)) : value, label: field.type))
    case "EMAIL": emails.append(Labeled(field.text, label: field.type))
    case "ADR": addresses.append(address(field.components))
    case "ORG": organization = field.components.first?.nonEmpty
    case "TITLE": jobTitle = field.text
    case "URL": links.append(field.value)
    case "NOTE": note = field.text
    case "UID": uid = field.text
    default: break
    }
  }

  private func address(_ parts: [String]) -> PostalAddress {
    func part(_ index: Int) -> String? { index < parts.count ? parts[index].nonEmpty : nil }
    var address = PostalAddress()
    address.unit = part(1)
    address.road = part(2)
    address.city = part(3)
    address.state = part(4)
    address.postcode = part(5)
    address.country = part(6)
    return address
  }

  /// Logical lines with the number of their first line: a line that begins with white space goes on.
  private static func unfolded(_ bytes: [UInt8]) -> [(number: Int, line: [UInt8])] {
    var lines = ByteLines(bytes[...])
    var logical: [(number: Int, line: [UInt8])] = []
    while let line = lines.next() {
      if let first = line.first, first == ASCII.space || first == ASCII.tab, !logical.isEmpty {
        logical[logical.count - 1].line += line.dropFirst()
      } else {
        logical.append((lines.number, Array(line)))
      }
    }
    return logical
  }

  /// One property.
  private struct Field {
    var name: String
    var type: String?
    /// The value, still escaped.
    var value: String

    init?(_ line: [UInt8]) {
      var isQuoted = false
      var colon: Int?
      for (index, byte) in line.enumerated() {
        if byte == ASCII.quote { isQuoted.toggle() }
        if byte == UInt8(ascii: ":"), !isQuoted {
          colon = index
          break
        }
      }
      guard let colon, colon > 0 else { return nil }
      let head = line[..<colon].text.split(separator: ";")
      guard let first = head.first else { return nil }
      // A group may stand before the name: "item1.TEL".
      name = first.split(separator: ".").last.map { $0.uppercased() } ?? ""
      value = line[(colon + 1)...].text
      for parameter in head.dropFirst() where parameter.lowercased().hasPrefix("type=") {
        type = parameter.dropFirst(5).split(separator: ",").first?.lowercased()
          .filter { $0 != "\"" }
        if type != "pref", type != "internet" { break }
      }
    }

    var text: String { Field.unescaped(value[...]) }

    /// The parts between semicolons that aren't escaped.
    var components: [String] {
      var parts: [String] = []
      var start = value.startIndex
      var index = value.startIndex
      var escaped = false
      while index < value.endIndex {
        if escaped {
          escaped = false
        } else if value[index] == "\\" {
          escaped = true
        } else if value[index] == ";" {
          parts.append(Field.unescaped(value[start..<index]))
          start = value.index(after: index)
        }
        index = value.index(after: index)
      }
      return parts + [Field.unescaped(value[start...])]
    }

    private static func unescaped(_ text: Substring) -> String {
      var output = ""
      var escaped = false
      for character in text {
        if escaped {
          output.append(character == "n" || character == "N" ? "\n" : character)
          escaped = false
        } else if character == "\\" {
          escaped = true
        } else {
          output.append(character)
        }
      }
      return output
    }
  }
}
