import SwiftSyntax
import SwiftSyntaxMacros

/// The attributes that a schema gives to the variables of a type.
struct MemberAttributes {
  var target: SchemaTarget

  init(_ kind: SchemaKind, attribute: AttributeSyntax, declaration: any DeclGroupSyntax) {
    target = SchemaTarget(kind: kind, attribute: attribute, declaration: declaration)
  }

  /// The attributes for one member. Mistakes are reported once, with the extension.
  func attributes(
    for member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) -> [AttributeSyntax] {
    guard let variable = member.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let declared = DeclaredVariable.of(variable).first, target.obstacle(in: context) == nil
    else { return [] }
    let schema = SchemaReference(target.attribute, kind: target.kind).schema
    if let macro = declared.getterMacro(schema) { return ["@AppIntents.\(raw: macro)"] }
    guard declared.isAttachable(target.kind, schema) else { return [] }
    return [
      target.kind == .intent ? "@AppIntents.IntentParameter" : "@AppIntents.EntityProperty"
    ]
  }
}
