import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A type with the attribute of a schema: whether the schema can be applied to it at all.
struct SchemaTarget {
  var kind: SchemaKind
  var attribute: AttributeSyntax
  var declaration: any DeclGroupSyntax

  /// The name of the attribute as it is written, such as "AppIntent" or "AssistantIntent".
  var macro: String {
    let name = attribute.attributeName.trimmedDescription
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The token that names the type.
  var name: TokenSyntax? {
    declaration.as(StructDeclSyntax.self)?.name ?? declaration.as(EnumDeclSyntax.self)?.name
      ?? declaration.as(ClassDeclSyntax.self)?.name ?? declaration.as(ActorDeclSyntax.self)?.name
  }

  /// Why nothing can be made of the type, or nil.
  func obstacle(in context: some MacroExpansionContext) -> Diagnostic? {
    if let first = earlierSchema(in: context) {
      return Diagnostic(
        node: attribute, message: MacroDiagnostic.secondSchema(first: first),
        fixIts: [
          .replace(attribute, by: "", MacroFix("remove '@\(macro)'", "removeAttribute"))
        ])
    }
    let fits =
      kind == .enumeration ? declaration.is(EnumDeclSyntax.self) : declaration.is(StructDeclSyntax.self)
    guard fits else {
      let place = kind == .enumeration ? "an enum" : "a struct"
      return Diagnostic(
        node: attribute, message: MacroDiagnostic.onlyOn(macro: macro, place: place, found: found))
    }
    return nil
  }

  /// What keeps an extension at the level of the file from naming the type, or nil.
  func unreachability(in context: some MacroExpansionContext) -> Diagnostic? {
    guard let name, isUnreachable(in: context) else { return nil }
    var fixes: [FixIt] = []
    if let modifier = declaration.modifiers.first(where: { $0.name.text == "private" }) {
      fixes = [
        .replace(modifier.name, by: "fileprivate", MacroFix("make it fileprivate", "makeFileprivate"))
      ]
    }
    return Diagnostic(
      node: name, message: MacroDiagnostic.unreachable(name: name.plainText), fixIts: fixes)
  }

  /// What else the attribute stands on.
  private var found: String {
    if declaration.is(StructDeclSyntax.self) { return "a struct" }
    if declaration.is(EnumDeclSyntax.self) { return "an enum" }
    if declaration.is(ClassDeclSyntax.self) { return "a class" }
    if declaration.is(ActorDeclSyntax.self) { return "an actor" }
    if declaration.is(ExtensionDeclSyntax.self) { return "an extension" }
    return "a protocol"
  }

  /// Another attribute of a schema that stands before this one.
  private func earlierSchema(in context: some MacroExpansionContext) -> String? {
    let schemaMacros = declaration.attributes.compactMap { element -> AttributeSyntax? in
      guard case .attribute(let attribute) = element,
        let name = attribute.attributeName.trimmedDescription.split(separator: ".").last,
        Self.macros.contains(String(name))
      else { return nil }
      return attribute
    }
    guard schemaMacros.count > 1, let first = schemaMacros.first,
      let here = context.location(of: attribute), let there = context.location(of: first),
      here.line.description != there.line.description || here.column.description != there.column.description
    else { return nil }
    return first.arguments?.trimmedDescription.split(separator: " ").last.map(String.init) ?? macro
  }

  /// Whether an extension at the level of the file can't name the type.
  private func isUnreachable(in context: some MacroExpansionContext) -> Bool {
    let types = context.lexicalContext.filter { $0.asProtocol((any DeclGroupSyntax).self) != nil }
    guard !types.isEmpty else { return false }
    // The outermost type may be private: at the level of the file that means the file.
    let nested =
      [declaration as any DeclGroupSyntax]
      + types.dropLast().compactMap {
        $0.asProtocol((any DeclGroupSyntax).self)
      }
    return nested.contains { group in
      group.modifiers.contains { $0.detail == nil && $0.name.text == "private" }
    }
  }

  private static let macros: Set<String> = [
    "AppIntent", "AppEntity", "AppEnum", "AssistantIntent", "AssistantEntity", "AssistantEnum",
  ]
}
