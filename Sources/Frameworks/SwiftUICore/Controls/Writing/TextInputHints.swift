/// The kind of keyboard for a field.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable, numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
}

/// The kind of content that a field takes, so that it can be filled in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  init(_ token: String) { rawValue = token }

  // The raw values are the tokens of HTML's `autocomplete` (HTML Living Standard, "Autofill").
  /// A person's full name.
  public static let name = UITextContentType("name")
  /// The prefix of a person's name, such as a title.
  public static let namePrefix = UITextContentType("honorific-prefix")
  /// A person's given name.
  public static let givenName = UITextContentType("given-name")
  /// A person's middle name.
  public static let middleName = UITextContentType("additional-name")
  /// A person's family name.
  public static let familyName = UITextContentType("family-name")
  /// The suffix of a person's name.
  public static let nameSuffix = UITextContentType("honorific-suffix")
  /// A person's nickname.
  public static let nickname = UITextContentType("nickname")
  /// A person's job title.
  public static let jobTitle = UITextContentType("organization-title")
  /// The name of an organization.
  public static let organizationName = UITextContentType("organization")
  /// A place, filled in as a street address.
  public static let location = UITextContentType("street-address")
  /// A full street address.
  public static let fullStreetAddress = UITextContentType("street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType("address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType("address-line2")
  /// The city of an address.
  public static let addressCity = UITextContentType("address-level2")
  /// The state or region of an address.
  public static let addressState = UITextContentType("address-level1")
  /// The name of a country.
  public static let countryName = UITextContentType("country-name")
  /// A postal code.
  public static let postalCode = UITextContentType("postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType("tel")
  /// An email address.
  public static let emailAddress = UITextContentType("email")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A URL, as a kind of content.
  public static let URL = UITextContentType("url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType("cc-number")
  /// A user name.
  public static let username = UITextContentType("username")
  /// An existing password.
  public static let password = UITextContentType("current-password")
  /// A new password.
  public static let newPassword = UITextContentType("new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType("one-time-code")
  /// A date of birth.
  public static let birthdate = UITextContentType("bday")
}

/// The rule by which letters become capitals as they are written.
public struct TextInputAutocapitalization: Hashable, Sendable {
  package let name: String
  /// No letter becomes a capital.
  public static let never = TextInputAutocapitalization(name: "none")
  /// The first letter of each word becomes a capital.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The first letter of each sentence becomes a capital.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// All letters become capitals.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// The label of the key that ends the entry of text.
public struct SubmitLabel: Hashable, Sendable {
  package let name: String
  /// The entry is done.
  public static let done = SubmitLabel(name: "done")
  /// The label of a key that goes to the place entered.
  public static let go = SubmitLabel(name: "go")
  /// The label of a key that sends the text.
  public static let send = SubmitLabel(name: "send")
  /// The label of a key that joins somebody or something.
  public static let join = SubmitLabel(name: "join")
  /// The label of a key that goes on to a route.
  public static let route = SubmitLabel(name: "route")
  /// The label of a key that searches for the text.
  public static let search = SubmitLabel(name: "search")
  /// The label of a key that begins a new line.
  public static let `return` = SubmitLabel(name: "return")
  /// The label of a key that goes to the next field.
  public static let next = SubmitLabel(name: "next")
  /// The label of a key that goes on to the next step.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// Hints for what is written in a field; nil leaves it to the surface.
package struct TextInputHints: Equatable, Sendable {
  package var keyboard: UIKeyboardType?
  package var contentType: UITextContentType?
  package var capitalization: TextInputAutocapitalization?
  package var disablesCorrection: Bool?
  package var submitLabel: SubmitLabel?
}

extension TextInputHints: CustomStringConvertible {
  /// The hints that are given.
  package var description: String {
    [
      keyboard.map { "keyboard \($0)" }, contentType.map { "content \($0.rawValue)" },
      capitalization.map { "capitals \($0.name)" }, disablesCorrection.map { "correction \(!$0)" },
      submitLabel.map { "submit \($0.name)" },
    ].compactMap { $0 }.joined(separator: ", ")
  }
}

private enum TextInputKey: EnvironmentKey {
  static var defaultValue: TextInputHints { TextInputHints() }
}

extension EnvironmentValues {
  /// Hints for what is written in fields.
  package var textInput: TextInputHints {
    get { self[TextInputKey.self] }
    set { self[TextInputKey.self] = newValue }
  }

  /// A Boolean value that indicates whether entered text isn't corrected.
  public var autocorrectionDisabled: Bool {
    get { textInput.disablesCorrection ?? false }
    set { textInput.disablesCorrection = newValue }
  }
}

nonisolated extension View {
  /// Sets the kind of keyboard for the fields inside.
  public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.textInput.keyboard, type) }

  /// Sets the kind of content of the fields inside; nil is nothing special.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textInput.contentType, textContentType)
  }

  /// Sets the rule by which letters become capitals in the fields inside; nil leaves it to the surface.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    environment(\.textInput.capitalization, autocapitalization)
  }

  /// Sets whether text entered in fields inside isn't corrected.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.textInput.disablesCorrection, disable)
  }

  /// Sets whether text entered in fields inside isn't corrected; nil leaves it to the surface.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.textInput.disablesCorrection, disable)
  }

  /// Sets the label of the key that ends the entry of text inside.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.textInput.submitLabel, submitLabel)
  }
}
