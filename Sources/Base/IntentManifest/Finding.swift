extension IntentManifest {
  /// Something that is wrong with an app's declarations, or that can't be known without running it.
  public struct Finding: Codable, Hashable, Sendable {
    /// The severity of a finding.
    public enum Severity: String, Codable, Hashable, Sendable, CaseIterable {
      /// The declaration does not work as it is written.
      case error
      /// The declaration works, but as a rule not as it was meant.
      case warning
    }

    /// The kind of a finding. Codes stay the same from version to version.
    public struct Code: Codable, Hashable, Sendable, CustomStringConvertible {
      public let description: String

      /// Creates a code. There may be more in later versions.
      public init(_ description: String) { self.description = description }

      public init(from decoder: any Decoder) throws {
        description = try decoder.singleValueContainer().decode(String.self)
      }

      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
      }
    }

    /// The severity of the finding.
    public var severity: Severity
    /// The kind of the finding.
    public var code: Code
    /// The name of the type with its module.
    public var type: String
    /// The parameter, property or variable.
    public var member: String?
    /// The place in the source, where the manifest comes from it.
    public var place: SourcePlace?
    /// The message that says what is wrong.
    public var message: String
    /// The remedy: what to do about it.
    public var remedy: String

    /// Creates a finding.
    public init(
      _ severity: Severity, _ code: Code, type: String, member: String? = nil, place: SourcePlace? = nil,
      message: String, remedy: String
    ) {
      self.severity = severity
      self.code = code
      self.type = type
      self.member = member
      self.place = place
      self.message = message
      self.remedy = remedy
    }
  }
}

extension IntentManifest.Finding: CustomStringConvertible {
  /// One line as compilers write them: `Soup.swift:12: error: ...`.
  public var description: String {
    let subject = place?.description ?? ([type] + (member.map { [$0] } ?? [])).joined(separator: ".")
    return "\(subject): \(severity.rawValue): \(message) \(remedy) [\(code)]"
  }
}

/// The places in the source at which types and their members are declared.
public struct SourcePlaces: Hashable, Sendable {
  private var places: [String: SourcePlace] = [:]

  /// Creates places without any.
  public init() {}

  /// The place of a member, else that of its type.
  public subscript(type: String, member: String? = nil) -> SourcePlace? {
    get { member.flatMap { places["\(type) \($0)"] } ?? places[type] }
    set { places[member.map { "\(type) \($0)" } ?? type] = newValue }
  }
}
