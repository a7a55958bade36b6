extension IntentManifest {
  /// Everything that is wrong with the declarations, at once: what does not work as it is written, and what
  /// as a rule was not meant.
  ///
  /// Findings come in the order of the files and lines where they are known, else of the types' names. Linear
  /// in the size of the manifest.
  ///
  /// - Parameter places: Where types and members are written, which findings then name.
  public func validate(places: SourcePlaces = SourcePlaces()) -> [Finding] {
    var validation = Validation(self)
    validation.checkIdentifiers()
    for intent in intents { validation.check(intent) }
    for entity in entities { validation.check(entity) }
    for enumeration in enums { validation.check(enumeration) }
    for query in queries { validation.check(query) }
    validation.checkValueQueries()
    validation.checkShortcuts()
    validation.checkPackages()
    validation.checkSchemas()
    let placed = validation.findings.map { finding in
      var placed = finding
      placed.place = places[finding.type, finding.member]
      return placed
    }
    return placed.enumerated().sorted { one, other in
      let keys = [one, other].map {
        ($0.element.place?.file ?? "", $0.element.place?.line ?? 0, $0.element.type, $0.offset)
      }
      return keys[0] < keys[1]
    }.map(\.element)
  }
}

/// The checks of one manifest.
struct Validation {
  typealias Finding = IntentManifest.Finding

  let manifest: IntentManifest
  let intents: [String: IntentManifest.Intent]
  let entities: [String: IntentManifest.Entity]
  let enums: [String: IntentManifest.Enumeration]
  let unions: [String: IntentManifest.Union]
  private(set) var findings: [Finding] = []

  init(_ manifest: IntentManifest) {
    self.manifest = manifest
    intents = Dictionary(manifest.intents.map { ($0.type, $0) }) { first, _ in first }
    entities = Dictionary(manifest.entities.map { ($0.type, $0) }) { first, _ in first }
    enums = Dictionary(manifest.enums.map { ($0.type, $0) }) { first, _ in first }
    unions = Dictionary(manifest.unions.map { ($0.type, $0) }) { first, _ in first }
  }

  mutating func report(
    _ severity: Finding.Severity, _ code: Finding.Code, _ type: String, _ member: String? = nil,
    _ message: String, _ remedy: String
  ) {
    findings.append(
      Finding(severity, code, type: type, member: member, message: message, remedy: remedy))
  }

  /// Two types of a kind under one identifier.
  mutating func checkIdentifiers() {
    check(manifest.intents.map { ($0.identifier, $0.type) }, "intents")
    check(manifest.entities.map { ($0.identifier, $0.type) }, "entities")
    check(manifest.enums.map { ($0.identifier, $0.type) }, "enums")
    check(
      manifest.queries.map { ($0.identifier, $0.type) }
        + manifest.valueQueries.map { ($0.identifier, $0.type) }, "queries")
  }

  private mutating func check(_ items: [(identifier: String, type: String)], _ kind: String) {
    var first: [String: String] = [:]
    for item in items {
      if item.identifier.isBlank {
        report(
          .error, .emptyIdentifier, item.type, "persistentIdentifier",
          "The identifier of \(item.type.ownName) is empty.",
          "Leave persistentIdentifier out, or give it a name that stays the same.")
      } else if let other = first[item.identifier] {
        report(
          .error, .duplicateIdentifier, item.type, "persistentIdentifier",
          "The \(kind) \(other) and \(item.type) have the same identifier '\(item.identifier)'.",
          "Give one of them a static persistentIdentifier of its own.")
      } else {
        first[item.identifier] = item.type
      }
    }
  }

  mutating func checkPackages() {
    let known = Set(manifest.packages.map(\.type))
    for package in manifest.packages {
      for included in package.included where !known.contains(included) {
        report(
          .warning, .unknownPackage, package.type, "includedPackages",
          "\(package.type.ownName) includes \(included), of which nothing is known here.",
          "Build the module of \(included) with the same flags, or include it no more.")
      }
    }
  }
}

extension String {
  /// The name of a type without its module and the types around it.
  var ownName: String { split(separator: ".").last.map(String.init) ?? self }

  /// Whether there is nothing to read.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

extension IntentManifest.Finding.Code {
  /// Two types of a kind have one identifier.
  public static let duplicateIdentifier = Self("duplicateIdentifier")
  /// An identifier is empty.
  public static let emptyIdentifier = Self("emptyIdentifier")
  /// A package includes one of which nothing is known.
  public static let unknownPackage = Self("unknownPackage")
}
