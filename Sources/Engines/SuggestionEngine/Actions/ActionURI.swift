import PlainText
import TextAnalysis

extension SuggestedAction {
  /// The address that does it, where one exists: a link, `tel:` (RFC 3966), `sms:` (RFC 5724), `mailto:`
  /// (RFC 6068), `geo:` with a query (as maps programs read it), a courier's or a flight's page.
  public var uri: String? {
    switch values {
    case .openLink(let url): url
    case .call(let call): call.phone.map { ActionURI.telephone("tel:", $0) }
    case .sendMessage(let message):
      message.phone.map {
        ActionURI.telephone("sms:", $0, withExtension: false)
          + (message.text.map { "?body=" + PercentEncoding.encode($0) } ?? "")
      }
    case .sendMail(let mail):
      mail.address.map {
        "mailto:" + PercentEncoding.encode($0, keeping: "@")
          + (mail.subject.map { "?subject=" + PercentEncoding.encode($0) } ?? "")
      }
    case .openMap(let query): "geo:0,0?q=" + PercentEncoding.encode(query)
    case .trackParcel(let parcel): parcel.url
    case .trackFlight(let tracking):
      "https://www.flightaware.com/live/flight/" + PercentEncoding.encode(tracking.flight.designator)
    case .createEvent, .createReminder, .addContact, .copyCode, .pay, .requestMoney, .viewCalendar,
      .shareLocation, .getRide, .sendPhoto, .sendFile, .reply:
      nil
    }
  }
}

enum ActionURI {
  static func telephone(_ scheme: String, _ phone: PhoneValue, withExtension: Bool = true) -> String {
    let number = phone.e164.filter { $0.isASCII && ($0.isNumber || $0 == "+" || $0 == "*") }
    let local = phone.extension.map { $0.filter { $0.isASCII && $0.isNumber } } ?? ""
    return scheme + number + (withExtension && !local.isEmpty ? ";ext=\(local)" : "")
  }
}
