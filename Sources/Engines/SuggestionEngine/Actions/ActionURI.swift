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
          + (message.text.map { "?body=" + ActionURI.encoded($0) } ?? "")
      }
    case .sendMail(let mail):
      mail.address.map {
        "mailto:" + ActionURI.encoded($0, keeping: "@")
          + (mail.subject.map { "?subject=" + ActionURI.encoded($0) } ?? "")
      }
    case .openMap(let query): "geo:0,0?q=" + ActionURI.encoded(query)
    case .trackParcel(let parcel): parcel.url
    case .trackFlight(let tracking):
      "https://www.flightaware.com/live/flight/" + ActionURI.encoded(tracking.flight.designator)
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

  /// Percent-encoded UTF-8: everything but the unreserved signs (RFC 3986, 2.3) and those to keep.
  static func encoded(_ text: String, keeping kept: String = "") -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        result.append(byte)
      case _ where kept.utf8.contains(byte): result.append(byte)
      default: result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
