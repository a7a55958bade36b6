import TextAnalysis

extension SuggestedAction {
  /// What makes two actions of a conversation the same: their kind, and the values that say what it is
  /// about; letter case and spacing don't count. `nil` for an action that belongs to its message alone, as
  /// an answer to it does.
  ///
  /// Two events at one moment are one, whatever they are called ("Dinner", "Dinner at Luigi's"): nobody goes
  /// to both. Days are long enough for two, so events that take whole days have to share their title.
  package var identity: String? { values.identity }
}

extension SuggestedAction.Values {
  package var identity: String? {
    let parts: [String?]
    switch self {
    case .createEvent(let event):
      parts = ["\(event.start)", event.start.time == nil ? event.title : nil, event.rule]
    case .createReminder(let reminder): parts = [reminder.title, reminder.due.map { "\($0)" }]
    case .call(let call): parts = [call.phone?.e164 ?? call.name, call.phone?.extension]
    case .sendMessage(let message): parts = [message.phone?.e164 ?? message.name, message.text]
    case .sendMail(let mail): parts = [mail.address ?? mail.name]
    // Letter case counts in a path.
    case .openLink(let url): return kind.rawValue + "\u{0}" + (url.hasSuffix("/") ? url.dropLast() : url[...])
    case .openMap(let query): parts = [query]
    case .trackParcel(let parcel): parts = [parcel.number]
    case .trackFlight(let tracking): parts = [tracking.flight.designator, tracking.date.map { "\($0)" }]
    case .addContact(let contact): parts = [contact.name, contact.phone?.e164, contact.email]
    case .copyCode(let code): return kind.rawValue + "\u{0}" + code.code
    case .pay(let payment), .requestMoney(let payment):
      parts = ["\(payment.money.amount)", payment.money.currency, payment.person]
    case .getRide(let ride): parts = [ride.destination, ride.time.map { "\($0)" }]
    case .sendPhoto(let item), .sendFile(let item): parts = [item.what, item.person]
    case .viewCalendar(let date): parts = ["\(date)"]
    // Each answers its own message: where somebody is changes.
    case .reply, .shareLocation: return nil
    }
    let folded = parts.map { part in
      (part ?? "").lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return ([kind.rawValue] + folded).joined(separator: "\u{0}")
  }
}
