extension IntentPerson {
  /// One way to reach a person.
  public struct Handle: Hashable, Sendable {
    /// What the way is.
    public enum Value: Hashable, Sendable {
      case phoneNumber(String)
      case emailAddress(String)
      /// One that the app has.
      case applicationDefined(String)
    }

    /// What the way is used for.
    public enum Label: Hashable, Sendable {
      case home, work, iPhone, mobile, main, homeFax, workFax, pager, other, school
      /// A label that the person has written.
      case custom(String)
    }

    /// What the way is. Used as a `String` it is the number or the address.
    public var value: Value

    /// What the way is used for.
    public var label: Label

    /// Makes a way to reach a person.
    public init(_ value: Value, label: Label = .other) {
      self.value = value
      self.label = label
    }

    /// Makes a phone number.
    public init(phoneNumber phoneNumberString: String, label: Label = .other) {
      self.init(.phoneNumber(phoneNumberString), label: label)
    }

    /// Makes an address for mail.
    public init(emailAddress emailAddressString: String, label: Label = .other) {
      self.init(.emailAddress(emailAddressString), label: label)
    }

    /// Makes a way that the app has.
    public init(applicationDefined stringValue: String, label labelString: String? = nil) {
      self.init(.applicationDefined(stringValue), label: labelString.map(Label.custom) ?? .other)
    }
  }
}

/// Lets a value be read as the text in it as well.
public protocol _HandleTexting {
  var _text: String { get }
}

extension _HandleTexting {
  /// The number or the address.
  public var value: String { _text }
}

extension IntentPerson.Handle: _HandleTexting {
  public var _text: String {
    let value: Value = self.value
    return switch value {
    case .phoneNumber(let text), .emailAddress(let text), .applicationDefined(let text): text
    }
  }
}
