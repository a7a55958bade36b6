import SuggestionEngine

extension ActionIntents {
  /// The system symbol on its button.
  package static func symbol(for kind: ActionKind) -> String {
    switch kind {
    case .createEvent: "calendar.badge.plus"
    case .createReminder: "checklist"
    case .call: "phone"
    case .sendMessage: "message"
    case .sendMail: "envelope"
    case .openLink: "link"
    case .openMap: "map"
    case .trackParcel: "shippingbox"
    case .trackFlight: "airplane"
    case .addContact: "person.crop.circle.badge.plus"
    case .copyCode: "doc.on.doc"
    case .pay: "creditcard"
    case .requestMoney: "banknote"
    case .shareLocation: "location"
    case .getRide: "car"
    case .sendPhoto: "photo"
    case .sendFile: "doc"
    case .viewCalendar: "calendar"
    case .reply: "arrowshape.turn.up.left"
    }
  }
}
