import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Everything that the macros of `AppIntents` say to a programmer. `Guide/macros.md` lists them.
enum MacroDiagnostic: Equatable {
  // Schemas
  case onlyOn(macro: String, place: String, found: String)
  case generic(macro: String)
  case secondSchema(first: String)
  case unreadableSchema(kind: SchemaKind)
  case unknownDomain(name: String, nearest: String?)
  case unknownSchema(name: String, domain: String, kind: SchemaKind, nearest: String?)
  case otherKind(path: String, is: SchemaKind, macro: String)
  case unreachable(name: String)
  case missingMember(name: String, type: String, path: String, kind: SchemaKind)
  case mistypedMember(name: String, type: String, path: String)
  case constantMember(name: String, kind: SchemaKind)
  case computedParameter(name: String)
  case severalVariables
  case withoutRawType(name: String)

  // Union values
  case unionWithoutCases(name: String)
  case unionCaseWithoutPayload(name: String)
  case unionCaseWithSeveralPayloads(name: String)
  case unionPayloadTwice(type: String, first: String)
  case genericUnion

  // Properties
  case propertyElsewhere(macro: String)
  case propertyStatic(macro: String)
  case propertyStored(macro: String)
  case propertyWithoutType(macro: String)
  case deferredGetter
  case computedGetter
  case deferredSetter
  case propertyTwice

  // Values of views
  case entryElsewhere
}

extension MacroDiagnostic: DiagnosticMessage {
  var severity: DiagnosticSeverity { .error }

  var diagnosticID: MessageID { MessageID(domain: "AppIntents", id: identifier) }

  /// The name of the case: stable, without what it says about one place.
  var identifier: String {
    let text = "\(self)"
    return String(text.prefix { $0 != "(" })
  }

  var message: String {
    switch self {
    case .onlyOn(let macro, let place, let found):
      "'@\(macro)' can only be attached to \(place), not to \(found)"
    case .generic(let macro):
      "'@\(macro)' can't be attached to a generic type: the system has to know the type as it is"
    case .secondSchema(let first):
      "a type has one schema; this one already has '\(first)'"
    case .unreadableSchema(let kind):
      "write the schema as a domain and a name, such as "
        + "'\(kind == .intent ? ".messages.sendMessage" : kind == .entity ? ".messages.message" : ".mail.category")'"
    case .unknownDomain(let name, let nearest):
      "there is no domain '\(name)' of schemas" + Self.proposal(nearest)
    case .unknownSchema(let name, let domain, let kind, let nearest):
      "the domain '\(domain)' has no \(kind.noun) schema '\(name)'" + Self.proposal(nearest)
    case .otherKind(let path, let kind, let macro):
      "'\(path)' is a schema for an \(kind.noun): use '@\(macro)'"
    case .unreachable(let name):
      "'\(name)' has a schema and is private to another type, where the system's code can't reach it; make it "
        + "fileprivate"
    case .missingMember(let name, let type, let path, let kind):
      "the schema '\(path)' needs a \(kind == .intent ? "parameter" : "property") '\(name)' \(type)"
    case .mistypedMember(let name, let type, let path):
      "'\(name)' must be \(type) for the schema '\(path)'"
    case .constantMember(let name, let kind):
      "'\(name)' must be a 'var', so that it can be \(kind == .intent ? "a parameter" : "a property")"
    case .computedParameter(let name):
      "'\(name)' must be a stored property, so that it can be a parameter"
    case .severalVariables:
      "declare each variable with a 'var' of its own, so that each can be a parameter or property"
    case .withoutRawType(let name):
      "the enum '\(name)' needs a raw type, such as 'String', under which its cases are known"

    case .unionWithoutCases(let name):
      "the union '\(name)' needs at least one case with a value"
    case .unionCaseWithoutPayload(let name):
      "the case '\(name)' of a union needs one associated value"
    case .unionCaseWithSeveralPayloads(let name):
      "the case '\(name)' of a union has several associated values; it can have one"
    case .unionPayloadTwice(let type, let first):
      "the case '\(first)' already takes a value of type '\(type)'; the types of a union's cases tell them apart"
    case .genericUnion:
      "'@UnionValue' can't be attached to a generic type: the system has to know the type as it is"

    case .propertyElsewhere(let macro):
      "'@\(macro)' can only be attached to a property of an entity"
    case .propertyStatic(let macro):
      "'@\(macro)' can't be attached to a static property"
    case .propertyStored(let macro):
      "'@\(macro)' can only be attached to a computed property; for a stored one use '@Property'"
    case .propertyWithoutType(let macro):
      "'@\(macro)' needs a property whose type is written"
    case .deferredGetter:
      "'@DeferredProperty' needs a getter that is 'async', such as 'get async throws { ... }'; for a getter "
        + "that has its value at once use '@ComputedProperty'"
    case .computedGetter:
      "'@ComputedProperty' can't wait or throw; for a getter that is 'async' or 'throws' use '@DeferredProperty'"
    case .deferredSetter:
      "'@DeferredProperty' can't be attached to a property that is set"
    case .propertyTwice:
      "a property is described by one of '@Property', '@ComputedProperty' and '@DeferredProperty'"
    case .entryElsewhere:
      "'@Entry' can only be attached to a variable with a default value in an extension of 'EnvironmentValues', "
        + "or to an optional one in an extension of 'FocusedValues'"
    }
  }

  private static func proposal(_ name: String?) -> String {
    name.map { "; did you mean '\($0)'?" } ?? ""
  }
}

/// A fix that an editor offers, with a few words on what it does.
struct MacroFix: FixItMessage {
  var message: String
  var fixItID: MessageID

  init(_ message: String, _ identifier: String) {
    self.message = message
    self.fixItID = MessageID(domain: "AppIntents", id: identifier)
  }
}

extension MacroExpansionContext {
  /// Reports a mistake at a piece of the source.
  func report(
    _ diagnostic: MacroDiagnostic, at node: some SyntaxProtocol, fixes: [FixIt] = []
  ) {
    diagnose(Diagnostic(node: Syntax(node), message: diagnostic, fixIts: fixes))
  }
}

extension FixIt {
  /// Puts another text in the place of a piece of the source, without what stands around it.
  static func replace(_ node: some SyntaxProtocol, by text: String, _ message: MacroFix) -> FixIt {
    FixIt(
      message: message,
      changes: [
        .replaceText(
          range: node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia, with: text,
          in: Syntax(node))
      ])
  }

  /// Puts a text in at a place of the source.
  static func insert(
    _ text: String, at position: AbsolutePosition, in node: some SyntaxProtocol, _ message: MacroFix
  ) -> FixIt {
    FixIt(
      message: message, changes: [.replaceText(range: position..<position, with: text, in: Syntax(node))])
  }
}
