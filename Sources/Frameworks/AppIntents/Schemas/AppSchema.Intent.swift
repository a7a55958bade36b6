extension AppSchema {
  /// A schema of an intent.
  public struct Intent: AppSchemaIntent, Hashable, Sendable, Codable {
    /// The domain, such as "messages".
    public let domain: String
    /// The name in the domain, such as "sendMessage".
    public let name: String
    /// The identifier in the platform's catalogue, such as "SendMessageIntent".
    public let identifier: String

    /// Creates a schema. Macro expansions call it.
    public init(domain: String, name: String, identifier: String) {
      self.domain = domain
      self.name = name
      self.identifier = identifier
    }

    init(_ domain: String, _ name: String, _ identifier: String) {
      self.init(domain: domain, name: name, identifier: identifier)
    }

    /// The value that stands for a whole domain.
    static var domain: Self { .init("", "", "") }
  }
}
