/// A person, as intents of different apps exchange them.
public struct IntentPerson: Sendable {
  /// What of a person a parameter takes.
  public enum ParameterMode: String, Hashable, Sendable {
    case contact, email, phone, emailOrPhone
  }
}
