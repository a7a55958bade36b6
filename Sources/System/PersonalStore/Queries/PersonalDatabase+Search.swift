import Foundation
import Storage

extension PersonalDatabase {
  /// An item that was found by its text.
  package enum FoundItem: Sendable, Hashable {
    case event(StoredItem<CalendarEvent>)
    case reminder(StoredItem<Reminder>)
    case contact(StoredItem<Contact>)

    package var id: ItemID {
      switch self {
      case .event(let item): item.id
      case .reminder(let item): item.id
      case .contact(let item): item.id
      }
    }
  }

  /// Returns the items with all words of a text, each from its beginning ("den" finds "Dentist"), without
  /// regard to case and accents, in titles, places, notes, names and addresses; the best first.
  package func search(
    _ text: String, kinds: Set<ItemKind> = Set(ItemKind.allCases), limit: Int = 50
  ) throws -> [FoundItem] {
    guard let query = PersonalDatabase.query(text) else { return [] }
    return try found(query, kinds: kinds, limit: limit)
  }

  /// Returns the contacts whose name has all words of a text, each from its beginning.
  package func contacts(named text: String, limit: Int = 50) throws -> [StoredItem<Contact>] {
    guard let query = PersonalDatabase.query(text) else { return [] }
    let words = PersonalDatabase.words(text)
    return try found(query, kinds: [.contact], limit: limit * 4).compactMap { found in
      guard case .contact(let item) = found else { return nil }
      let contact = item.value
      let names = PersonalDatabase.words(
        [contact.displayName, contact.givenName, contact.familyName, contact.nickname, contact.organization]
          .joined(separator: " "))
      return words.allSatisfy { word in names.contains { $0.hasPrefix(word) } } ? item : nil
    }.prefix(limit).map { $0 }
  }

  /// Returns the contacts with a mail address, a number or a handle. Numbers are the same with and without
  /// their country's code, spaces and signs.
  package func contacts(address: String) throws -> [StoredItem<Contact>] {
    let isPhone = ContactAddress.isPhone(address) || address.lowercased().hasPrefix("tel:")
    let folded = isPhone ? ContactAddress.folded(phone: address) : ContactAddress.folded(address)
    guard !folded.isEmpty else { return [] }
    let tail = ItemRow.tail(folded)
    let ids = try database.read { connection in
      try connection.rows(
        """
        SELECT item, address FROM contact_addresses
        WHERE address = ? OR (? <> '' AND tail = ?) ORDER BY item LIMIT 500
        """, folded, tail, tail
      ) { (ItemID(rawValue: try $0.value(0)), try $0.value(1, as: String.self)) }
    }
    let same = ids.filter { isPhone ? ContactAddress.areSame($0.1, folded) : $0.1 == folded }.map(\.0)
    var seen: Set<ItemID> = []
    return try same.filter { seen.insert($0).inserted }.compactMap { try item($0) }
  }

  private func found(_ query: String, kinds: Set<ItemKind>, limit: Int) throws -> [FoundItem] {
    let rows = try rows(
      """
      JOIN item_text ON item_text.rowid = items.id
      WHERE item_text MATCH ? AND kind & ? <> 0 ORDER BY bm25(item_text), id LIMIT ?
      """, [query, ItemKind.mask(kinds), limit])
    return try rows.map { row in
      switch row.kind {
      case .event: .event(try row.item())
      case .reminder: .reminder(try row.item())
      case .contact: .contact(try row.item())
      }
    }
  }

  /// Words without case and accents.
  private static func words(_ text: String) -> [String] {
    text.prefix(500).folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// A text as FTS5 is asked for it; nil where it has no word.
  private static func query(_ text: String) -> String? {
    let words = words(text).prefix(16).map { "\"\($0)\"*" }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
