/// All schemas by domain, as `SchemaCatalogText.swift` lists them.
struct SchemaCatalog: Sendable {
  /// The catalogue of this version.
  static let shared = SchemaCatalog(text: text)

  /// The names of the domains, in the order of the text.
  let domains: [String]
  private let schemas: [String: [Schema]]

  /// Reads a catalogue. Lines that it cannot read are a mistake in the text itself.
  init(text: String) {
    var domains: [String] = []
    var schemas: [String: [Schema]] = [:]
    for line in text.split(separator: "\n") {
      var words = line.split(separator: " ")[...]
      guard let keyword = words.popFirst(), let name = words.popFirst().map(String.init) else { continue }
      if keyword == "domain" {
        domains.append(name)
        continue
      }
      guard let kind = SchemaKind(rawValue: String(keyword)), let domain = domains.last else {
        preconditionFailure("The catalogue of schemas has a line that is no schema: \(line)")
      }
      var identifier: String?
      var conformances: [String] = []
      while let word = words.first, word.first == "=" || word.first == ":" {
        words.removeFirst()
        if word.first == "=" {
          identifier = String(word.dropFirst())
        } else {
          conformances.append(String(word.dropFirst()))
        }
      }
      let members = words.joined(separator: " ").split(separator: ";").map(Self.member)
      schemas[domain, default: []].append(
        Schema(
          kind: kind, domain: domain, name: name,
          identifier: identifier ?? Self.identifier(of: name, kind: kind), conformances: conformances,
          members: members))
    }
    self.domains = domains
    self.schemas = schemas
  }

  /// The schemas of one kind in a domain.
  func schemas(of kind: SchemaKind, in domain: String) -> [Schema] {
    (schemas[domain] ?? []).filter { $0.kind == kind }
  }

  /// The schema of a name.
  func schema(_ kind: SchemaKind, domain: String, name: String) -> Schema? {
    schemas[domain]?.first { $0.kind == kind && $0.name == name }
  }

  /// The first schema that the platform's catalogue keeps under a name.
  func schema(_ kind: SchemaKind, identifier: String) -> Schema? {
    for domain in domains {
      if let found = schemas(of: kind, in: domain).first(where: { $0.identifier == identifier }) {
        return found
      }
    }
    return nil
  }

  private static func member(_ text: Substring) -> SchemaMember {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let name = words.first else {
      preconditionFailure("The catalogue of schemas has a member without a type: \(text)")
    }
    let types = words[1].split(separator: "|").map { SchemaType(String($0)) }
    let isOptional = name.first == "~"
    return SchemaMember(
      name: String(isOptional ? name.dropFirst() : name), types: types, isRequired: !isOptional)
  }

  /// The name that most schemas have in the platform's catalogue: `createEvent` is `CreateEventIntent`.
  private static func identifier(of name: String, kind: SchemaKind) -> String {
    let base = name.prefix(1).uppercased() + name.dropFirst()
    return switch kind {
    case .intent: base + "Intent"
    case .entity: base + "Entity"
    case .enumeration: base
    }
  }
}
