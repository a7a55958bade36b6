import Foundation
import Interchange
import PlainText

extension Attendee {
  init(_ property: ContentProperty) {
    let uri = property.value.filter { !$0.isWhitespace }
    let isMail = uri.lowercased().hasPrefix("mailto:")
    self.init(
      name: (property[parameter: "CN"].first ?? "").withoutTurns,
      address: isMail ? String(uri.dropFirst(7)) : uri,
      answer: property[parameter: "PARTSTAT"].first.flatMap { Answer(rawValue: $0.uppercased()) })
  }

  /// The property of this attendee, made of the one that was there.
  func property(_ name: String, over old: ContentProperty?) -> ContentProperty {
    let isURI = address.contains(":")
    var property = old ?? ContentProperty(name, isURI ? address : "mailto:\(address)")
    if old.map({ Attendee($0).name != self.name }) ?? true {
      property[parameter: "CN"] = self.name.isEmpty ? [] : [self.name.withoutTurns]
    }
    if let answer { property[parameter: "PARTSTAT"] = [answer.rawValue] }
    return property
  }

  func validate(_ field: String) throws {
    try FieldLimits.check(name, "\(field).name", limit: FieldLimits.titleBytes)
    try FieldLimits.check(uri: address, "\(field).address")
    if !address.contains("@"), !address.contains(":") {
      throw PersonalStoreError(.invalidValue, "\(field).address: expected a mail address.")
    }
  }
}

extension ContentComponent {
  mutating func setAttendees(_ attendees: [Attendee]) {
    var old = all("ATTENDEE")
    let properties = attendees.map { attendee in
      let place = old.firstIndex { Attendee($0).address.lowercased() == attendee.address.lowercased() }
      return attendee.property("ATTENDEE", over: place.map { old.remove(at: $0) })
    }
    replace("ATTENDEE", with: properties)
  }
}
