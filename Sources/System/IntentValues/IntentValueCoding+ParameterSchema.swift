import AppIntents
import JSONValues

extension IntentValueCoding {
  /// The JSON Schema (2020-12) of the values that a parameter takes: that of their type, with title,
  /// description, default, range, number and choice of values.
  package func schema(of parameter: any AnyIntentParameter) -> JSONValue {
    let definition = parameter.definition
    var type = parameter.valueType
    var isOptional = false
    if let optional = type as? any OptionalIntentValue.Type {
      type = optional.wrappedType
      isOptional = true
    }
    var schema: JSONValue
    if let collection = type as? any CollectionIntentValue.Type {
      let plain = self.schema(of: type)
      schema = plain.merging(
        .members(["items": limited(self.schema(of: collection.elementType), by: definition)]))
      if let size = definition.size { schema = schema.merging(limits(of: size)) }
    } else {
      schema = limited(self.schema(of: type), by: definition)
    }
    if isOptional { schema = schema.orNull }
    let title = localized(parameter.title)
    let annotations = JSONValue.members([
      "title": title.isEmpty ? nil : .string(title),
      "description": definition.description.map { .string(localized($0)) },
      "default": defaultValue(of: parameter),
    ])
    return schema.merging(annotations)
  }

  /// Returns the JSON form of the default value; nil where it has none: a file that is not on this machine
  /// any more.
  private func defaultValue(of parameter: any AnyIntentParameter) -> JSONValue? {
    guard let value = parameter.definition.defaultValue as? any _IntentValue else { return nil }
    do {
      return try json(of: value)
    } catch {
      return nil
    }
  }

  private func limits(of size: ParameterSize) -> JSONValue {
    let sizes: [IntentCollectionSize] =
      switch size {
      case .fixed(let size): [size]
      case .byWidgetFamily(let sizes): Array(sizes.values)
      }
    // Of widgets of different sizes the parameter must fit any.
    return .members([
      "minItems": (sizes.map(\.minimum).min()).map { .number(String($0)) },
      "maxItems": (sizes.map(\.maximum).max()).map { .number(String($0)) },
    ])
  }

  /// The schema of one value with what the parameter says beyond its type.
  private func limited(_ schema: JSONValue, by definition: ParameterDefinition) -> JSONValue {
    switch definition.traits {
    case .int(_, let range?):
      return schema.merging(
        .members([
          "minimum": .number(String(range.lowerBound)), "maximum": .number(String(range.upperBound)),
        ]))
    case .double(_, let range?):
      return schema.merging(
        .members(["minimum": bound(range.lowerBound), "maximum": bound(range.upperBound)]))
    case .currency(let codes, let range):
      return limited(schema, toCurrencies: codes, range)
    case .measurement(let traits):
      var limited = schema
      if !traits.supportsNegativeNumbers {
        limited = limited.replacing(
          property: "value", by: .members(["type": .string("number"), "minimum": .number("0")]))
      }
      return limited
    case .values(let values): return limited(schema, to: values)
    case .bool(let names):
      let texts = [names.true, names.false].map { localized($0) }
      return schema.merging(.members(["description": .string("true: \(texts[0]), false: \(texts[1])")]))
    case .file:
      let types = definition.supportedContentTypes.map(\.identifier)
      return schema.merging(
        .members(["description": .string("A file of type \(types.joined(separator: ", ")).")]))
    default: return schema
    }
  }

  private func bound(_ number: Double) -> JSONValue? {
    number.isFinite ? .number("\(number)") : nil
  }

  private func limited(
    _ schema: JSONValue, toCurrencies codes: [String], _ range: ClosedRange<Decimal>?
  ) -> JSONValue {
    var limited = schema
    if !codes.isEmpty { limited = limited.replacing(property: "currency", by: .oneOf(codes)) }
    if let range {
      // Limits of a number that stands as text are for people.
      limited = limited.merging(
        .members([
          "description": .string("An amount from \(range.lowerBound) to \(range.upperBound).")
        ]))
    }
    return limited
  }

  private func limited(_ schema: JSONValue, to values: [any Sendable]) -> JSONValue {
    let cases = values.compactMap { $0 as? any AppEnum }
    if cases.count == values.count, !cases.isEmpty {
      let titles = JSONValue.members(["title": schema["title"]])
      return titles.merging(self.schema(ofCases: cases))
    }
    let entities = values.compactMap { $0 as? any AppEntity }
    guard entities.count == values.count, !entities.isEmpty else { return schema }
    let choices = entities.map { entity in
      JSONValue.members([
        "const": .string(EntityIdentifier(for: entity).identifier),
        "title": .string(localized(entity.displayRepresentation.title)),
      ])
    }
    return schema.replacing(property: "id", by: .members(["oneOf": .array(choices)]))
  }
}

extension JSONValue {
  /// The schema of an object with another schema for one of its members.
  fileprivate func replacing(property name: String, by schema: JSONValue) -> JSONValue {
    guard case .object(let properties)? = self["properties"] else { return self }
    let changed = properties.map { $0.name == name ? Member(name: name, value: schema) : $0 }
    guard case .object(let members) = self else { return self }
    return .object(
      members.map { $0.name == "properties" ? Member(name: $0.name, value: .object(changed)) : $0 })
  }
}
