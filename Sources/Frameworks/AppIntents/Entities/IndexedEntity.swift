import CoreSpotlight

/// An entity that is stored in the search index.
@_alwaysEmitConformanceMetadata
public protocol IndexedEntity: AppEntity {
  /// The attributes that the index stores, in addition to the properties that have an indexing key.
  var attributeSet: CSSearchableItemAttributeSet { get }

  /// A Boolean value that indicates whether searches leave the entity out.
  var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
  /// The default attribute set.
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
  /// A Boolean value that indicates whether searches leave the entity out; false by default.
  public var hideInSpotlight: Bool { false }

  /// The attributes from the display representation (title, subtitle, image, synonyms), and all properties
  /// with an indexing key whose value is available without fetching.
  ///
  /// Each call returns a new set, which may be changed. A value that does not fit its attribute is left out;
  /// indexing reports it.
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

  /// Adds the properties with an indexing key whose value is available without fetching.
  ///
  /// - Returns: The first error of a value that does not fit its attribute; all other values are added.
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

  /// Returns the form of a value that the index stores: entities, cases and attributed strings become plain
  /// text.
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

/// A query whose entities the system can ask to have indexed again.
@_alwaysEmitConformanceMetadata
public protocol IndexedEntityQuery: EntityQuery where Entity: IndexedEntity {
  /// Adds some entities to the index again.
  func reindexEntities(
    for identifiers: [Entity.ID], indexDescription: CSSearchableIndexDescription) async throws

  /// Adds all entities to the index again.
  func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws
}
