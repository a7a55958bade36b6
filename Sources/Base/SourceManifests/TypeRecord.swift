import IntentManifest
import JSONValues

/// The compiler's record of one type that conforms to a protocol for which values are gathered.
package struct TypeRecord: Sendable {
  package var type: TypeName
  package var kind: String
  package var place: SourcePlace?
  /// The protocols to which it conforms, with their modules, inherited ones too.
  package var conformances: Set<String>
  package var associatedTypes: [String: AssociatedType]
  package var properties: [Property]
  package var cases: [Case]

  /// The type that stands for an associated type.
  package struct AssociatedType: Sendable {
    package var type: TypeName
    /// The protocols of an opaque type.
    package var protocols: [String]
    /// The associated types of an opaque type that are known.
    package var sameTypes: [String: TypeName]
  }

  /// A variable.
  package struct Property: Sendable {
    package var name: String
    package var type: TypeName
    package var isStatic: Bool
    package var isComputed: Bool
    package var place: SourcePlace?
    package var value: ConstantValue
    /// The arguments of its property wrapper as they are written; nil without a wrapper.
    package var wrapperArguments: [ConstantValue.Argument]?
  }

  /// A case of an enum.
  package struct Case: Sendable {
    package var name: String
    package var rawValue: String?
    package var payloads: [TypeName]
  }

  /// Reads one record.
  init(_ json: JSONValue) throws(BadConstantValue) {
    type = TypeName(try json.text("typeName"))
    kind = json["kind"]?.string ?? ""
    place = SourcePlace(json)
    conformances = Set((json["conformances"]?.array ?? []).compactMap(\.string))
    associatedTypes = [:]
    for alias in json["associatedTypeAliases"]?.array ?? [] {
      let name = try alias.text("typeAliasName")
      var sameTypes: [String: TypeName] = [:]
      for requirement in alias["opaqueTypeSameTypeRequirements"]?.array ?? [] {
        sameTypes[try requirement.text("typeAliasName")] = TypeName(
          try requirement.text("substitutedTypeName"))
      }
      associatedTypes[name] = AssociatedType(
        type: TypeName(try alias.text("substitutedTypeName")),
        protocols: (alias["opaqueTypeProtocolRequirements"]?.array ?? []).compactMap(\.string),
        sameTypes: sameTypes)
    }
    properties = []
    for property in json["properties"]?.array ?? [] { properties.append(try Property(property)) }
    cases = []
    for one in json["cases"]?.array ?? [] {
      cases.append(
        Case(
          name: try one.text("name"), rawValue: one["rawValue"]?.string,
          payloads: (one["parameters"]?.array ?? []).compactMap { $0["type"]?.string }.map(TypeName.init)))
    }
  }

  /// The variable of the type itself, or nil.
  package func staticProperty(_ name: String) -> Property? {
    properties.first { $0.isStatic && $0.name == name }
  }

  /// Whether it conforms to a protocol of the framework.
  package func conforms(to name: String) -> Bool { conformances.contains("AppIntents.\(name)") }

  /// Takes up what another record says of the same type: files are compiled one by one, and extensions may
  /// stand in others than the type.
  mutating func merge(_ other: TypeRecord) {
    conformances.formUnion(other.conformances)
    associatedTypes.merge(other.associatedTypes) { first, _ in first }
    let known = Set(properties.map { "\($0.isStatic) \($0.name)" })
    properties += other.properties.filter { !known.contains("\($0.isStatic) \($0.name)") }
    if cases.isEmpty { cases = other.cases }
  }
}

extension TypeRecord.Property {
  fileprivate init(_ json: JSONValue) throws(BadConstantValue) {
    name = try json.text("label")
    type = TypeName(try json.text("type"))
    isStatic = json["isStatic"]?.string == "true" || json["isStatic"]?.boolean == true
    isComputed = json["isComputed"]?.string == "true" || json["isComputed"]?.boolean == true
    place = SourcePlace(json)
    value = try ConstantValue(json)
    guard let wrapper = json["propertyWrappers"]?.array?.first else { return }
    wrapperArguments = try ConstantValue.arguments(wrapper, isRequired: false)
  }
}

extension SourcePlace {
  init?(_ json: JSONValue) {
    guard let file = json["file"]?.string, case .number(let text)? = json["line"], let line = Int(text) else {
      return nil
    }
    self.init(file: file, line: line)
  }
}
