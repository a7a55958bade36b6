extension IntentPerson {
  /// A phone number, an address or another way to reach a person.
  public struct Handle: Hashable, Sendable {
    /// The number or address of a handle.
    public enum Value: Hashable, Sendable {
      case phoneNumber(String)
      case emailAddress(String)
      /// A handle that the app defines.
      case applicationDefined(String)
    }

    /// The use of a handle.
    public enum Label: Hashable, Sendable {
      case home, work, iPhone, mobile, main, homeFax, workFax, pager, other, school
      /// A label that the person wrote.
      case custom(String)
    }

    /// The number or address of the handle. It can also be read as a `String`.
    public var value: Value

    /// The use of the handle.
    public var label: Label

    /// Creates a handle.
    public init(_ value: Value, label: Label = .other) {
      self.value = value
      self.label = label
    }

    /// Creates a handle from a phone number.
    public init(phoneNumber phoneNumberString: String, label: Label = .other) {
      self.init(.phoneNumber(phoneNumberString), label: label)
    }

    /// Creates a handle from an email address.
    public init(emailAddress emailAddressString: String, label: Label = .other) {
      self.init(.emailAddress(emailAddressString), label: label)
    }

    /// Creates a handle that the app defines.
    public init(applicationDefined stringValue: String, label labelString: String? = nil) {
      self.init(.applicationDefined(stringValue), label: labelString.map(Label.custom) ?? .other)
    }
  }
}

/// A protocol that lets a handle's value be read as a string too.
public protocol _HandleTexting {
  var _text: String { get }
}

extension _HandleTexting {
  /// The number or address as a string.
  public var value: String { _text }
}

extension IntentPerson.Handle: _HandleTexting {
  /// The number or address as a string.
  public var _text: String {
    let value: Value = self.value
    return switch value {
    case .phoneNumber(let text), .emailAddress(let text), .applicationDefined(let text): text
    }
  }
}
