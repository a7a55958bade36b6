import Foundation
import Interchange

/// Two changes of one item brought together, property by property.
///
/// A change that only one side made is taken from it. Times, rules and states of completion are each one
/// thing, because a start from here and an end from there would be an event that nobody made. Lists
/// (attendees, alarms, exceptions, categories) are merged by their members.
struct ObjectMerge {
  /// Both changes, with one's own where they contradict.
  private(set) var merged: ItemObject
  /// The values that both sides changed to different ones, in words for a person.
  private(set) var contradictions: [String] = []

  /// - Parameter base: the state that both sides began from; nil where there is none.
  init(base: ItemObject?, mine: ItemObject, theirs: ItemObject) {
    merged = theirs
    merged.main = merge(base?.main, mine.main, theirs.main)
    let before = ObjectMerge.overrides(base)
    let here = ObjectMerge.overrides(mine)
    let there = ObjectMerge.overrides(theirs)
    var overrides: [ContentComponent] = []
    for key in Set(here.keys).union(there.keys).sorted() {
      switch (before[key], here[key], there[key]) {
      case (let base, let mine?, let theirs?): overrides.append(merge(base, mine, theirs))
      // Deleted on one side: it stays deleted unless the other changed it.
      case (let base?, let mine?, nil):
        if mine != base {
          contradict("an occurrence")
          overrides.append(mine)
        }
      case (let base?, nil, let theirs?):
        if theirs != base { contradict("an occurrence") }
      case (nil, let mine?, nil): overrides.append(mine)
      case (nil, nil, let theirs?): overrides.append(theirs)
      case (_, nil, nil): break
      }
    }
    merged.overrides = overrides
    for zone in mine.zones where !merged.zones.contains(where: { $0.first("TZID") == zone.first("TZID") }) {
      merged.zones.append(zone)
    }
    merged.dropUnusedZones()
  }

  private static func overrides(_ object: ItemObject?) -> [String: ContentComponent] {
    Dictionary(
      (object?.overrides ?? []).map { ($0.first("RECURRENCE-ID")?.value ?? "", $0) },
      uniquingKeysWith: { a, _ in a })
  }

  private mutating func contradict(_ what: String) {
    if !contradictions.contains(what) { contradictions.append(what) }
  }

  /// Properties that are one thing together.
  private static let groups = [
    "DTSTART": "time", "DTEND": "time", "DURATION": "time", "DUE": "time", "STATUS": "status",
    "COMPLETED": "status", "PERCENT-COMPLETE": "status", "FN": "name", "N": "name",
  ]
  /// Properties whose members are merged one by one.
  private static let lists: Set = ["ATTENDEE", "EXDATE", "RDATE", "CATEGORIES", "COMMENT", "ATTACH"]
  /// Properties of a card that stand once (RFC 6350, 6.1 to 6.9); what else may stand several times is merged
  /// by its members, as are those that nobody knows.
  private static let single: Set = [
    "name", "NICKNAME", "ORG", "TITLE", "ROLE", "NOTE", "BDAY", "ANNIVERSARY", "GENDER", "PHOTO", "LOGO",
    "SOUND",
    "UID", "VERSION", "KIND", "MAILER", "TZ", "GEO", "CLASS", "SORT-STRING",
  ]
  /// Marks of a change, which differ always.
  private static let marks: Set = ["DTSTAMP", "LAST-MODIFIED", "CREATED", "SEQUENCE", "REV", "PRODID"]
  private static let words = [
    "SUMMARY": "the title", "time": "the time", "LOCATION": "the place", "DESCRIPTION": "the notes",
    "RRULE": "the recurrence", "status": "the status", "ATTENDEE": "the attendees", "URL": "the link",
    "PRIORITY": "the priority", "EXDATE": "the exceptions", "CATEGORIES": "the categories",
    "name": "the name", "ORG": "the organization", "TITLE": "the job title", "BDAY": "the birthday",
    "NOTE": "the notes", "PHOTO": "the picture", "NICKNAME": "the nickname", "TEL": "the numbers",
    "EMAIL": "the mail addresses", "ADR": "the addresses",
  ]

  private static func key(_ property: ContentProperty) -> String { groups[property.name] ?? property.name }

  private mutating func merge(
    _ base: ContentComponent?, _ mine: ContentComponent, _ theirs: ContentComponent
  ) -> ContentComponent {
    var result = ContentComponent(theirs.name)
    let before = Dictionary(grouping: base?.properties ?? [], by: ObjectMerge.key)
    let here = Dictionary(grouping: mine.properties, by: ObjectMerge.key)
    let there = Dictionary(grouping: theirs.properties, by: ObjectMerge.key)
    var done: Set<String> = []
    for property in theirs.properties + mine.properties {
      let key = ObjectMerge.key(property)
      guard done.insert(key).inserted else { continue }
      let isList =
        theirs.name == "VCARD" ? !ObjectMerge.single.contains(key) : ObjectMerge.lists.contains(key)
      result.properties += merge(
        key, before[key] ?? [], here[key] ?? [], there[key] ?? [], isList: isList)
    }
    result.children = merged("the alarms", base?.children ?? [], mine.children, theirs.children) {
      $0.serialized
    }
    return result
  }

  private mutating func merge(
    _ key: String, _ base: [ContentProperty], _ mine: [ContentProperty], _ theirs: [ContentProperty],
    isList: Bool
  ) -> [ContentProperty] {
    if mine == theirs || Set(mine) == Set(theirs) { return theirs }
    if ObjectMerge.marks.contains(key) {
      // The later of both: numbers by value, instants by their text.
      let both = (mine + theirs).max {
        (Int($0.value) ?? 0, $0.value) < (Int($1.value) ?? 0, $1.value)
      }
      return both.map { [$0] } ?? []
    }
    if Set(mine) == Set(base) { return theirs }
    if Set(theirs) == Set(base) { return mine }
    let word = ObjectMerge.words[key] ?? key
    // A label of its group ("item1.X-ABLabel") is as many as there are groups.
    if isList { return merged(word, base, mine, theirs) { ($0.group ?? "") + "." + $0.value.lowercased() } }
    contradict(word)
    return mine
  }

  /// Members of a list, each by a key: what one side added, changed or removed.
  private mutating func merged<Member: Hashable>(
    _ word: String, _ base: [Member], _ mine: [Member], _ theirs: [Member], key: (Member) -> String
  ) -> [Member] {
    let before = Dictionary(base.map { (key($0), $0) }, uniquingKeysWith: { a, _ in a })
    let here = Dictionary(mine.map { (key($0), $0) }, uniquingKeysWith: { a, _ in a })
    let there = Dictionary(theirs.map { (key($0), $0) }, uniquingKeysWith: { a, _ in a })
    var result: [Member] = []
    var done: Set<String> = []
    for member in theirs + mine {
      let key = key(member)
      guard done.insert(key).inserted else { continue }
      switch (before[key], here[key], there[key]) {
      case (let base, let mine?, let theirs?):
        if mine == theirs || mine == base {
          result.append(theirs)
        } else {
          if theirs != base { contradict(word) }
          result.append(mine)
        }
      case (let base?, let mine?, nil):
        if mine != base {
          contradict(word)
          result.append(mine)
        }
      case (let base?, nil, let theirs?):
        if theirs != base {
          contradict(word)
          result.append(theirs)
        }
      case (nil, let only?, nil), (nil, nil, let only?): result.append(only)
      case (_, nil, nil): break
      }
    }
    return result
  }
}
