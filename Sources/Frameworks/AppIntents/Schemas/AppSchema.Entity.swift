extension AppSchema {
  /// A schema of an entity.
  public struct Entity: AppSchemaEntity, Hashable, Sendable, Codable {
    /// The domain, such as "mail".
    public let domain: String
    /// The name in the domain, such as "message".
    public let name: String
    /// The identifier in the platform's catalogue, such as "MailMessageEntity".
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
