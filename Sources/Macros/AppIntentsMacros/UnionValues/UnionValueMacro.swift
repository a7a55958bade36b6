import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@UnionValue`: an enum of which each case has one value becomes a value that intents exchange.
enum UnionValueMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let union = declaration.as(EnumDeclSyntax.self) else {
      context.report(
        .onlyOn(macro: "UnionValue", place: "an enum", found: found(declaration)), at: node)
      return []
    }
    if let parameters = union.genericParameterClause {
      context.report(.genericUnion, at: parameters)
      return []
    }
    let offered = protocols.map { $0.trimmedDescription.split(separator: ".").last.map(String.init) ?? "" }
    let elements = union.memberBlock.members.flatMap { item -> [EnumCaseElementSyntax] in
      item.decl.as(EnumCaseDeclSyntax.self).map { Array($0.elements) } ?? []
    }
    guard !elements.isEmpty else {
      context.report(.unionWithoutCases(name: union.name.plainText), at: union.name)
      return []
    }
    let cases = check(elements, in: context)
    let source = UnionSource(
      type: type.trimmedDescription, access: access(of: union),
      conformances: ["AppUnionValue", "_IntentValue"].filter { offered.contains($0) },
      names: elements.map(\.name.text), cases: cases)
    return [try ExtensionDeclSyntax("\(raw: source.text)")]
  }

  /// The cases, or nil after a mistake was reported.
  private static func check(
    _ elements: [EnumCaseElementSyntax], in context: some MacroExpansionContext
  ) -> [UnionCase]? {
    var cases: [UnionCase] = []
    var isRight = true
    for element in elements {
      let parameters = element.parameterClause.map { Array($0.parameters) } ?? []
      guard let parameter = parameters.first else {
        context.report(.unionCaseWithoutPayload(name: element.name.plainText), at: element.name)
        isRight = false
        continue
      }
      guard parameters.count == 1 else {
        context.report(.unionCaseWithSeveralPayloads(name: element.name.plainText), at: element.name)
        isRight = false
        continue
      }
      let written = WrittenType(parameter.type)
      let first = cases.first {
        $0.payload.trimmedDescription == parameter.type.trimmedDescription
          || WrittenType($0.payload) == written && written != .unknown && written != .other
      }
      if let first {
        context.report(
          .unionPayloadTwice(type: parameter.type.trimmedDescription, first: first.name.plainText),
          at: parameter.type)
        isRight = false
        continue
      }
      let label = parameter.firstName.flatMap { $0.text == "_" ? nil : $0.text }
      cases.append(UnionCase(name: element.name.trimmed, label: label, payload: parameter.type.trimmed))
    }
    return isRight ? cases : nil
  }

  private static func access(of union: EnumDeclSyntax) -> String {
    for modifier in union.modifiers where modifier.detail == nil {
      if ["public", "package"].contains(modifier.name.text) { return modifier.name.text + " " }
    }
    return ""
  }

  private static func found(_ declaration: some DeclGroupSyntax) -> String {
    if declaration.is(StructDeclSyntax.self) { return "a struct" }
    if declaration.is(ClassDeclSyntax.self) { return "a class" }
    if declaration.is(ActorDeclSyntax.self) { return "an actor" }
    return "an extension"
  }
}
