import Conversations
import PlainText

extension ContactCard {
  /// Reads the cards of a vCard file, 3.0 (RFC 2426) or 4.0 (RFC 6350).
  /// - Throws: `InterchangeError` that names the line where a card has no end or no name.
  public static func cards(parsing text: String) throws -> [ContactCard] {
    let reader = try ContentReader(text)
    if let problem = reader.problems.first { throw InterchangeError(.damaged, problem.description) }
    return try reader.components.map { component in
      guard component.name == "VCARD" else {
        throw InterchangeError(.damaged, "line \(component.line): expected BEGIN:VCARD")
      }
      var card = ContactCard(name: "")
      for property in component.properties { card.add(property) }
      guard !card.name.isEmpty else {
        throw InterchangeError(
          .damaged, "line \(component.line): the card has no FN (the name that is shown)")
      }
      return card
    }
  }

  private mutating func add(_ property: ContentProperty) {
    let label = property[parameter: "TYPE"].flatMap { $0.lowercased().split(separator: ",") }
      .first { $0 != "pref" && $0 != "internet" }.map(String.init)
    let text = property.text
    switch property.name {
    case "FN": if name.isEmpty { name = text }
    case "N":
      let parts = property.parts(separator: ";")
      familyName = parts.first?.nonEmpty
      givenName = parts.count > 1 ? parts[1].nonEmpty : nil
    case "TEL":
      phones.append(Labeled(text.hasPrefix("tel:") ? String(text.dropFirst(4)) : text, label: label))
    case "EMAIL": emails.append(Labeled(text, label: label))
    case "ADR": addresses.append(address(property.parts(separator: ";")))
    case "ORG": organization = property.parts(separator: ";").first?.nonEmpty
    case "TITLE": jobTitle = text
    case "URL": links.append(property.value)
    case "NOTE": note = text
    case "UID": uid = text
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
}
