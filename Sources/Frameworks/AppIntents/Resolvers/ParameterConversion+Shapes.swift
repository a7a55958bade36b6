import CoreTransferable
import PlainText

extension ParameterConversion {
  /// Returns a value without optionals around it, or nil if it is absent.
  func unwrapped(_ value: any Sendable) -> (any Sendable)? {
    if value is NSNull { return nil }
    guard let optional = value as? any OptionalIntentValue else { return value }
    return optional.wrapped.flatMap { unwrapped($0) }
  }

  /// Returns the elements of a collection, or a single value as its only element.
  func elements(of value: any Sendable) -> [any Sendable] {
    if let collection = value as? any CollectionIntentValue { return collection.elements }
    if let values = value as? [any Sendable] { return values }
    return [value]
  }

  /// Returns numbers of any type as `Int` or `Double`.
  func plain(_ value: any Sendable) -> any Sendable {
    switch value {
    case is Int, is Double, is Bool, is String: value
    case let number as any BinaryInteger & Sendable: Int(exactly: number) ?? value
    case let number as Float: Double(number)
    case let number as Decimal: Double(truncating: number as NSDecimalNumber)
    default: value
    }
  }

  /// Returns the case that a text refers to: by its raw value, else by its title or a synonym in the person's
  /// language, without regard to case.
  func enumeration<Value: AppEnum>(_ value: any Sendable, _ type: Value.Type) -> Value? {
    if let raw = value as? Value.RawValue, let result = Value(rawValue: raw) { return result }
    guard let text = (value as? any LosslessStringConvertible).map({ "\($0)" }) else { return nil }
    if let raw = Value.RawValue(text), let result = Value(rawValue: raw) { return result }
    let wanted = folded(text)
    if let result = Value.allCases.first(where: { folded("\($0.rawValue)") == wanted }) { return result }
    let shown = Value.caseDisplayRepresentations
    return Value.allCases.first { value in
      guard let display = shown[value] else { return false }
      return ([display.title] + display.synonyms).contains { folded(localized($0)) == wanted }
    }
  }

  /// The raw values of the cases that a parameter takes, and these with all other names of them.
  func enumerationNames<Value: AppEnum>(
    _ type: Value.Type, of parameter: any AnyIntentParameter
  ) -> (names: NamedAlternatives, spellings: NamedAlternatives) {
    var cases = Array(Value.allCases)
    if case .values(let values) = parameter.definition.traits {
      let taken = values.compactMap { ($0 as? Value).map { "\($0.rawValue)" } }
      cases.removeAll { !taken.contains("\($0.rawValue)") }
    }
    let names = cases.map { "\($0.rawValue)" }
    let shown = Value.caseDisplayRepresentations
    let titles = cases.flatMap { value in
      shown[value].map { ([$0.title] + $0.synonyms).map(localized) } ?? []
    }
    return (NamedAlternatives(names), NamedAlternatives(names + titles))
  }

  func localized(_ resource: LocalizedStringResource) -> String {
    var resource = resource
    resource.locale = locale
    return String(localized: resource)
  }

  private func folded(_ text: String) -> String { text.foldedForMatching(locale: locale) }

  /// Returns what a transferable value exports as a type, or what a transferable type imports from a value.
  func exported<Value: _IntentValue>(_ value: any Sendable, as type: Value.Type) async throws -> Value? {
    if let item = value as? any Transferable, let result = try await item.exportedValue(as: type) {
      return result
    }
    guard let type = type as? any Transferable.Type else { return nil }
    return try await type.item(importing: value) as? Value
  }

  /// Returns the entity that an identifier refers to.
  func entity<Entity: AppEntity>(
    _ value: any Sendable, _ type: Entity.Type, _ parameter: any AnyIntentParameter
  ) async throws -> (any AppEntity)? {
    if let findEntity { return try await findEntity(value, type, parameter) }
    guard let id = identifier(value, of: type) else { return nil }
    if let query = parameter.definition.query {
      return try await found(id, by: query)
    }
    return try await type.defaultQuery.entities(for: [id]).first
  }

  private func identifier<Entity: AppEntity>(_ value: any Sendable, of type: Entity.Type) -> Entity.ID? {
    if let id = value as? Entity.ID { return id }
    if let name = value as? EntityIdentifier {
      guard name.typeIdentifier == Entity.persistentIdentifier else { return nil }
      return Entity.ID.entityIdentifier(for: name.identifier)
    }
    return (value as? any LosslessStringConvertible).flatMap { Entity.ID.entityIdentifier(for: "\($0)") }
  }

  private func found<Query: EntityQuery>(_ id: any Sendable, by query: Query) async throws -> (any AppEntity)?
  {
    guard let id = id as? Query.Entity.ID else { return nil }
    return try await query.entities(for: [id]).first
  }
}
