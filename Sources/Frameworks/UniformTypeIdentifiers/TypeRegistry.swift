import Foundation
import Synchronization

/// A registry that finds declarations by identifier and tag: the system's table, then what the program
/// declares, then the MIME database.
final class TypeRegistry: Sendable {
  static let shared = TypeRegistry(
    database: .shared, program: ProgramTypes.declared(by: Bundle.main.infoDictionary ?? [:]))

  private let system = SystemTypes.shared
  private let databaseSource: MIMEDatabase.Source
  private let programSource: @Sendable () -> [TypeDeclaration]

  private struct State {
    /// What the program declares, by lowercased identifier; nil until first asked for.
    var program: [String: TypeDeclaration]?
    /// What was made from the database or a tag, so that it is made once.
    var made: [String: TypeDeclaration] = [:]
    var ancestors: [String: Set<String>] = [:]
  }
  private let state = Mutex(State())

  /// Identifiers made from tags are as many as there are tags in the world: beyond this they aren't kept.
  private static let cacheLimit = 4096

  init(database: MIMEDatabase.Source, program: @escaping @autoclosure @Sendable () -> [TypeDeclaration]) {
    databaseSource = database
    programSource = program
  }

  private var database: MIMEDatabase { databaseSource.database }

  // MARK: By identifier

  /// A system type that is in the table. Asking for another is a mistake of this module.
  func system(_ identifier: String) -> TypeDeclaration {
    guard let declaration = system.declarations[identifier] else {
      preconditionFailure("The table of system types has no \(identifier): add its line to SystemTypeTable.")
    }
    return declaration
  }

  func declaration(of identifier: String) -> TypeDeclaration? {
    let key = identifier.lowercased()
    if let known = system.declarations[key] { return known }
    if let known = withProgram({ $0[key] }) { return known }
    if let known = state.withLock({ $0.made[key] }) { return known }
    guard let parts = DynamicIdentifier(identifier) else { return nil }
    return keep(make(parts, identifier: key), key)
  }

  static func isIdentifier(_ text: String) -> Bool {
    guard !text.isEmpty, text.utf8.count < 4096 else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".": true
      default: scalar.value >= 0x80
      }
    }
  }

  // MARK: By tag

  /// The form in which a tag is looked up, or nil if it can't be one.
  func normalized(_ tag: String, _ tagClass: UTTagClass) -> String? {
    guard !tag.isEmpty, tag.utf8.count < 256, !tag.unicodeScalars.contains(where: { $0.value < 0x21 })
    else {
      guard tagClass == .mimeType, tag.utf8.count < 256 else { return nil }
      let compact = tag.filter { !$0.isWhitespace }
      return compact.isEmpty || compact == tag ? nil : normalized(compact, tagClass)
    }
    let lowered = tag.lowercased()
    switch tagClass {
    case .filenameExtension:
      return lowered.hasPrefix(".") || lowered.hasSuffix(".") || lowered.contains("/") ? nil : lowered
    case .mimeType:
      let essence = lowered.prefix { $0 != ";" }
      let sides = essence.split(separator: "/", omittingEmptySubsequences: false)
      return sides.count == 2 && sides.allSatisfy { !$0.isEmpty } ? lowered : nil
    default:
      return lowered
    }
  }

  /// The known types with a normalized tag, the preferred one first.
  func declarations(tag: String, tagClass: UTTagClass) -> [TypeDeclaration] {
    var found: [TypeDeclaration] = []
    func add(_ declarations: [TypeDeclaration]) {
      for declaration in declarations
      where !found.contains(where: { $0.identifier == declaration.identifier }) { found.append(declaration) }
    }
    switch tagClass {
    case .filenameExtension:
      add(system.byExtension[tag] ?? [])
      add(programTypes { $0.extensions.contains { $0.lowercased() == tag } })
      if found.isEmpty { for type in database.types(extension: tag) { add(declarations(mimeType: type)) } }
    case .mimeType:
      add(declarations(mimeType: tag))
      if found.isEmpty, let end = tag.firstIndex(of: ";") {
        add(declarations(mimeType: String(tag[..<end])))
      }
    default: break
    }
    return found
  }

  private func declarations(mimeType: String) -> [TypeDeclaration] {
    if let known = system.byMIMEType[mimeType] { return known }
    let program = programTypes { $0.mimeTypes.contains { $0.lowercased() == mimeType } }
    if !program.isEmpty { return program }
    let canonical = database.canonical(mimeType)
    for name in [canonical] + database.aliases(of: canonical) {
      if let known = system.byMIMEType[name] { return known }
    }
    return database.isKnown(canonical) ? [databaseType(canonical)] : []
  }

  private func programTypes(where matches: (TypeDeclaration) -> Bool) -> [TypeDeclaration] {
    withProgram { $0.values.filter(matches).sorted { $0.identifier < $1.identifier } }
  }

  /// A type for a tag that nobody knows.
  func dynamic(tag: String, tagClass: UTTagClass, parent: String?) -> TypeDeclaration? {
    var parts = DynamicIdentifier(parents: parent.map { [$0] } ?? [])
    switch tagClass {
    case .filenameExtension: parts.extensions = [tag]
    case .mimeType: parts.mimeTypes = [String(tag.prefix { $0 != ";" })]
    default: return nil
    }
    let identifier = parts.identifier
    let key = identifier.lowercased()
    if let known = state.withLock({ $0.made[key] }) { return known }
    return keep(make(parts, identifier: identifier), key)
  }

  // MARK: Types of the MIME database

  private func databaseType(_ mimeType: String) -> TypeDeclaration {
    let parts = DynamicIdentifier(parents: ["public.data"], mimeTypes: [mimeType])
    let key = parts.identifier.lowercased()
    if let known = state.withLock({ $0.made[key] }) { return known }
    return keep(make(parts, identifier: parts.identifier), key)
  }

  /// A dynamic type, completed by what the database says of its MIME type.
  private func make(_ parts: DynamicIdentifier, identifier: String) -> TypeDeclaration {
    var parents = parts.parents
    var extensions = parts.extensions
    var mimeTypes = parts.mimeTypes
    var summaries: [String: String] = [:]
    func add(_ values: [String], to list: inout [String]) {
      for value in values where !list.contains(value) { list.append(value) }
    }
    for mimeType in parts.mimeTypes {
      add(StructuredSuffix.parents(of: mimeType), to: &parents)
      guard database.isKnown(mimeType) else { continue }
      let details = database.details(of: mimeType)
      add(database.parents(of: mimeType).compactMap { identifierOf(mimeType: $0) }, to: &parents)
      add(details.extensions, to: &extensions)
      add(database.aliases(of: mimeType), to: &mimeTypes)
      summaries = details.summaries
    }
    parents.removeAll { $0.lowercased() == identifier.lowercased() }
    return TypeDeclaration(
      identifier, origin: .dynamic, parents: parents, extensions: extensions, mimeTypes: mimeTypes,
      summary: summaries[""], localizedSummaries: summaries)
  }

  /// The identifier of the type a MIME type belongs to, without making that type.
  private func identifierOf(mimeType: String) -> String? {
    let canonical = database.canonical(mimeType)
    for name in [mimeType, canonical] + database.aliases(of: canonical) {
      if let known = system.byMIMEType[name]?.first { return known.identifier }
    }
    guard database.isKnown(canonical) else { return nil }
    return DynamicIdentifier(parents: ["public.data"], mimeTypes: [canonical]).identifier
  }

  private func keep(_ declaration: TypeDeclaration, _ key: String) -> TypeDeclaration {
    state.withLock { state in
      if let known = state.made[key] { return known }
      if state.made.count < Self.cacheLimit { state.made[key] = declaration }
      return declaration
    }
  }

  // MARK: Declaring

  private func withProgram<Result>(_ body: ([String: TypeDeclaration]) -> Result) -> Result {
    let program =
      state.withLock { $0.program }
      ?? {
        // Read outside of the lock: the Info.plist is a file.
        let declared = Dictionary(
          programSource().map { ($0.identifier.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
        return state.withLock { state in
          let program = state.program ?? declared
          state.program = program
          return program
        }
      }()
    return body(program)
  }

  /// Declares a type of the program. A system type stays as it is; one declared before gains the parent.
  func declare(_ identifier: String, parent: String?) -> TypeDeclaration {
    let key = identifier.lowercased()
    if let known = system.declarations[key] { return known }
    withProgram { _ in }
    return state.withLock { state in
      let known = state.program?[key]
      var parents = known?.parents ?? []
      if let known,
        parent.map({ parent in parents.contains { $0.lowercased() == parent.lowercased() } }) ?? true
      {
        return known
      }
      parents.append(parent ?? "public.data")
      let declaration = TypeDeclaration(
        known?.identifier ?? identifier, origin: .program, parents: parents,
        extensions: known?.extensions ?? [], mimeTypes: known?.mimeTypes ?? [], summary: known?.summary,
        version: known?.version, referenceURL: known?.referenceURL)
      state.program?[key] = declaration
      state.ancestors = [:]
      return declaration
    }
  }

  // MARK: Conformance

  /// The lowercased identifiers of all supertypes. Cycles end: no identifier is visited twice, and a type is
  /// never its own supertype.
  func ancestors(of declaration: TypeDeclaration) -> Set<String> {
    let key = declaration.identifier.lowercased()
    if let known = state.withLock({ $0.ancestors[key] }) { return known }
    var found = Set<String>()
    walk(from: declaration) { identifier, _ in found.insert(identifier) }
    found.remove(key)
    state.withLock { state in
      if state.ancestors.count < Self.cacheLimit { state.ancestors[key] = found }
    }
    return found
  }

  /// The type and its declared supertypes, nearest first.
  func lineage(of declaration: TypeDeclaration) -> [TypeDeclaration] {
    var found = [declaration]
    walk(from: declaration) { _, declaration in if let declaration { found.append(declaration) } }
    return found
  }

  private func walk(from start: TypeDeclaration, visit: (String, TypeDeclaration?) -> Void) {
    // A type of the program may have gained parents since `start` was made.
    let start = self.declaration(of: start.identifier) ?? start
    var seen: Set<String> = [start.identifier.lowercased()]
    var queue = start.parents
    var next = 0
    while next < queue.count {
      let key = queue[next].lowercased()
      next += 1
      guard seen.insert(key).inserted else { continue }
      let declaration = self.declaration(of: key)
      visit(key, declaration)
      queue += declaration?.parents ?? []
    }
  }

  // MARK: Descriptions

  /// The description in the language of a locale, else in English.
  func summary(of declaration: TypeDeclaration, locale: Locale) -> String? {
    let language = locale.language.languageCode?.identifier ?? ""
    let region = locale.region?.identifier ?? ""
    guard !language.isEmpty, language != "en" else { return declaration.summary }
    var summaries = declaration.localizedSummaries
    if summaries.isEmpty, let mimeType = declaration.mimeTypes.first {
      summaries = database.details(of: database.canonical(mimeType)).summaries
    }
    return summaries["\(language)_\(region)"] ?? summaries[language] ?? declaration.summary
  }
}

extension UTType {
  static func system(_ identifier: String) -> UTType { UTType(TypeRegistry.shared.system(identifier)) }
}
