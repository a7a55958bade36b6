import CivilTime
import Foundation
import PersonalStore

/// The content of a calendar page, read at once.
struct PageContent: Sendable {
  /// The question of what is to be read.
  struct Question: Sendable {
    var days: ClosedRange<CivilDate>
    var text: String
    var hasContacts: Bool
    var place: CalendarPage.Place?
    var zone: TimeZone
  }

  /// Nil before something was read.
  private(set) var picture: CalendarPicture?
  private(set) var contacts: [StoredItem<Contact>] = []
  /// What was found; nil where nothing is searched.
  private(set) var found: [PersonalDatabase.FoundItem]?
  /// The event that is in front, and the time at which it is shown.
  private(set) var event: (item: StoredItem<CalendarEvent>, entry: CalendarEntry)?
  private(set) var reminder: StoredItem<Reminder>?
  private(set) var contact: StoredItem<Contact>?

  init() {}

  /// - Throws: `StorageError`, `PersonalStoreError`.
  init(_ question: Question, from store: PersonalDatabase) throws {
    let picture = try CalendarPicture(of: question.days, from: store, zone: question.zone)
    self.picture = picture
    let words = question.text.trimmingCharacters(in: .whitespacesAndNewlines)
    if !words.isEmpty {
      found = try store.search(words)
      if question.hasContacts {
        contacts = try store.contacts(named: words, limit: 500)
        let byAddress = try store.contacts(address: words)
        let known = Set(contacts.map(\.id))
        contacts += byAddress.filter { !known.contains($0.id) }
      }
    } else if question.hasContacts {
      contacts = try store.items(Contact.self, limit: 2_000)
    }
    switch question.place {
    case .event(let id, let entry):
      if let item = try store.item(id, as: CalendarEvent.self) {
        event = try Self.entry(of: item, entry, picture, store, question.zone).map { (item, $0) }
      }
    case .reminder(let id): reminder = try store.item(id)
    case .contact(let id): contact = try store.item(id)
    case nil: break
    }
  }

  /// The time of an event that was asked for; of one that is there no more the first.
  private static func entry(
    of item: StoredItem<CalendarEvent>, _ wanted: String?, _ picture: CalendarPicture,
    _ store: PersonalDatabase, _ zone: TimeZone
  ) throws -> CalendarEntry? {
    let own = picture.entries.filter { $0.occurrence.item == item.id }
    if let found = own.first(where: { $0.id == wanted }) ?? (wanted == nil ? own.first : nil) { return found }
    // From the first on: a rule may leave out its own beginning.
    let start = item.value.start.instant(in: zone)
    for length in [86_400.0 * 3, 86_400.0 * 800] {
      let span = DateInterval(start: start.addingTimeInterval(-86_400), duration: length)
      let found = try store.occurrences(in: span, zone: zone, collections: [item.collection])
      if let first = found.occurrences.first(where: { $0.item == item.id }) {
        return CalendarEntry(
          first, color: picture.collections[item.collection]?.color ?? "#8E8E93",
          isUnsent: picture.unsent.contains(item.id), zone: zone)
      }
    }
    return nil
  }

  /// What both sides of an account changed in an item.
  func conflict(of uid: String, in collection: CollectionID) -> SyncConflict? {
    picture?.conflicts.first { $0.uid == uid && $0.collection == collection }
  }
}
