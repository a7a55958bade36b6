import CivilTime
import Foundation
import Interchange

/// An item as text of its format: its component, occurrences that differ, and the definitions of its zones.
///
/// The object is stored, exported and sent to servers; values are read from it and written into it.
package struct ItemObject: Sendable, Hashable {
  /// VEVENT, VTODO or VCARD.
  var main: ContentComponent
  /// Components with the same UID and a RECURRENCE-ID.
  var overrides: [ContentComponent] = []
  /// VTIMEZONE components.
  var zones: [ContentComponent] = []

  init(main: ContentComponent, overrides: [ContentComponent] = [], zones: [ContentComponent] = []) {
    self.main = main
    self.overrides = overrides
    self.zones = zones
  }

  /// An object without properties.
  init(_ kind: ItemKind) {
    switch kind {
    case .event: main = ContentComponent("VEVENT")
    case .reminder: main = ContentComponent("VTODO")
    case .contact: main = ContentComponent("VCARD")
    }
  }

  package var kind: ItemKind {
    switch main.name {
    case "VTODO": .reminder
    case "VCARD": .contact
    default: .event
    }
  }

  var uid: String { main.first("UID").map { $0.text.trimmingCharacters(in: .whitespaces) } ?? "" }

  /// The components that carry the item, the main one first.
  var components: [ContentComponent] { [main] + overrides }

  static let calendarHead = [
    ContentProperty("VERSION", "2.0"), ContentProperty("PRODID", "-//Beckon//Beckon 1//EN"),
  ]

  /// The item alone as it is stored: VCALENDAR or VCARD. Zones of the IANA database are defined by their
  /// names alone, because their definitions are longer than most events; a file for others is
  /// `withAllZones.text`.
  package var text: String {
    if kind == .contact { return main.serialized }
    return ContentComponent(
      "VCALENDAR", properties: ItemObject.calendarHead, children: zones + components
    ).serialized
  }

  /// Reads what `text` gives, or what a server has for one item.
  /// - Throws: `PersonalStoreError.unreadable`.
  package init(parsing text: String) throws {
    let reader: ContentReader
    do { reader = try ContentReader(text) } catch let error as InterchangeError {
      throw PersonalStoreError(.unreadable, error.message, underlying: error)
    }
    var components: [ContentComponent] = []
    for component in reader.components {
      components += component.name == "VCALENDAR" ? component.children : [component]
    }
    let items = components.filter { ["VEVENT", "VTODO", "VCARD"].contains($0.name) }
    guard let first = items.first(where: { $0.first("RECURRENCE-ID") == nil }) ?? items.first else {
      let reason = reader.problems.first.map { " (\($0))" } ?? ""
      throw PersonalStoreError(.unreadable, "There is no event, reminder or contact in the text\(reason).")
    }
    main = first
    var rest = items
    if let place = rest.firstIndex(of: first) { rest.remove(at: place) }
    overrides = rest.filter { $0.name == first.name && $0.first("UID")?.text == first.first("UID")?.text }
    zones = components.filter { $0.name == "VTIMEZONE" }
  }

  // MARK: Times

  /// The zone that a TZID means in this object.
  func zone(_ id: String) -> TimeZone? {
    CalendarZones.zone(id, definition: zones.first { $0.first("TZID")?.text == id })
  }

  /// The times of a property; those that aren't are left out. A TZID that nobody knows makes the time
  /// floating.
  func times(_ property: ContentProperty) -> [CalendarTime] {
    let zone = property[parameter: "TZID"].first.flatMap { self.zone($0) }
    return property.value.split(separator: ",").compactMap { part in
      // Of a period the start.
      guard let time = part.split(separator: "/").first.flatMap({ CompactTime($0) }) else { return nil }
      let date = CivilDate(dayNumber: time.day)
      guard let second = time.secondOfDay else { return .day(date) }
      let clock = ClockTime(secondOfDay: second)
      if time.isUTC { return .zoned(date, clock, .gmt) }
      return zone.map { .zoned(date, clock, $0) } ?? .floating(date, clock)
    }
  }

  /// A property with a time; a zone's definition is added to the object.
  mutating func property(_ name: String, _ time: CalendarTime) -> ContentProperty {
    let content = CompactTime(day: time.date.dayNumber, secondOfDay: time.clock?.secondOfDay)
    switch time {
    case .day:
      return ContentProperty(name, content.text, parameters: [ContentParameter("VALUE", ["DATE"])])
    case .floating:
      return ContentProperty(name, content.text)
    case .zoned(_, _, let zone):
      if zone.isUTC { return ContentProperty(name, content.text + "Z") }
      return ContentProperty(
        name, content.text, parameters: [ContentParameter("TZID", [define(zone)])])
    }
  }

  /// Makes sure that a zone is defined, and gives the name that its times refer to.
  private mutating func define(_ zone: TimeZone) -> String {
    if CalendarZones.zone(zone.identifier, definition: nil) == zone { return zone.identifier }
    if let known = zones.first(where: { definition in
      definition.first("TZID").flatMap { self.zone($0.text) } == zone
    })?.first("TZID") {
      return known.text
    }
    let definition = ItemObject.fixed(zone)
    zones.append(definition)
    return definition.first("TZID")?.text ?? zone.identifier
  }

  /// The definition of a zone that only is an offset.
  private static func fixed(_ zone: TimeZone) -> ContentComponent {
    let seconds = zone.secondsFromGMT(for: Date(timeIntervalSince1970: 0))
    let minutes = abs(seconds) / 60
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let offset = (seconds < 0 ? "-" : "+") + two(minutes / 60) + two(minutes % 60)
    let standard = ContentComponent(
      "STANDARD",
      properties: [
        ContentProperty("DTSTART", "19700101T000000"), ContentProperty("TZOFFSETFROM", offset),
        ContentProperty("TZOFFSETTO", offset), ContentProperty("TZNAME", "GMT\(offset)"),
      ])
    return ContentComponent(
      "VTIMEZONE", properties: [ContentProperty("TZID", "GMT\(offset)")], children: [standard])
  }

  /// Removes definitions of zones that are known by their names.
  mutating func dropKnownZones() {
    dropUnusedZones()
    zones.removeAll { CalendarZones.zone($0.first("TZID")?.text ?? "", definition: nil) != nil }
  }

  /// The object with the definitions of all zones that its times refer to.
  package var withAllZones: ItemObject {
    var object = self
    let defined = Set(zones.compactMap { $0.first("TZID")?.text })
    var missing: Set<String> = []
    for property in components.flatMap(\.properties) { missing.formUnion(property[parameter: "TZID"]) }
    for id in missing.subtracting(defined).sorted() {
      guard let zone = CalendarZones.zone(id, definition: nil),
        var definition = CalendarZones.component(for: zone)
      else { continue }
      definition.replace("TZID", with: [ContentProperty("TZID", id)])
      object.zones.append(definition)
    }
    return object
  }

  /// Removes definitions that no time refers to.
  mutating func dropUnusedZones() {
    var used: Set<String> = []
    for property in components.flatMap(\.properties) { used.formUnion(property[parameter: "TZID"]) }
    zones.removeAll { !used.contains($0.first("TZID")?.text ?? "") }
  }
}

extension TimeZone {
  var isUTC: Bool { ["GMT", "UTC", "Etc/UTC", "Etc/GMT"].contains(identifier) }
}
