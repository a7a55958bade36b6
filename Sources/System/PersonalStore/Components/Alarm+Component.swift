import CivilTime
import Foundation
import Interchange

/// A length of time as iCalendar writes it (RFC 5545, 3.3.6).
struct ContentDuration {
  /// Days and weeks, which follow the calendar.
  var days = 0
  /// Hours, minutes and seconds, which are exact.
  var seconds = 0

  /// Nil for anything else, and for more than a hundred thousand days.
  init?(_ text: String) {
    var rest = text.trimmingCharacters(in: .whitespaces).uppercased()[...]
    let sign = rest.first == "-" ? -1 : 1
    if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
    guard rest.popFirst() == "P", !rest.isEmpty else { return nil }
    var number: Int?
    var isTime = false
    for character in rest {
      switch character {
      case "0"..."9":
        let value = (number ?? 0) * 10 + (character.wholeNumberValue ?? 0)
        guard value < 8_640_000_000 else { return nil }
        number = value
      case "T" where !isTime && number == nil: isTime = true
      default:
        guard let value = number else { return nil }
        switch (character, isTime) {
        case ("W", false): days += value * 7
        case ("D", false): days += value
        case ("H", true): seconds += value * 3_600
        case ("M", true): seconds += value * 60
        case ("S", true): seconds += value
        default: return nil
        }
        number = nil
      }
    }
    guard number == nil, days <= 100_000, seconds <= 8_640_000_000 else { return nil }
    days *= sign
    seconds *= sign
  }

  /// The text of a number of seconds.
  static func text(seconds: Int) -> String {
    let sign = seconds < 0 ? "-" : ""
    let value = abs(seconds)
    if value % 86_400 == 0, value > 0 { return "\(sign)P\(value / 86_400)D" }
    if value % 3_600 == 0, value > 0 { return "\(sign)PT\(value / 3_600)H" }
    return value % 60 == 0 ? "\(sign)PT\(value / 60)M" : "\(sign)PT\(value)S"
  }
}

extension Alarm {
  /// Nil for a component that tells no time, or one from the end.
  init?(_ component: ContentComponent) {
    guard component.name == "VALARM", let property = component.first("TRIGGER"),
      property[parameter: "RELATED"].first?.uppercased() != "END"
    else { return nil }
    if property[parameter: "VALUE"].first?.uppercased() == "DATE-TIME" {
      guard let time = CompactTime(property.value), let second = time.secondOfDay else { return nil }
      trigger = .at(Date(timeIntervalSince1970: Double(time.day * 86_400 + second)))
    } else {
      guard let duration = ContentDuration(property.value) else { return nil }
      trigger = .before(seconds: -(duration.days * 86_400 + duration.seconds))
    }
  }

  func component(describing title: String) -> ContentComponent {
    let property =
      switch trigger {
      case .before(let seconds): ContentProperty("TRIGGER", ContentDuration.text(seconds: -seconds))
      case .at(let date):
        ContentProperty(
          "TRIGGER", ContentComponent.utc(date), parameters: [ContentParameter("VALUE", ["DATE-TIME"])])
      }
    return ContentComponent(
      "VALARM",
      properties: [
        ContentProperty("ACTION", "DISPLAY"), property, ContentProperty(text: title, as: "DESCRIPTION"),
      ])
  }
}

extension ContentComponent {
  var alarms: [Alarm] { children.compactMap(Alarm.init) }

  /// Adds and removes alarms so that they are the ones given; those that stay are left as they are, and those
  /// that aren't understood too.
  mutating func setAlarms(_ alarms: [Alarm], describing title: String) {
    var wanted = alarms
    children.removeAll { child in
      guard let alarm = Alarm(child) else { return false }
      guard let place = wanted.firstIndex(of: alarm) else { return true }
      wanted.remove(at: place)
      return false
    }
    children += wanted.map { $0.component(describing: title) }
  }
}
