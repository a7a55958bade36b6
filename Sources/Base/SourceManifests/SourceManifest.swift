import IntentManifest

/// A manifest made from the constant values that the compiler has written, and what it could not be made
/// from.
public struct SourceManifest: Sendable {
  /// The manifest as far as the source tells.
  public var manifest: IntentManifest
  /// The places at which types and members are declared.
  public var places: SourcePlaces
  /// The findings of reading: values that only the running program knows, and others.
  public var findings: [IntentManifest.Finding]

  /// Creates a manifest of the records of types. Linear in their size.
  package init(_ records: [TypeRecord]) {
    var maker = SourceMaker(records)
    maker.makeAll()
    manifest = maker.manifest.sorted
    places = maker.places
    findings = maker.findings
  }

  /// The findings of reading and of validation: those of reading come first, the others in the order of
  /// types.
  public var allFindings: [IntentManifest.Finding] {
    findings + manifest.validate(places: places)
  }
}

/// A maker that puts a manifest together from records of types.
struct SourceMaker {
  let records: [TypeRecord]
  let recordsByName: [String: TypeRecord]
  let catalog: TypeCatalog
  /// The raw values of enums, by the names of type and case.
  let rawValues: [String: [String: String]]
  var manifest = IntentManifest()
  var places = SourcePlaces()
  var findings: [IntentManifest.Finding] = []

  init(_ unmerged: [TypeRecord]) {
    var merged: [String: TypeRecord] = [:]
    for record in unmerged where !record.type.name.contains("<") && record.type.arguments.isEmpty {
      merged[record.type.name, default: record].merge(record)
    }
    recordsByName = merged
    records = merged.values.sorted { $0.type.name < $1.type.name }
    var catalog = TypeCatalog()
    var rawValues: [String: [String: String]] = [:]
    for record in records {
      let name = record.type.name
      if record.conforms(to: "AppEntity") { catalog.entities.insert(name) }
      if record.conforms(to: "AppUnionValue") { catalog.unions.insert(name) }
      guard record.conforms(to: "AppEnum") else { continue }
      catalog.enums.insert(name)
      rawValues[name] = Dictionary(
        record.cases.map { ($0.name, $0.rawValue ?? $0.name) }, uniquingKeysWith: { first, _ in first })
    }
    self.catalog = catalog
    self.rawValues = rawValues
  }

  mutating func makeAll() {
    for record in records {
      let name = record.type.name
      places[name] = record.place
      for property in record.properties where property.place != nil {
        places[name, property.name] = property.place
      }
      if record.conforms(to: "AppIntent") { manifest.intents.append(intent(record)) }
      if record.conforms(to: "AppEntity") { manifest.entities.append(entity(record)) }
      if record.conforms(to: "AppEnum"), !record.conforms(to: "AppUnionValueCasesProviding") {
        manifest.enums.append(enumeration(record))
      }
      if record.conforms(to: "AppUnionValue") { manifest.unions.append(union(record)) }
      if record.conforms(to: "EntityQuery") { query(record) }
      if record.conforms(to: "IntentValueQuery") { manifest.valueQueries.append(valueQuery(record)) }
      if record.conforms(to: "AppShortcutsProvider") { manifest.shortcutProviders.append(shortcuts(record)) }
      if record.conforms(to: "AppIntentsPackage") { manifest.packages.append(package(record)) }
    }
  }

  /// Says that the source does not tell something.
  mutating func notLiteral(_ what: String, _ record: TypeRecord, _ member: String) {
    findings.append(
      .init(
        .warning, .notLiteral, type: record.type.name, member: member,
        place: places[record.type.name, member],
        message: "\(what) of \(record.type.ownName) is known only when the program runs.",
        remedy: "Write it as a literal, so that it is known without running the program."))
  }

  func valueType(_ type: TypeName) -> IntentManifest.ValueType { catalog.valueType(type) }

  /// The name under which the system knows a type.
  mutating func identifier(_ record: TypeRecord) -> String {
    let written =
      record.staticProperty("persistentIdentifier")
      ?? (record.conforms(to: "CustomIntentMigratedAppIntent")
        ? record.staticProperty("intentClassName") : nil)
    guard let written else { return record.type.ownName }
    if let text = written.value.text { return text }
    notLiteral("The identifier", record, written.name)
    return record.type.ownName
  }

  /// A static text, or nil where it is not written.
  mutating func staticText(_ name: String, _ what: String, _ record: TypeRecord) -> String? {
    guard let property = record.staticProperty(name) else { return nil }
    return text(property.value, what, record, name)
  }

  mutating func staticBoolean(_ name: String, _ what: String, _ record: TypeRecord) -> Bool? {
    guard let property = record.staticProperty(name) else { return nil }
    if let value = property.value.boolean { return value }
    notLiteral(what, record, name)
    return nil
  }

  /// The schema that a macro has attached.
  func schema(_ record: TypeRecord, _ property: String) -> IntentManifest.Schema? {
    guard let value = record.staticProperty(property)?.value, let domain = value["domain"]?.text,
      let name = value["name"]?.text
    else { return nil }
    return .init(domain: domain, name: name)
  }
}

extension IntentManifest.Finding.Code {
  /// Something is known only when the program runs.
  public static let notLiteral = Self("notLiteral")
}
