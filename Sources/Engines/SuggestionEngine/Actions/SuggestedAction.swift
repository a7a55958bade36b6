import CivilTime
import TextAnalysis

/// Something a message suggests to do, filled in as far as the message goes.
public struct SuggestedAction: Sendable, Hashable, Codable {
  /// What it does and with what.
  public enum Values: Sendable, Hashable, Codable {
    case createEvent(EventValues)
    case createReminder(ReminderValues)
    case call(CallValues)
    case sendMessage(TextMessageValues)
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
    /// The person's own location, for whoever asked where they are.
    case shareLocation(to: String?)
    case getRide(RideValues)
    case sendPhoto(SharedItemValues)
    case sendFile(SharedItemValues)
    case viewCalendar(CivilDate)
    /// An answer in the conversation; the text where only one will do ("Reply YES to confirm").
    case reply(text: String?)

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
      case .shareLocation: .shareLocation
      case .getRide: .getRide
      case .sendPhoto: .sendPhoto
      case .sendFile: .sendFile
      case .viewCalendar: .viewCalendar
      case .reply: .reply
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
  /// The id of the earlier message whose action this one replaces, where it changes or completes it.
  public var supersedes: String?

  public var kind: ActionKind { values.kind }

  /// Why an action is suggested.
  public struct Reason: Sendable, Hashable, Codable {
    /// The rule that made it, as `explain` shows it.
    public var rule: String
    /// The words it rests on, those of earlier messages first.
    public var evidence: [Evidence]

    /// The words as they stand in the texts.
    public var words: [String] { evidence.map(\.text) }

    public init(rule: String, evidence: [Evidence]) {
      self.rule = rule
      self.evidence = evidence
    }
  }

  /// Words that an action rests on.
  public struct Evidence: Sendable, Hashable, Codable {
    public var text: String
    /// The id of the earlier message they stand in; nil for the message that the action belongs to.
    public var message: String?

    public init(_ text: String, message: String? = nil) {
      self.text = text
      self.message = message
    }
  }

  public init(
    values: Values, title: String, confidence: Double, range: Range<Int>, reason: Reason,
    supersedes: String? = nil
  ) {
    self.values = values
    self.title = title
    self.confidence = confidence
    self.range = range
    self.reason = reason
    self.supersedes = supersedes
  }
}
