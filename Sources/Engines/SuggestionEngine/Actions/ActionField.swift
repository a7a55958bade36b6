import Foundation
import TextAnalysis

/// A value of an action under the name it has in files and on the command line.
public struct ActionField: Sendable, Hashable {
  public enum Value: Sendable, Hashable {
    case text(String)
    case amount(Decimal)
    case flag(Bool)
    case list([String])
  }

  public var name: String
  public var value: Value

  init?(_ name: String, _ text: String?) {
    guard let text else { return nil }
    self.init(name, .text(text))
  }

  init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }
}

extension SuggestedAction.Values {
  /// What is known, in the order in which a person would read it. Times are local, in ISO 8601.
  public var fields: [ActionField] {
    let fields: [ActionField?] =
      switch self {
      case .createEvent(let event):
        [
          ActionField("title", event.title), ActionField("start", "\(event.start)"),
          ActionField("end", event.end.map { "\($0)" }), ActionField("all_day", .flag(event.isAllDay)),
          ActionField("place", event.place),
          event.attendees.isEmpty ? nil : ActionField("attendees", .list(event.attendees)),
          ActionField("rule", event.rule),
        ]
      case .createReminder(let reminder):
        [ActionField("title", reminder.title), ActionField("due", reminder.due.map { "\($0)" })]
      case .call(let call): [ActionField("phone", call.phone?.e164), ActionField("name", call.name)]
      case .sendMessage(let message):
        [
          ActionField("to", message.phone?.e164 ?? message.name),
          message.phone == nil ? nil : ActionField("name", message.name), ActionField("text", message.text),
        ]
      case .sendMail(let mail):
        [
          ActionField("address", mail.address), ActionField("name", mail.name),
          ActionField("subject", mail.subject),
        ]
      case .openLink(let url): [ActionField("url", url)]
      case .openMap(let query): [ActionField("query", query)]
      case .trackParcel(let parcel):
        [ActionField("number", parcel.number), ActionField("courier", parcel.couriers.first)]
      case .trackFlight(let tracking):
        [
          ActionField("flight", tracking.flight.designator),
          ActionField("date", tracking.date.map { "\($0)" }),
        ]
      case .addContact(let contact):
        [
          ActionField("name", contact.name), ActionField("phone", contact.phone?.e164),
          ActionField("email", contact.email), ActionField("address", contact.address),
        ]
      case .copyCode(let code): [ActionField("code", code.code), ActionField("service", code.service)]
      case .pay(let payment), .requestMoney(let payment):
        [
          ActionField("amount", .amount(payment.money.amount)),
          ActionField("currency", payment.money.currency), ActionField("person", payment.person),
          ActionField("purpose", payment.purpose),
        ]
      case .shareLocation(let person): [ActionField("to", person)]
      case .getRide(let ride):
        [ActionField("destination", ride.destination), ActionField("time", ride.time.map { "\($0)" })]
      case .sendPhoto(let item), .sendFile(let item):
        [ActionField("what", item.what), ActionField("to", item.person)]
      case .viewCalendar(let date): [ActionField("date", "\(date)")]
      case .reply(let text): [ActionField("text", text)]
      }
    return fields.compactMap { $0 }
  }
}
