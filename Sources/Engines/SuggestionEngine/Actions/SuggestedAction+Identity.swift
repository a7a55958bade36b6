extension SuggestedAction {
  /// What makes two actions of a conversation the same: their kind and the values that tell it apart.
  package var identity: String {
    let key: String
    switch values {
    case .createEvent(let event): key = "\(event.start)"
    case .createReminder(let reminder):
      key = reminder.title.lowercased() + " \(reminder.due.map { "\($0)" } ?? "")"
    case .call(let call): key = call.phone?.e164 ?? call.name?.lowercased() ?? ""
    case .sendMessage(let message): key = message.phone?.e164 ?? message.name?.lowercased() ?? ""
    case .sendMail(let mail): key = (mail.address ?? mail.name ?? "").lowercased()
    case .openLink(let url): key = url.hasSuffix("/") ? String(url.dropLast()) : url
    case .openMap(let query): key = query.lowercased()
    case .trackParcel(let parcel): key = parcel.number
    case .trackFlight(let tracking): key = tracking.flight.designator
    case .addContact(let contact): key = contact.name
    case .copyCode(let code): key = code.code
    case .pay(let payment), .requestMoney(let payment):
      key = "\(payment.money.amount) \(payment.money.currency ?? "")"
    case .shareLocation(let person): key = person?.lowercased() ?? ""
    case .getRide(let ride): key = ride.destination?.lowercased() ?? ""
    case .sendPhoto(let item), .sendFile(let item): key = item.what?.lowercased() ?? ""
    case .viewCalendar(let date): key = "\(date)"
    case .reply(let text): key = text?.lowercased() ?? ""
    }
    return kind.rawValue + " " + key
  }
}
