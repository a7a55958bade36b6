/// A person, as intents of different apps exchange them.
public struct IntentPerson: Sendable {
  private var knownIdentifier: Identifier?

  /// What the person is called.
  public var name: Name

  /// The way to reach the person that comes first.
  public var handle: Handle?

  /// Other ways to reach the person.
  public var aliases: [Handle]

  /// Whether the person is the one who uses the app.
  public var isMe: Bool

  /// A picture of the person.
  public var image: DisplayRepresentation.Image?

  /// Makes a person.
  ///
  /// - Parameter identifier: Which person it is, in the contacts or in the app; nil where that is not known.
  public init(
    identifier: Identifier? = nil, name: Name, handle: Handle? = nil, aliases: [Handle] = [],
    isMe: Bool = false, image: DisplayRepresentation.Image? = nil
  ) {
    knownIdentifier = identifier
    self.name = name
    self.handle = handle
    self.aliases = aliases
    self.isMe = isMe
    self.image = image
  }

  /// Makes a person of whom only a way to reach them is known.
  public init(handle: Handle) {
    self.init(name: .displayName(handle.value), handle: handle)
  }

  /// Which person it is. Where that is not known it is the first way to reach them, else their name.
  public var identifier: Identifier {
    get { knownIdentifier ?? .applicationDefined(handle?.value ?? name.displayString) }
    set { knownIdentifier = newValue }
  }
}

/// Lets an identifier be read with and without optional chaining.
public protocol _PersonIdentifying {
  var _knownIdentifier: IntentPerson.Identifier? { get }
}

extension _PersonIdentifying {
  /// Which person it is, or nil where that is not known.
  public var identifier: IntentPerson.Identifier? { _knownIdentifier }
}

extension IntentPerson: _PersonIdentifying {
  public var _knownIdentifier: Identifier? { knownIdentifier }
}

extension IntentPerson {
  /// Which person it is.
  public enum Identifier: Hashable, Sendable {
    /// The identifier of a contact.
    case contact(String)
    /// An identifier of the app's own.
    case applicationDefined(String)

    /// The identifier itself.
    public var value: Identifier { self }
  }

  /// What a person is called.
  public enum Name: Sendable {
    /// As one text.
    case displayName(String)
    /// In its parts.
    case components(PersonNameComponents)

    /// The name as one text.
    public var displayString: String {
      switch self {
      case .displayName(let name): name
      case .components(let components): components.text
      }
    }
  }

  /// What of a person a parameter takes.
  public enum ParameterMode: String, Hashable, Sendable {
    case contact, email, phone, emailOrPhone
  }
}

extension IntentPerson: _IntentValue, DisplayRepresentable {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }

  public var displayRepresentation: DisplayRepresentation {
    let title = name.displayString
    let reached: String? = handle.map { $0.value }
    return DisplayRepresentation(
      title: "\(title)", subtitle: reached == title ? nil : reached.map { "\($0)" }, image: image)
  }
}
