import CICal
import CivilTime
import Foundation
import Synchronization

/// Time zones as iCalendar files name and define them (RFC 5545, 3.6.5).
package enum CalendarZones {
  private struct State {
    var components: [String: ContentComponent?] = [:]
    var read: [ContentComponent: TimeZone] = [:]
    /// The zones by name; nil for names that no zone has.
    var named: [String: TimeZone?] = [:]
  }
  private static let state = Mutex(State())

  /// The definition of a zone of the IANA database, from the system's; nil for other zones.
  package static func component(for zone: TimeZone) -> ContentComponent? {
    let id = zone.identifier
    if let known = state.withLock({ $0.components[id] }) { return known }
    let text: String? = ICal.locked {
      guard let builtin = icaltimezone_get_builtin_timezone(id),
        let text = icalcomponent_as_ical_string_r(icaltimezone_get_component(builtin))
      else { return nil }
      defer { free(text) }
      return String(cString: text)
    }
    var component: ContentComponent?
    // The system's own text is within every limit.
    if let text, let reader = try? ContentReader(text), var read = reader.components.first {
      // libical's identifiers carry a prefix; calendars know the plain names.
      read.replace("TZID", with: [ContentProperty("TZID", id)])
      component = read
    }
    state.withLock { $0.components[id] = .some(component) }
    return component
  }

  /// The zone that a TZID means.
  /// - Parameter definition: the VTIMEZONE of that name in the file.
  /// - Returns: the zone of the IANA database by its name, by the name's end (some programs put a prefix
  ///   before it), by the place the definition names, or by the offsets that the definition gives in a year;
  ///   where no zone has these, a fixed offset; nil where there is neither a known name nor a definition.
  package static func zone(_ id: String, definition: ContentComponent?) -> TimeZone? {
    guard id.utf8.count <= 255 else { return nil }
    if let zone = named(id) { return zone }
    guard let definition else { return nil }
    if let place = definition.first("X-LIC-LOCATION"), let zone = named(place.text) { return zone }
    if let zone = state.withLock({ $0.read[definition] }) { return zone }
    guard let zone = zone(like: definition) else { return nil }
    state.withLock {
      if $0.read.count >= 64 { $0.read = [:] }
      $0.read[definition] = zone
    }
    return zone
  }

  /// The zone of a name, which each time of a file has again.
  private static func named(_ id: String) -> TimeZone? {
    if let known = state.withLock({ $0.named[id] }) { return known }
    let zone = looked(up: id)
    state.withLock {
      if $0.named.count >= 256 { $0.named = [:] }
      $0.named[id] = .some(zone)
    }
    return zone
  }

  private static func looked(up id: String) -> TimeZone? {
    if id.uppercased() == "UTC" || id.uppercased() == "GMT" || id == "Etc/UTC" { return .gmt }
    let parts = id.split(separator: "/")
    for length in [parts.count, 3, 2] where length <= parts.count && length >= 1 {
      let name = parts.suffix(length).joined(separator: "/")
      // Names with a slash only: abbreviations such as "IST" mean several places.
      if length > 1, let zone = TimeZone(identifier: name) { return zone }
    }
    return nil
  }

  // MARK: By offsets

  /// One STANDARD or DAYLIGHT part.
  private struct Observance {
    var start: Int
    var offset: Int
    var before: Int
    var rule: RecurrenceRule?
    var dates: [Int]

    init?(_ component: ContentComponent) {
      guard let start = component.first("DTSTART").flatMap({ CompactTime($0.value) }),
        let offset = component.first("TZOFFSETTO").flatMap({ CalendarZones.offset($0.value) })
      else { return nil }
      self.start = start.day * 86_400 + (start.secondOfDay ?? 0)
      self.offset = offset
      before = component.first("TZOFFSETFROM").flatMap { CalendarZones.offset($0.value) } ?? offset
      // A rule that isn't one, or one that doesn't come yearly, gives no onsets but the first.
      rule = component.first("RRULE").flatMap { try? RecurrenceRule.checked($0.value) }
      if rule?.frequency != .yearly { rule = nil }
      dates = component.all("RDATE").prefix(400).flatMap { property in
        property.value.split(separator: ",").prefix(400).compactMap { CompactTime($0) }
      }.map { $0.day * 86_400 + ($0.secondOfDay ?? 0) }
    }

    /// The last onset before a local time.
    func onset(before time: Int) -> Int? {
      var last = ([start] + dates).filter { $0 <= time }.max()
      if let rule, time > start {
        var budget = 100
        let end: Int? =
          switch rule.until {
          case .day(let day): day * 86_400 + 86_399
          case .local(let local): local
          case .instant(let instant): instant + before
          case nil: nil
          }
        let times = rule.times(
          from: start, isAllDay: false, in: max(start, time - 400 * 86_400)..<(time + 1), last: end,
          budget: &budget)
        last = max(last ?? .min, times.last ?? .min)
      }
      return last
    }
  }

  /// A zone whose offsets are those of a definition in the middle of each month of two years.
  private static func zone(like definition: ContentComponent) -> TimeZone? {
    let parts = definition.children.prefix(100).compactMap(Observance.init)
    guard let first = parts.first else { return nil }
    var probes: [(date: Date, offset: Int)] = []
    for year in [2024, 2026] {
      for month in 1...12 {
        guard let day = CivilDate(year: year, month: month, day: 15) else { continue }
        let local = day.dayNumber * 86_400 + 43_200
        let latest = parts.compactMap { part in part.onset(before: local).map { ($0, part.offset) } }
          .max { $0.0 < $1.0 }
        let offset = latest?.1 ?? first.before
        probes.append((Date(timeIntervalSince1970: Double(local - offset)), offset))
      }
    }
    let offsets = Set(probes.map(\.offset))
    if offsets.count == 1, let only = offsets.first { return TimeZone(secondsFromGMT: only) }
    for id in common + TimeZone.knownTimeZoneIdentifiers {
      guard let zone = TimeZone(identifier: id) else { continue }
      if probes.allSatisfy({ zone.secondsFromGMT(for: $0.date) == $0.offset }) { return zone }
    }
    let standard = definition.children.first { $0.name == "STANDARD" }.flatMap(Observance.init)
    return TimeZone(secondsFromGMT: (standard ?? first).offset)
  }

  /// Of several zones with the same offsets the one that most people live in.
  private static let common = [
    "Europe/Berlin", "Europe/London", "Europe/Athens", "America/New_York", "America/Chicago",
    "America/Denver",
    "America/Los_Angeles", "Australia/Sydney", "Pacific/Auckland",
  ]

  /// "+0130" or "-003000" in seconds.
  fileprivate static func offset(_ text: String) -> Int? {
    let digits = text.dropFirst()
    guard let sign = text.first, sign == "+" || sign == "-", digits.count == 4 || digits.count == 6,
      let value = Int(digits), value >= 0
    else { return nil }
    let padded = digits.count == 4 ? value * 100 : value
    let seconds = padded / 10_000 * 3_600 + padded / 100 % 100 * 60 + padded % 100
    return seconds < 86_400 ? (sign == "-" ? -seconds : seconds) : nil
  }
}
