/// A person, in the form in which intents of different apps exchange them.
public struct IntentPerson: Sendable {
  private var knownIdentifier: Identifier?

  /// The name of the person.
  public var name: Name

  /// The preferred way to reach the person.
  public var handle: Handle?

  /// Other ways to reach the person.
  public var aliases: [Handle]

  /// A Boolean value that indicates whether this is the person who uses the app.
  public var isMe: Bool

  /// An image of the person.
  public var image: DisplayRepresentation.Image?

  /// Creates a person.
  ///
  /// - Parameter identifier: The identifier in the contacts or in the app, or nil if unknown.
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

  /// Creates a person of whom only a handle is known.
  public init(handle: Handle) {
    self.init(name: .displayName(handle.value), handle: handle)
  }

  /// The identifier of the person. If none is known it is the handle, else the name.
  public var identifier: Identifier {
    get { knownIdentifier ?? .applicationDefined(handle?.value ?? name.displayString) }
    set { knownIdentifier = newValue }
  }
}

/// A protocol that lets a person's identifier be read as an optional too.
public protocol _PersonIdentifying {
  var _knownIdentifier: IntentPerson.Identifier? { get }
}

extension _PersonIdentifying {
  /// The identifier of the person, or nil if unknown.
  public var identifier: IntentPerson.Identifier? { _knownIdentifier }
}

extension IntentPerson: _PersonIdentifying {
  /// The identifier that the person was created with, or nil.
  public var _knownIdentifier: Identifier? { knownIdentifier }
}

extension IntentPerson {
  /// The identifier of a person.
  public enum Identifier: Hashable, Sendable {
    /// The identifier of a contact.
    case contact(String)
    /// An identifier that the app defines.
    case applicationDefined(String)

    /// The identifier itself.
    public var value: Identifier { self }
  }

  /// The name of a person.
  public enum Name: Sendable {
    /// The name as one text.
    case displayName(String)
    /// The components of the name.
    case components(PersonNameComponents)

    /// The name as one text.
    public var displayString: String {
      switch self {
      case .displayName(let name): name
      case .components(let components): components.text
      }
    }
  }

  /// The detail of a person that a parameter requests.
  public enum ParameterMode: String, Hashable, Sendable {
    case contact, email, phone, emailOrPhone
  }
}

extension IntentPerson: _IntentValue, DisplayRepresentable {
  /// The display name of the type, "Person".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }

  /// The name and image, with the handle as subtitle.
  public var displayRepresentation: DisplayRepresentation {
    let title = name.displayString
    let reached: String? = handle.map { $0.value }
    return DisplayRepresentation(
      title: "\(title)", subtitle: reached == title ? nil : reached.map { "\($0)" }, image: image)
  }
}
