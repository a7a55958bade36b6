import TextAnalysis

/// Something a message suggests to do, filled in as far as the message goes.
public struct SuggestedAction: Sendable, Hashable {
  /// What it does and with what.
  public enum Values: Sendable, Hashable {
    case createEvent(EventValues)
    case createReminder(ReminderValues)
    case call(CallValues)
    /// A text message to a phone number.
    case sendMessage(to: PhoneValue)
    case sendMail(MailValues)
    case openLink(String)
    /// What to look for on a map.
    case openMap(query: String)
    case trackParcel(TrackingNumberValue)
    case trackFlight(FlightTrackingValues)
    case addContact(ContactValues)
    case copyCode(OneTimeCodeValue)
    case pay(PaymentValues)
    case requestMoney(PaymentValues)
    case viewCalendar(CivilDate)

    public var kind: ActionKind {
      switch self {
      case .createEvent: .createEvent
      case .createReminder: .createReminder
      case .call: .call
      case .sendMessage: .sendMessage
      case .sendMail: .sendMail
      case .openLink: .openLink
      case .openMap: .openMap
      case .trackParcel: .trackParcel
      case .trackFlight: .trackFlight
      case .addContact: .addContact
      case .copyCode: .copyCode
      case .pay: .pay
      case .requestMoney: .requestMoney
      case .viewCalendar: .viewCalendar
      }
    }
  }

  public var values: Values
  /// What a button says: "Add dinner, Fri 13 Mar 7 PM at Luigi's".
  public var title: String
  /// How sure the engine is, from 0 to 1.
  public var confidence: Double
  /// The words it rests on, from the first to the last, in Unicode code points of the analysed text.
  public var range: Range<Int>
  public var reason: Reason

  public var kind: ActionKind { values.kind }

  /// Why an action is suggested.
  public struct Reason: Sendable, Hashable {
    /// The rule that made it, as `explain` shows it.
    public var rule: String
    /// The words it rests on, as they stand in the text.
    public var words: [String]

    public init(rule: String, words: [String]) {
      self.rule = rule
      self.words = words
    }
  }

  public init(values: Values, title: String, confidence: Double, range: Range<Int>, reason: Reason) {
    self.values = values
    self.title = title
    self.confidence = confidence
    self.range = range
    self.reason = reason
  }
}
