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

  /// What makes actions of two messages the same: `identity` within one message, and the values in which two
  /// messages may mean different things; letter case and spacing don't count. `nil` for an action that
  /// belongs to its message alone, as an answer to it does.
  ///
  /// Two events at one moment are one, whatever they are called ("Dinner", "Dinner at Luigi's"): nobody goes
  /// to both. Days are long enough for two, so events that take whole days have to share their title.
  package var conversationIdentity: String? {
    let more: [String?]
    switch values {
    // Each answers its own message: where somebody is changes.
    case .reply, .shareLocation: return nil
    case .createEvent(let event): more = [event.start.time == nil ? event.title : nil, event.rule]
    case .call(let call): more = [call.phone?.extension]
    case .sendMessage(let message): more = [message.text]
    case .trackFlight(let tracking): more = [tracking.date.map { "\($0)" }]
    case .addContact(let contact): more = [contact.phone?.e164, contact.email]
    case .pay(let payment), .requestMoney(let payment): more = [payment.person]
    case .getRide(let ride): more = [ride.time.map { "\($0)" }]
    case .sendPhoto(let item), .sendFile(let item): more = [item.person]
    case .createReminder, .sendMail, .openLink, .openMap, .trackParcel, .copyCode, .viewCalendar:
      more = []
    }
    let folded = more.map { part in
      (part ?? "").lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return ([identity] + folded).joined(separator: "\u{0}")
  }
}
