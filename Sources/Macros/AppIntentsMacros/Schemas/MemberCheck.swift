import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// The comparison of the variables of a type with the members of its schema.
struct MemberCheck {
  var schema: Schema
  var target: SchemaTarget
  /// Members whose absence the compiler reports itself, since a protocol that is written requires them.
  var leftToCompiler: Set<String>

  /// Reports what differs.
  ///
  /// - Returns: Whether everything is there.
  func run(in context: some MacroExpansionContext) -> Bool {
    let variables = DeclaredVariable.all(in: target.declaration.memberBlock.members)
    var isComplete = true
    for member in schema.members {
      let found = variables.filter { $0.name == member.name }
      if found.isEmpty {
        guard member.isRequired, !leftToCompiler.contains(member.name) else { continue }
        reportMissing(member, variables, in: context)
        isComplete = false
      }
      for variable in found where !check(variable, against: member, in: context) { isComplete = false }
    }
    return isComplete
  }

  private func check(
    _ variable: DeclaredVariable, against member: SchemaMember, in context: some MacroExpansionContext
  ) -> Bool {
    if variable.isConstant {
      context.report(
        .constantMember(name: member.name, kind: schema.kind), at: variable.declaration.bindingSpecifier,
        fixes: [
          .replace(variable.declaration.bindingSpecifier, by: "var", MacroFix("write 'var'", "makeVariable"))
        ])
      return false
    }
    if schema.kind == .intent, variable.isComputed {
      context.report(.computedParameter(name: member.name), at: variable.binding.pattern)
      return false
    }
    guard let type = variable.type, !leftToCompiler.contains(member.name) else { return true }
    let written = WrittenType(type)
    guard !member.types.contains(where: { $0.matches(written) }) else { return true }
    let expected = member.preferredType
    context.report(
      .mistypedMember(
        name: member.name, type: SchemaType.described(member.types), path: schema.path),
      at: type,
      fixes: [
        .replace(
          type, by: expected.spelled, MacroFix("make it '\(expected.spelled)'", "replaceType"))
      ])
    return false
  }

  private func reportMissing(
    _ member: SchemaMember, _ variables: [DeclaredVariable], in context: some MacroExpansionContext
  ) {
    guard let name = target.name else { return }
    let line = "var \(member.name): \(member.preferredType.spelled)"
    let body = target.declaration.memberBlock
    let text: String
    let position: AbsolutePosition
    let lastStored = variables.last {
      !$0.isComputed && Syntax($0.declaration).parent?.parent?.parent == Syntax(body)
    }
    if let last = lastStored.flatMap({ Syntax($0.declaration).parent }) {
      text = "\n" + indentation + line
      position = last.endPosition
    } else {
      let closes = body.members.isEmpty && !body.rightBrace.leadingTrivia.description.contains("\n")
      text = "\n" + indentation + line + (closes ? "\n" + outerIndentation : "")
      position = body.leftBrace.endPosition
    }
    context.report(
      .missingMember(
        name: member.name, type: SchemaType.described(member.types), path: schema.path,
        kind: schema.kind),
      at: name, fixes: [.insert(text, at: position, in: body, MacroFix("add '\(line)'", "addMember"))])
  }

  private var outerIndentation: String {
    Self.lastLine(of: target.declaration.leadingTrivia)
  }

  private var indentation: String {
    let first = target.declaration.memberBlock.members.first
    guard let trivia = first?.leadingTrivia, trivia.description.contains("\n") else {
      return outerIndentation + "  "
    }
    return Self.lastLine(of: trivia)
  }

  /// The blanks between the last line break and the code.
  private static func lastLine(of trivia: Trivia) -> String {
    let text = trivia.description
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    return line.allSatisfy { $0 == " " || $0 == "\t" } ? String(line) : ""
  }
}
