import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The extension that makes a type conform to its schema.
struct SchemaExtension {
  var target: SchemaTarget
  /// The name of the type, from the level of the file on.
  var type: String
  /// The protocols that the compiler offers: those of the macro's declaration that the type lacks.
  var offered: [String]

  init(
    _ kind: SchemaKind, attribute: AttributeSyntax, declaration: any DeclGroupSyntax,
    type: some TypeSyntaxProtocol, offered: [TypeSyntax]
  ) {
    self.target = SchemaTarget(kind: kind, attribute: attribute, declaration: declaration)
    self.type = type.trimmedDescription
    self.offered = offered.map {
      let name = $0.trimmedDescription
      return name.split(separator: ".").last.map(String.init) ?? name
    }
  }

  /// Reports what is wrong with the type and makes the extension.
  ///
  /// If something is wrong, the type gets conformances that ask nothing of it, so that only the mistake itself
  /// is reported and not what follows from it.
  func expand(in context: some MacroExpansionContext) throws -> [ExtensionDeclSyntax] {
    if let obstacle = target.obstacle(in: context) {
      context.diagnose(obstacle)
      return obstacle.diagMessage.diagnosticID == MacroDiagnostic.secondSchema(first: "").diagnosticID
        ? [] : try rejection()
    }
    if let unreachable = target.unreachability(in: context) {
      context.diagnose(unreachable)
      return []
    }
    if let parameters = genericParameters {
      context.report(.generic(macro: target.macro), at: parameters)
      return try rejection()
    }
    let reference = SchemaReference(target.attribute, kind: target.kind)
    var isFinished = true
    if let problem = reference.problem {
      context.report(problem.diagnostic, at: problem.node, fixes: problem.fixes)
      isFinished = false
    }
    let special = reference.schema.map { $0.conformances + inferredConformances($0) } ?? []
    if let schema = reference.schema {
      // A protocol that the type names itself requires its members by itself.
      let written = special.filter { !offered.contains($0) }
      let leftToCompiler = Set(written.flatMap { Self.requirements[$0] ?? [] })
      let check = MemberCheck(schema: schema, target: target, leftToCompiler: leftToCompiler)
      if !check.run(in: context) { isFinished = false }
    }
    if reportSharedDeclarations(reference.schema, in: context) { isFinished = false }
    if target.kind == .enumeration, let name = target.name, !hasRawType {
      context.report(
        .withoutRawType(name: name.plainText), at: name, fixes: [rawTypeFix(after: name)])
      isFinished = false
    }
    // What a macro's protocol implies has to be said too: the compiler looks no further than this list. Without
    // `_IntentValue` an entity can't have a property of its own type unless the compiler comes upon it elsewhere.
    let conformances =
      ["App\(kindName)", "AssistantSchema\(kindName)"] + (target.kind == .entity ? ["_IntentValue"] : [])
      + (isFinished ? special : ["__UnfinishedSchema\(kindName)"])
    return [try make(conformances.filter { offered.contains($0) }, reference)]
  }

  /// The protocols of a schema whose members are not known, by its name and what the type has.
  private func inferredConformances(_ schema: Schema) -> [String] {
    guard schema.kind == .intent, !schema.hasMembers, schema.conformances.isEmpty else { return [] }
    let variables = DeclaredVariable.all(in: target.declaration.memberBlock.members)
    if schema.name.hasPrefix("open"), variables.contains(where: { $0.name == "target" }) {
      return ["OpenIntent"]
    }
    let entities = variables.first { $0.name == "entities" }?.type
    if schema.name.hasPrefix("delete"), let entities, case .array = WrittenType(entities) {
      return ["DeleteIntent"]
    }
    return []
  }

  private func make(_ conformances: [String], _ reference: SchemaReference) throws -> ExtensionDeclSyntax {
    let clause =
      conformances.isEmpty
      ? "" : ": " + conformances.map { "nonisolated AppIntents.\($0)" }.joined(separator: ", ")
    let schema = reference.schema
    let value =
      "AppIntents.AppSchema.\(kindName)(domain: \"\(schema?.domain ?? reference.domain)\", "
      + "name: \"\(schema?.name ?? reference.name)\", identifier: \"\(schema?.identifier ?? "")\")"
    return try ExtensionDeclSyntax(
      """
      extension \(raw: type)\(raw: clause) {
        \(raw: access)nonisolated static var __appSchema\(raw: kindName): AppIntents.AppSchema.\(raw: kindName) {
          \(raw: value)
        }
      }
      """)
  }

  /// Gives a type that can have no schema the names that the body of one with a schema uses.
  private func rejection() throws -> [ExtensionDeclSyntax] {
    guard offered.contains("__RejectedSchemaType"), target.name != nil else { return [] }
    return [try ExtensionDeclSyntax("extension \(raw: type): nonisolated AppIntents.__RejectedSchemaType {}")]
  }

  private var kindName: String {
    switch target.kind {
    case .intent: "Intent"
    case .entity: "Entity"
    case .enumeration: "Enum"
    }
  }

  /// How far the member has to be seen: as far as the type.
  private var access: String {
    for modifier in target.declaration.modifiers where modifier.detail == nil {
      if ["public", "open"].contains(modifier.name.text) { return "public " }
      if modifier.name.text == "package" { return "package " }
    }
    return ""
  }

  private var genericParameters: GenericParameterClauseSyntax? {
    target.declaration.as(StructDeclSyntax.self)?.genericParameterClause
      ?? target.declaration.as(EnumDeclSyntax.self)?.genericParameterClause
  }

  /// - Returns: Whether there was something to report.
  private func reportSharedDeclarations(
    _ schema: Schema?, in context: some MacroExpansionContext
  ) -> Bool {
    var isFound = false
    for item in target.declaration.memberBlock.members {
      guard let variable = item.decl.as(VariableDeclSyntax.self), variable.bindings.count > 1 else {
        continue
      }
      let declared = DeclaredVariable.of(variable)
      guard declared.contains(where: { $0.isAttachable(target.kind, schema) }) else { continue }
      context.report(.severalVariables, at: variable.bindings)
      isFound = true
    }
    return isFound
  }

  /// Whether something in the inheritance clause can be a raw type.
  private var hasRawType: Bool {
    let inherited = target.declaration.inheritanceClause?.inheritedTypes.map {
      PlatformTypes.bareName($0.type.trimmedDescription)
    }
    if (inherited ?? []).contains(where: { !Self.plainProtocols.contains($0) }) { return true }
    return DeclaredVariable.all(in: target.declaration.memberBlock.members).contains { $0.name == "rawValue" }
  }

  private func rawTypeFix(after name: TokenSyntax) -> FixIt {
    let message = MacroFix("add the raw type 'String'", "addRawType")
    if let first = target.declaration.inheritanceClause?.inheritedTypes.first {
      return .insert("String, ", at: first.positionAfterSkippingLeadingTrivia, in: first, message)
    }
    return .insert(": String", at: name.endPositionBeforeTrailingTrivia, in: name, message)
  }

  /// What the protocols that a schema adds require of a type.
  private static let requirements: [String: [String]] = [
    "OpenIntent": ["target"], "DeleteIntent": ["entities"], "ShowInAppSearchResultsIntent": ["criteria"],
  ]

  /// Protocols that people write after the name of an enum.
  private static let plainProtocols: Set<String> = [
    "AppEnum", "AssistantEnum", "AssistantSchemaEnum", "CaseIterable", "Codable", "Comparable",
    "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Encodable", "Equatable",
    "Hashable", "Identifiable", "RawRepresentable", "Sendable", "URLRepresentableEnum",
  ]
}
