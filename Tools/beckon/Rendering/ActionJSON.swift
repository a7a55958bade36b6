import CommandLineSurface
import Foundation
import SuggestionEngine
import TextAnalysis

extension JSONWriter {
  /// The members `actions` and, where there is none, `suppressed`.
  mutating func suggestions(_ suggestions: Suggestions, reasons: Bool = false) {
    name("actions")
    array(suggestions.actions) { $0.action($1, reasons: reasons) }
    member("suppressed", suggestions.silence?.rawValue)
  }

  private mutating func action(_ action: SuggestedAction, reasons: Bool) {
    object { json in
      json.member("type", action.kind.rawValue)
      json.member("title", action.title)
      json.member("confidence", (action.confidence * 1000).rounded() / 1000)
      json.member("start", action.range.lowerBound)
      json.member("end", action.range.upperBound)
      json.name("values")
      json.object { $0.members(of: action.values) }
      guard reasons else { return }
      json.member("uri", action.uri)
      json.member("rule", action.reason.rule)
      json.member("words", action.reason.words)
    }
  }

  private mutating func members(of values: SuggestedAction.Values) {
    switch values {
    case .createEvent(let event):
      member("title", event.title)
      member("start", "\(event.start)")
      member("end", event.end.map { "\($0)" })
      member("all_day", event.isAllDay)
      member("place", event.place)
      if !event.attendees.isEmpty { member("attendees", event.attendees) }
      member("rule", event.rule)
    case .createReminder(let reminder):
      member("title", reminder.title)
      member("due", reminder.due.map { "\($0)" })
    case .call(let call):
      member("phone", call.phone.e164)
      member("name", call.name)
    case .sendMessage(let phone): member("to", phone.e164)
    case .sendMail(let mail):
      member("address", mail.address)
      member("subject", mail.subject)
    case .openLink(let url): member("url", url)
    case .openMap(let query): member("query", query)
    case .trackParcel(let parcel):
      member("number", parcel.number)
      member("courier", parcel.couriers.first)
    case .trackFlight(let tracking):
      member("flight", tracking.flight.designator)
      member("date", tracking.date.map { "\($0)" })
    case .addContact(let contact):
      member("name", contact.name)
      member("phone", contact.phone?.e164)
      member("email", contact.email)
      member("address", contact.address)
    case .copyCode(let code):
      member("code", code.code)
      member("service", code.service)
    case .pay(let payment), .requestMoney(let payment):
      name("amount")
      raw("\(payment.money.amount)")
      member("currency", payment.money.currency)
      member("person", payment.person)
      member("purpose", payment.purpose)
    case .viewCalendar(let date): member("date", "\(date)")
    }
  }
}
