import Conversations
import PlainText

extension ContactCard {
  /// The card's text: vCard 4.0 (RFC 6350), lines folded at 75 octets between characters and ended by "\r\n".
  ///
  /// - Throws: `InterchangeError` where the name is blank.
  public func text() throws -> String {
    guard !name.trimmed.isEmpty else {
      throw InterchangeError(.invalidValue, "name: expected the name that is shown")
    }
    var writer = ContentLineWriter()
    writer.line("BEGIN", "VCARD")
    writer.line("VERSION", "4.0")
    writer.line("FN", Self.escaped(name))
    if givenName != nil || familyName != nil {
      writer.line("N", [familyName, givenName, nil, nil, nil].map(Self.component).joined(separator: ";"))
    }
    for phone in phones { writer.line("TEL\(Self.type(phone.label))", Self.escaped(phone.value)) }
    for email in emails { writer.line("EMAIL\(Self.type(email.label))", Self.escaped(email.value)) }
    for address in addresses { writer.line("ADR", Self.structured(address)) }
    if let organization { writer.line("ORG", Self.component(organization)) }
    if let jobTitle { writer.line("TITLE", Self.escaped(jobTitle)) }
    for link in links { writer.line("URL", Self.singleLine(link)) }
    if let note { writer.line("NOTE", Self.escaped(note)) }
    if let uid { writer.line("UID;VALUE=text", Self.escaped(uid)) }
    writer.line("END", "VCARD")
    return writer.text
  }

  /// Post box, extended address, street, city, region, code, country (RFC 6350, 6.3.1).
  private static func structured(_ address: PostalAddress) -> String {
    let street = [address.houseNumber, address.road].compactMap { $0 }.joined(separator: " ").nonEmpty
    let extended = [address.house, address.unit].compactMap { $0 }.joined(separator: ", ").nonEmpty
    return [nil, extended, street, address.city, address.state, address.postcode, address.country]
      .map(component).joined(separator: ";")
  }

  private static func type(_ label: String?) -> String {
    let name = (label ?? "").lowercased().filter { ($0.isASCII && ($0.isLetter || $0.isNumber)) || $0 == "-" }
    return name.isEmpty ? "" : ";TYPE=\(name)"
  }

  private static func component(_ text: String?) -> String { ContentText.escaped(text ?? "") }

  private static func escaped(_ text: String) -> String { ContentText.escaped(text, semicolons: false) }

  private static func singleLine(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }))
  }
}
