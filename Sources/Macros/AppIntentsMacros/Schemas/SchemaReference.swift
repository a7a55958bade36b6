import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// The schema that an attribute names.
struct SchemaReference {
  var kind: SchemaKind
  /// The schema, or nil if the attribute names none.
  var schema: Schema?
  /// What is wrong with the attribute, where, and how it is mended.
  var problem: (diagnostic: MacroDiagnostic, node: Syntax, fixes: [FixIt])?
  /// The names that are written, also when there is no such schema.
  var domain = ""
  var name = ""

  init(_ attribute: AttributeSyntax, kind: SchemaKind, catalog: SchemaCatalog = .shared) {
    self.kind = kind
    guard case .argumentList(let arguments)? = attribute.arguments, let argument = arguments.first else {
      problem = (.unreadableSchema(kind: kind), Syntax(attribute), [])
      return
    }
    if let identifier = Self.identifier(in: argument.expression) {
      schema = catalog.schema(kind, identifier: identifier)
      name = schema?.name ?? identifier
      domain = schema?.domain ?? ""
      if schema == nil { problem = (.unreadableSchema(kind: kind), Syntax(argument.expression), []) }
      return
    }
    guard let access = argument.expression.as(MemberAccessExprSyntax.self),
      let base = access.base?.as(MemberAccessExprSyntax.self)
    else {
      problem = (.unreadableSchema(kind: kind), Syntax(argument.expression), [])
      return
    }
    domain = base.declName.baseName.plainText
    name = access.declName.baseName.plainText
    schema = catalog.schema(kind, domain: domain, name: name)
    if schema == nil { problem = unknown(access, base, catalog) }
  }

  /// The schema's macro for a kind.
  static func macro(for kind: SchemaKind) -> String {
    switch kind {
    case .intent: "AppIntent"
    case .entity: "AppEntity"
    case .enumeration: "AppEnum"
    }
  }

  private func unknown(
    _ access: MemberAccessExprSyntax, _ base: MemberAccessExprSyntax, _ catalog: SchemaCatalog
  ) -> (MacroDiagnostic, Syntax, [FixIt]) {
    guard catalog.domains.contains(domain) else {
      let nearest = nearestName(to: domain, among: catalog.domains)
      return (
        .unknownDomain(name: domain, nearest: nearest), Syntax(base.declName),
        fixes(base.declName, nearest)
      )
    }
    for other in [SchemaKind.intent, .entity, .enumeration] where other != kind {
      if let found = catalog.schema(other, domain: domain, name: name) {
        let diagnostic = MacroDiagnostic.otherKind(
          path: found.path, is: other, macro: Self.macro(for: other))
        return (diagnostic, Syntax(access.declName), [])
      }
    }
    let names = catalog.schemas(of: kind, in: domain).map(\.name)
    let nearest = nearestName(to: name, among: names)
    return (
      .unknownSchema(name: name, domain: domain, kind: kind, nearest: nearest), Syntax(access.declName),
      fixes(access.declName, nearest)
    )
  }

  private func fixes(_ node: some SyntaxProtocol, _ name: String?) -> [FixIt] {
    guard let name else { return [] }
    return [.replace(node, by: name, MacroFix("write '\(name)'", "useNearestName"))]
  }

  /// The text of `AssistantSchema.IntentSchema("PlayAudiobookIntent")`.
  private static func identifier(in expression: ExprSyntax) -> String? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let literal = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)
    else { return nil }
    return literal.representedLiteralValue
  }
}
