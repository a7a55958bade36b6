import AppIntents
import CoreTransferable
import IntentManifest

extension ProgramMaker {
  func entity(_ type: any AppEntity.Type) -> IntentManifest.Entity { described(type) }

  private func described<E: AppEntity>(_ type: E.Type) -> IntentManifest.Entity {
    var entity = IntentManifest.Entity(
      identifier: type.persistentIdentifier, type: Self.name(of: type).description,
      identifierType: Self.name(of: E.ID.self).description,
      query: Self.name(of: E.DefaultQuery.self).description)
    let shown = type.typeDisplayRepresentation
    entity.title = Self.text(shown.name)
    entity.numericFormat = shown.numericFormat.map(Self.text)
    entity.synonyms = shown.synonyms.map(Self.text)
    // Titles and indexing keys are known no sooner than there was an entity, so that they would depend on what
    // the program did before.
    entity.properties = type.shape.properties.map { .init(name: $0.name, type: valueType($0.valueType)) }
    entity.isIndexed = type is any IndexedEntity.Type
    entity.isTransient = type is any TransientAppEntity.Type
    entity.isUnique = type is any UniqueAppEntity.Type
    entity.isFile = type is any FileEntity.Type
    entity.isTransferable = type is any Transferable.Type
    entity.hasURL = type is any URLRepresentableEntity.Type
    if let type = type as? any AssistantSchemaEntity.Type {
      entity.schema = .init(domain: type.__appSchemaEntity.domain, name: type.__appSchemaEntity.name)
      entity.isAssistantOnly = type.isAssistantOnly
    }
    return entity
  }

  func enumeration(_ type: any AppEnum.Type) -> IntentManifest.Enumeration { described(type) }

  private func described<E: AppEnum>(_ type: E.Type) -> IntentManifest.Enumeration {
    var enumeration = IntentManifest.Enumeration(
      identifier: type.persistentIdentifier, type: Self.name(of: type).description)
    let shown = type.typeDisplayRepresentation
    enumeration.title = Self.text(shown.name)
    enumeration.numericFormat = shown.numericFormat.map(Self.text)
    enumeration.synonyms = shown.synonyms.map(Self.text)
    let cases = type.caseDisplayRepresentations
    enumeration.cases = type.allCases.map { value in
      var one = IntentManifest.Enumeration.Case(value: value.rawText)
      guard let shown = cases[value] else { return one }
      one.title = Self.text(shown.title)
      one.subtitle = shown.subtitle.map(Self.text)
      one.synonyms = shown.synonyms.map(Self.text)
      return one
    }
    enumeration.hasURL = type is any URLRepresentableEnum.Type
    if let type = type as? any AssistantSchemaEnum.Type {
      enumeration.schema = .init(domain: type.__appSchemaEnum.domain, name: type.__appSchemaEnum.name)
      enumeration.isAssistantOnly = type.isAssistantOnly
    }
    return enumeration
  }

  func union(_ type: any AppUnionValue.Type) -> IntentManifest.Union {
    var union = IntentManifest.Union(type: Self.name(of: type).description)
    union.cases = type.unionCases.map { .init(name: $0.name, type: valueType($0.payloadType)) }
    return union
  }
}
