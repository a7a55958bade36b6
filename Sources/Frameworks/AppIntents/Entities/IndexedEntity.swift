import CoreSpotlight

/// An entity that is kept in the search index.
@_alwaysEmitConformanceMetadata
public protocol IndexedEntity: AppEntity {
  /// What the index keeps of it, beside the properties that have an indexing key.
  var attributeSet: CSSearchableItemAttributeSet { get }

  /// Whether searches leave it out.
  var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
  public var hideInSpotlight: Bool { false }

  /// Title, second line, picture and other names from the display representation, and every property that has an
  /// indexing key and whose value is at hand.
  ///
  /// A new set each time, which may be changed. A value that does not fit its attribute is left out; indexing
  /// reports it.
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    let attributes = CSSearchableItemAttributeSet(itemContentType: "public.item")
    let shown = displayRepresentation
    attributes.displayName = String(localized: shown.title)
    attributes.title = attributes.displayName
    attributes.contentDescription =
      shown.subtitle.map { String(localized: $0) } ?? shown.descriptionText.map { String(localized: $0) }
    if !shown.synonyms.isEmpty { attributes.alternateNames = shown.synonyms.map { String(localized: $0) } }
    switch shown.image?.source {
    case .data(let data): attributes.thumbnailData = data
    case .url(let url, _, _): attributes.thumbnailURL = url
    case .named, .systemName, nil: break
    }
    addKeyedProperties(to: attributes)
    return attributes
  }

  /// Adds the properties that have an indexing key and whose value is at hand.
  ///
  /// - Returns: The first error about a value that does not fit its attribute; all others are in.
  @discardableResult
  func addKeyedProperties(to attributes: CSSearchableItemAttributeSet) -> AttributeError? {
    let snapshot = EntitySnapshot(self)
    var mismatch: AttributeError?
    for property in snapshot.properties {
      guard let key = property.property.definition.indexingKey,
        let value = snapshot.valueAtHand(of: property)
      else { continue }
      let indexed = Self.indexedValue(of: value)
      switch key {
      case .custom(let key): attributes.setValue(indexed, forCustomKey: key)
      case .attribute(let path):
        do throws(AttributeError) {
          try attributes.setValue(indexed, at: path)
        } catch {
          mismatch = mismatch ?? error
        }
      }
    }
    return mismatch
  }

  /// What the index keeps of a value: entities, cases and styled texts as plain texts.
  private static func indexedValue(of value: any _IntentValue) -> Any {
    switch value {
    case let value as any AppEntity: String(localized: value.displayRepresentation.title)
    case let value as any CaseDisplayRepresentable: String(localized: value.localizedStringResource)
    case let value as AttributedString: String(value.characters)
    case let value as any CollectionIntentValue: value.elements.map(indexedValue(of:))
    default: value
    }
  }
}

/// A query whose entities the system can have indexed anew.
@_alwaysEmitConformanceMetadata
public protocol IndexedEntityQuery: EntityQuery where Entity: IndexedEntity {
  /// Puts some entities into the index anew.
  func reindexEntities(
    for identifiers: [Entity.ID], indexDescription: CSSearchableIndexDescription) async throws

  /// Puts all entities into the index anew.
  func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws
}
