import CoreTransferable

/// A conversion of arbitrary values to values of parameters.
///
/// A conversion is a plain value: equal inputs and circumstances give equal results, as far as the app's
/// resolvers, queries and transfer representations do.
package struct ParameterConversion: Sendable {
  /// The person's locale, which determines words for yes and no, number separators, and default units and
  /// currency.
  package var locale: Locale
  /// The time zone of dates without one.
  package var timeZone: TimeZone
  /// The current date, for times without a day.
  package var now: Date
  /// A Boolean value that indicates whether a text may be the path of a local file. Only a person at this
  /// machine may give one.
  package var allowsPaths: Bool
  /// A closure that finds the entity that a value refers to, or returns nil. Without it, entities are found
  /// by identifier.
  package var findEntity: EntityFinder?

  package typealias EntityFinder =
    @Sendable (
      _ value: any Sendable, _ type: any AppEntity.Type, _ parameter: any AnyIntentParameter
    ) async throws -> (any AppEntity)?

  package init(
    locale: Locale = .current, timeZone: TimeZone = .current, now: Date = Date(), allowsPaths: Bool = false,
    findEntity: EntityFinder? = nil
  ) {
    self.locale = locale
    self.timeZone = timeZone
    self.now = now
    self.allowsPaths = allowsPaths
    self.findEntity = findEntity
  }

  /// Converts a value to the type of a parameter.
  ///
  /// The resolvers of the parameter are tried in order, then those of the type, then chains of two, then the
  /// built-in conversions: cases of enums, dates, people, places, files, measurements, and the types that
  /// entities export and import. Collections are converted element by element.
  ///
  /// - Throws: `IntentRunError` with `conversionFailed` or `valueOutOfRange`, which names the parameter, the
  ///   value and what was expected, or the errors of the app's resolvers, queries and representations.
  package func convert(
    _ value: any Sendable, for parameter: any AnyIntentParameter
  ) async throws -> any _IntentValue {
    try await convert(value, to: parameter.valueType, for: parameter)
  }

  private func convert(
    _ value: any Sendable, to type: any _IntentValue.Type, for parameter: any AnyIntentParameter
  ) async throws -> any _IntentValue {
    let value = unwrapped(value)
    if let type = type as? any OptionalIntentValue.Type {
      guard let value else { return type.absent }
      let wrapped = try await convert(value, to: type.wrappedType, for: parameter)
      guard let optional = type.wrapping(wrapped) else { throw failure(value, type, parameter) }
      return optional
    }
    guard let value else {
      throw IntentRunError(.missingValue, "The parameter \(parameter.label) takes a value, and got none.")
    }
    if let type = type as? any CollectionIntentValue.Type {
      let given = elements(of: value)
      try parameter.checkSize(of: given.count)
      var converted: [any Sendable] = []
      for element in given {
        converted.append(try await convert(element, to: type.elementType, for: parameter))
      }
      guard let collection = type.collecting(converted) else { throw failure(value, type, parameter) }
      return collection
    }
    func single<Value: _IntentValue>(_ type: Value.Type) async throws -> any _IntentValue {
      guard let result = try await self.single(plain(value), type, parameter) else {
        throw failure(value, type, parameter)
      }
      try parameter.checkLimits(of: result)
      return result
    }
    return try await single(type)
  }

  /// Converts one value, neither optional nor a collection.
  private func single<Value: _IntentValue>(
    _ value: any Sendable, _ type: Value.Type, _ parameter: any AnyIntentParameter
  ) async throws -> Value? {
    let resolvers = resolvers(for: type, parameter)
    let context = IntentParameterContext<Value>(parameter, self)
    for resolver in resolvers {
      if let result = try await resolve(value, resolver, context) { return result }
    }
    if let value = value as? Value { return value }
    if let result = try await known(value, type, parameter) { return result }
    // A chain of two: from the value to a resolver's input type, then to the target type.
    for resolver in resolvers {
      if let result = try await resolveInTwo(value, resolver, context) { return result }
    }
    return nil
  }

  private func resolvers<Value: _IntentValue>(
    for type: Value.Type, _ parameter: any AnyIntentParameter
  ) -> [any Resolver] {
    var resolvers: [any Resolver] = []
    if let own = parameter.definition.resolvers { resolvers += Array(own) }
    return resolvers + Array(type.defaultResolverSpecification)
  }

  private func resolve<R: Resolver, Value: _IntentValue>(
    _ value: any Sendable, _ resolver: R, _ context: IntentParameterContext<Value>
  ) async throws -> Value? {
    guard let input = value as? R.Input, let context = context as? IntentParameterContext<R.Output> else {
      return nil
    }
    return try await resolver.resolve(from: input, context: context) as? Value
  }

  private func resolveInTwo<R: Resolver, Value: _IntentValue>(
    _ value: any Sendable, _ resolver: R, _ context: IntentParameterContext<Value>
  ) async throws -> Value? {
    guard !(value is R.Input), R.Input.self != Value.self else { return nil }
    let inner = IntentParameterContext<R.Input>(context.parameter, self)
    for step in R.Input.defaultResolverSpecification {
      guard let input = try await resolve(value, step, inner) else { continue }
      if let result = try await resolve(input, resolver, context) { return result }
    }
    return nil
  }

  /// Converts a value by the built-in conversions of its type.
  private func known<Value: _IntentValue>(
    _ value: any Sendable, _ type: Value.Type, _ parameter: any AnyIntentParameter
  ) async throws -> Value? {
    if let type = type as? any ConvertibleIntentValue.Type,
      let result = try type.converted(from: value, for: parameter.definition.traits, in: self)
    {
      return result as? Value
    }
    if let type = type as? any AppEnum.Type, let result = enumeration(value, type) { return result as? Value }
    if let result = try await exported(value, as: type) { return result }
    if let type = type as? any AppEntity.Type {
      return try await entity(value, type, parameter) as? Value
    }
    if let type = type as? any AppUnionValue.Type { return try await union(value, type, parameter) as? Value }
    if let type = type as? any AnyEntityCollection.Type {
      return try await identifiers(value, type, parameter) as? Value
    }
    return nil
  }

  /// Returns the union in the first case that accepts the value as it is, else the first that it converts to.
  private func union(
    _ value: any Sendable, _ type: any AppUnionValue.Type, _ parameter: any AnyIntentParameter
  ) async throws -> (any AppUnionValue)? {
    let cases = type.unionCases
    for one in cases {
      if let made = type.made(ofCase: one.name, payload: value) { return made }
    }
    var refusal: IntentRunError?
    for one in cases {
      do {
        let payload = try await convert(value, to: one.payloadType, for: parameter)
        if let made = type.made(ofCase: one.name, payload: payload) { return made }
      } catch let error as IntentRunError where error.code != .cancelled && error.code != .ambiguous {
        // An ambiguous value is rejected even if another case has only one match. "Not found" and "out of
        // range" are more specific than "wrong type".
        if refusal.map({ $0.code == .conversionFailed }) ?? true { refusal = error }
      }
    }
    if let refusal, refusal.code != .conversionFailed { throw refusal }
    return nil
  }

  /// Returns the identifiers that one or more values refer to. Identifiers are passed on without a query.
  private func identifiers(
    _ value: any Sendable, _ type: any AnyEntityCollection.Type, _ parameter: any AnyIntentParameter
  ) async throws -> (any AnyEntityCollection)? {
    func name(_ entity: some AppEntity) -> String { entity.id.entityIdentifierString }
    let given = elements(of: value)
    try parameter.checkSize(of: given.count)
    var names: [String] = []
    for one in given {
      switch one {
      case let entity as any AppEntity where Swift.type(of: entity) == type.entityType:
        names.append(name(entity))
      case let named as EntityIdentifier where named.typeIdentifier == type.entityType.persistentIdentifier:
        names.append(named.identifier)
      case let text as String where type.collecting(identifierStrings: [text]) == nil:
        // The text is no identifier, so it is the name of an entity.
        guard let entity = try await findEntity?(text, type.entityType, parameter) else { return nil }
        names.append(name(entity))
      case let identifier as any EntityIdentifierConvertible: names.append(identifier.entityIdentifierString)
      default: return nil
      }
    }
    return type.collecting(identifierStrings: names)
  }

  private func failure(
    _ value: any Sendable, _ type: any _IntentValue.Type, _ parameter: any AnyIntentParameter
  ) -> IntentRunError {
    var expected = "a value of type \(type)"
    let text = "\(value)"
    var proposal = ""
    if let type = type as? any AppEnum.Type {
      let cases = enumerationNames(type, of: parameter)
      expected = "one of \(cases.names.list(limit: 20))"
      proposal = cases.spellings.proposal(for: text)
    }
    let shown = text.count > 100 ? "\(text.prefix(100))…" : text
    return IntentRunError(
      .conversionFailed,
      "The parameter \(parameter.label) takes \(expected), and '\(shown)' of type "
        + "\(Swift.type(of: value)) is none.\(proposal)")
  }
}
