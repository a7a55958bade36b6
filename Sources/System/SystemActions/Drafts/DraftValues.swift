import AppIntents
import SuggestionEngine
import TextAnalysis

/// The values with which a draft begins: the recipient and the words.
struct DraftValues: Sendable, Hashable {
  /// The name of the recipient.
  var name: String?
  /// A mail address or a phone number; nil where only the app knows how to reach them.
  var handle: String?
  /// Of mail.
  var subject: String?
  var text: String
  /// Whether it belongs to a conversation by mail, as far as the address tells.
  var isMail: Bool
  /// Whether that is said by more than the address, by which some apps know people who write messages.
  private(set) var isSurelyMail: Bool
  /// To whom it goes, by name or number, where that isn't the conversation that the message is in: "Text Ana".
  private(set) var addressee: String?

  init(_ action: SuggestedAction, from source: ActionSource, _ reader: ActionReader) {
    var named: String?
    var handle: String?
    var text = ""
    var subject = source.subject.map(DraftValues.answering)
    switch action.values.content {
    case let message as TextMessageValues:
      (named, handle, text) = (message.name, message.phone?.e164, message.text ?? "")
      if named != nil || handle != nil { subject = nil }
    case let mail as MailValues:
      (named, handle) = (mail.name, mail.address)
      subject = mail.subject ?? (named == nil && handle == nil ? subject : nil)
    case let pay as PayValues:
      let payment = pay.payment
      named = payment.person
      text =
        "Here is \(DraftValues.amount(payment.money, reader))" + DraftValues.purpose(payment.purpose) + "."
    case let request as RequestMoneyValues:
      let payment = request.payment
      named = payment.person
      text =
        "Could you send me \(DraftValues.amount(payment.money, reader))"
        + DraftValues.purpose(payment.purpose) + "?"
    case let location as LocationValues:
      named = location.person
      text = "I’m at "
    case let ride as RideValues:
      text = "Could I get a ride"
      if let destination = ride.destination { text += " to \(destination)" }
      if let day = ride.time?.date {
        let date = LocalMoment.date(day, ride.time?.time, in: reader.timeZone)
        text += " on " + (ride.time?.time == nil ? reader.when.day(date) : reader.when.moment(date))
      }
      text += "?"
    case let photo as SendPhotoValues:
      (named, text) = (photo.item.person, DraftValues.handing(photo.item))
    case let file as SendFileValues:
      (named, text) = (file.item.person, DraftValues.handing(file.item))
    case let reply as ReplyValues: text = reply.text ?? ""
    default: break
    }
    // Whose address is given gets it: nobody else's name is said of it.
    let person = named == nil && handle != nil ? source.person(with: handle) : source.person(named: named)
    if !source.isConversation(with: person), let stated = named ?? handle {
      addressee = ActionText.given(person?.name ?? stated, limit: 100)
    }
    if handle == nil { handle = person?.handle }
    self.name = named ?? person?.name
    self.handle = handle
    self.subject = subject
    self.text = text
    isSurelyMail = action.kind == .sendMail || action.kind != .sendMessage && source.subject != nil
    isMail =
      isSurelyMail || action.kind != .sendMessage && handle.map(AddressText.isMailAddress) ?? false
  }

  /// The kinds that begin a message.
  static let kinds: Set<ActionKind> = [
    .sendMessage, .sendMail, .pay, .requestMoney, .shareLocation, .getRide, .sendPhoto, .sendFile, .reply,
  ]

  private static func handing(_ item: SharedItemValues) -> String {
    item.what.map { "Here: \($0)" } ?? "Here it is"
  }

  /// "€20.00" as the reader's locale writes it.
  private static func amount(_ money: MoneyValue, _ reader: ActionReader) -> String {
    guard let currency = money.currency else {
      return money.amount.formatted(Decimal.FormatStyle(locale: reader.locale))
    }
    return money.amount.formatted(Decimal.FormatStyle.Currency(code: currency, locale: reader.locale))
  }

  private static func purpose(_ text: String?) -> String {
    ActionText.given(text, limit: 80).map { " for \($0)" } ?? ""
  }

  private static func answering(_ subject: String) -> String {
    let line = ActionText.line(subject, limit: 200)
    return line.lowercased().hasPrefix("re:") ? line : "Re: \(line)"
  }

  /// The built-in intent of a kind with these values.
  func intent(for kind: ActionKind, through adopters: SchemaAdopters) -> any AppIntent {
    let isMail = adopters.isMail(self)
    func filled(_ intent: some DraftingIntent) -> any AppIntent {
      intent.name = name
      intent.handle = handle
      intent.subject = isMail ? subject : nil
      intent.text = text
      intent.sender = isMail ? nil : adopters.sender?.persistentIdentifier
      return intent
    }
    return switch kind {
    case .sendMail: filled(WriteMailIntent())
    case .pay: filled(PayIntent())
    case .requestMoney: filled(RequestMoneyIntent())
    case .shareLocation: filled(ShareLocationIntent())
    case .getRide: filled(RequestRideIntent())
    case .sendPhoto: filled(SendPhotoIntent())
    case .sendFile: filled(SendFileIntent())
    case .reply: filled(ReplyIntent())
    default: filled(WriteMessageIntent())
    }
  }
}
