import Conversations
import Foundation
import Testing

@testable import Interchange

struct ContactCardTests {
  static func card() -> ContactCard {
    var card = ContactCard(name: "Ana \"Nina\" Souza, Dr.; PhD \\")
    card.givenName = "Ana; Maria"
    card.familyName = "Souza"
    card.phones = [
      ContactCard.Labeled("+1 415 555 0132", label: "cell"), ContactCard.Labeled("+44 20 7946 0000"),
    ]
    card.emails = [ContactCard.Labeled("ana@example.com", label: "work")]
    var address = PostalAddress()
    address.road = "12 Main Street; Rear"
    address.city = "San Francisco"
    address.state = "CA"
    address.postcode = "94105"
    card.addresses = [address]
    card.links = ["https://example.com/a;b,c"]
    card.organization = "Smith; Sons"
    card.jobTitle = "Head, Gardening"
    card.note = "Likes 🦄\nand " + String(repeating: "Größe, ", count: 40)
    card.uid = "u-1"
    return card
  }

  @Test func readsWhatItWrites() throws {
    let text = try Self.card().text()
    #expect(try ContactCard.cards(parsing: text + text) == [Self.card(), Self.card()])
    #expect(text.hasPrefix("BEGIN:VCARD\r\nVERSION:4.0\r\nFN:"))
  }

  /// RFC 6350, 3.2: at most 75 octets a line, never cut within a character.
  @Test func linesAreFoldedBetweenCharacters() throws {
    let text = try Self.card().text()
    let lines = text.utf8.split(separator: 0x0A)
    #expect(
      lines.allSatisfy { $0.last == 0x0D && $0.count <= 76 && String(validating: $0, as: UTF8.self) != nil })
    #expect(lines.contains { $0.first == 0x20 })
  }

  @Test func nothingGetsOut() throws {
    var card = ContactCard(name: "a\r\nTEL:1")
    card.phones = [ContactCard.Labeled("1\nTEL:2", label: "x:y\r\nz")]
    card.links = ["https://example.com/\r\nTEL:3"]
    card.note = "a\u{2028}b\0c"
    let text = try card.text()
    let lines = text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
    #expect(lines.count { $0.starts(with: "TEL".utf8) } == 1)
    #expect(try ContactCard.cards(parsing: text).first?.note == "a\nbc")
  }

  @Test func olderCardsAreRead() throws {
    let text = """
      BEGIN:VCARD
      VERSION:3.0
      N:Okafor;Ben;;;
      FN:Ben Okafor
      item1.TEL;TYPE=pref,CELL:+1 415 555 0100
      EMAIL;type=INTERNET;type=HOME:ben@
       example.com
      END:VCARD
      """
    let card = try #require(try ContactCard.cards(parsing: text).first)
    #expect(card.name == "Ben Okafor" && card.givenName == "Ben" && card.familyName == "Okafor")
    #expect(card.phones.first?.value == "+1 415 555 0100")
    #expect(card.emails == [ContactCard.Labeled("ben@example.com", label: "home")])
  }

  @Test(arguments: [
    ("TEL:1", "line 1"), ("BEGIN:VCARD\nFN:a", "line 1"), ("BEGIN:VCARD\nEND:VCARD", "line 1"),
    ("BEGIN:VCARD\nFN:a\nnonsense\nEND:VCARD", "line 3"),
  ])
  func brokenCards(_ text: String, _ place: String) throws {
    let error = try #require(throws: InterchangeError.self) { try ContactCard.cards(parsing: text) }
    #expect(error.message.hasPrefix(place))
  }

  @Test func aCardNeedsAName() {
    #expect(throws: InterchangeError.self) { try ContactCard(name: " ").text() }
  }
}
