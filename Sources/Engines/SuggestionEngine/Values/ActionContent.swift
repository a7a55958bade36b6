import TextAnalysis

/// The values of an action of one kind, with all that the engine has to know of the kind.
public protocol ActionContent: Sendable, Hashable, Codable {
  /// The kind of the action.
  static var kind: ActionKind { get }
  /// The system symbol on a button.
  static var symbol: String { get }
  /// The titles in the kind's file, each with the values that it may hold.
  static var titleForms: [String: Set<String>] { get }
  /// The known values, in the order in which a person would read them. Times are local, in ISO 8601.
  var fields: [ActionField?] { get }
  /// The value that tells two actions of the kind apart within one message.
  var key: String { get }
  /// The further values in which two messages may mean different things; nil for an action that belongs to
  /// its message alone, as an answer to it does.
  var conversationKey: [String?]? { get }
  /// The address that does it, where one exists.
  var link: String? { get }
  /// The values that it may have in common with actions of other kinds.
  var facts: ActionFacts { get }
  /// The form of its title and the values in it, written for whoever reads.
  func title(_ format: TitleFormat) -> TitleText
}

extension ActionContent {
  /// No further values; the default.
  public var conversationKey: [String?]? { [] }
  /// No address; the default.
  public var link: String? { nil }
  /// No values in common with other kinds; the default.
  public var facts: ActionFacts { ActionFacts() }

  /// Whether other values are of the same kind and the same.
  fileprivate func equals(_ other: any ActionContent) -> Bool { self == other as? Self }
  fileprivate var ownKind: ActionKind { Self.kind }
}

/// Values of a kind that has a rule of its own, beside those rules that propose several kinds.
protocol SelfProposing: ActionContent {
  static var rule: any SuggestionRule { get }
}

/// The values by which an action may say what another one says already.
public struct ActionFacts: Sendable, Hashable {
  /// A place, or the link of a meeting.
  var place: String?
  var phone: PhoneValue?
  var email: String?
  /// Somebody's name.
  var name: String?

  init(place: String? = nil, phone: PhoneValue? = nil, email: String? = nil, name: String? = nil) {
    self.place = place
    self.phone = phone
    self.email = email
    self.name = name
  }
}

extension SuggestedAction {
  /// The values of an action, whatever its kind.
  public struct Values: Sendable, Hashable {
    /// The values as those of their kind, as `EventValues`.
    public let content: any ActionContent

    /// Creates the values of an action from those of its kind.
    public init(_ content: some ActionContent) { self.content = content }

    fileprivate init(any content: any ActionContent) { self.content = content }

    /// The kind of the action.
    public var kind: ActionKind { content.ownKind }
    /// The known values, in the order in which a person would read them. Times are local, in ISO 8601.
    public var fields: [ActionField] { content.fields.compactMap { $0 } }

    /// The values, where they are those of a kind.
    public func of<Content: ActionContent>(_ type: Content.Type = Content.self) -> Content? {
      content as? Content
    }

    public static func == (a: Values, b: Values) -> Bool { a.content.equals(b.content) }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(kind)
      hasher.combine(AnyHashable(content))
    }
  }
}

extension SuggestedAction.Values: Codable {
  private enum CodingKeys: String, CodingKey { case kind, content }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kind = try container.decode(ActionKind.self, forKey: .kind)
    guard let type = kind.content else {
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: container, debugDescription: "no kind of action \(kind.rawValue)")
    }
    self.init(any: try type.init(from: container.superDecoder(forKey: .content)))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try content.encode(to: container.superEncoder(forKey: .content))
  }
}

extension SuggestedAction.Values {
  /// The identity of an action within its message: its kind and the key of its values.
  var identity: String { kind.rawValue + " " + content.key }

  /// The identity of an action across messages: `identity` within one message, and the values in which two
  /// messages may mean different things; letter case and spacing don't count. `nil` for an action that
  /// belongs to its message alone.
  var conversationIdentity: String? {
    guard let more = content.conversationKey else { return nil }
    let folded = more.map { part in
      (part ?? "").lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return ([identity] + folded).joined(separator: "\u{0}")
  }
}

extension SuggestedAction {
  /// The identity of the action within its message.
  package var identity: String { values.identity }
  /// The identity of the action across messages; nil for an action that belongs to its message alone.
  package var conversationIdentity: String? { values.conversationIdentity }
  /// The address that does it, where one exists: a link, `tel:` (RFC 3966), `sms:` (RFC 5724), `mailto:`
  /// (RFC 6068), `geo:` with a query (as maps programs read it), a courier's or a flight's page.
  public var uri: String? { values.content.link }
}
