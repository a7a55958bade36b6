/// One of the two services that the server of an account may have.
enum DAVService: Sendable, Hashable, CaseIterable {
  /// Calendars and lists of reminders: CalDAV (RFC 4791).
  case calendars
  /// Address books: CardDAV (RFC 6352).
  case addressBooks

  var namespace: String { self == .calendars ? DAVElement.calDAV : DAVElement.cardDAV }

  /// The property of a principal that tells where the person's collections are.
  var homeSet: String { self == .calendars ? "calendar-home-set" : "addressbook-home-set" }

  /// The resource type of a collection.
  var collectionType: String { self == .calendars ? "calendar" : "addressbook" }

  /// The path at which a host tells the address of its service (RFC 6764, 5).
  var wellKnownPath: String { self == .calendars ? "/.well-known/caldav" : "/.well-known/carddav" }

  /// The report that gives several objects at once, and the property with the text of each.
  var multiget: String { self == .calendars ? "c:calendar-multiget" : "k:addressbook-multiget" }
  var dataProperty: String { self == .calendars ? "calendar-data" : "address-data" }
  var dataName: String { self == .calendars ? "c:calendar-data" : "k:address-data" }

  var mediaType: String { self == .calendars ? "text/calendar" : "text/vcard" }
  var fileExtension: String { self == .calendars ? "ics" : "vcf" }
}
