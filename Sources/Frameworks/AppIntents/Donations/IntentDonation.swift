/// Something that a person has done in an app, as the app told it: an intent that stands for it, as it was at
/// that moment.
package struct IntentDonation: Sendable {
  package let identifier: IntentDonationIdentifier
  /// When it was told.
  package let date: Date
  package let intentType: any AppIntent.Type
  /// The values of the parameters that had one that was set, by name.
  package let values: [String: any _IntentValue]
  /// The value that came of it, where there was one.
  package let result: (any _IntentValue)?
  /// The entities in the values and in the result.
  package let entities: Set<EntityIdentifier>
  /// Through what it was done.
  package let source: String
  /// How it ended.
  package let ending: Ending

  /// The source of what an app tells by itself; every other one is the name of a surface through which the intent
  /// was run.
  package static let app = "app"

  /// How something ended.
  package enum Ending: Hashable, Sendable {
    case finished
    /// With what the person was told.
    case failed(String)
    case cancelled
  }

  /// Takes an intent as it is now. What is set on it later does not count. Of a `ConfidentialIntent` only that it
  /// was done is taken.
  package init(
    _ intent: any AppIntent, result: (any IntentResult)?,
    identifier: IntentDonationIdentifier = IntentDonationIdentifier(), date: Date,
    source: String = IntentDonation.app, ending: Ending = .finished
  ) {
    self.identifier = identifier
    self.date = date
    self.source = source
    self.ending = ending
    intentType = type(of: intent)
    if intent is any ConfidentialIntent {
      (values, self.result, entities) = ([:], nil, [])
      return
    }
    var values: [String: any _IntentValue] = [:]
    for named in ParameterNames.of(intent) where named.parameter.isSet {
      do {
        values[named.name] = try named.parameter.value()
      } catch {
        // Cleared by another task between the two calls: then it has no value.
      }
    }
    self.values = values
    self.result = (result as? any IntentResultParts)?.anyValue
    var entities: Set<EntityIdentifier> = []
    for value in values.values { Self.collectEntities(in: value, into: &entities) }
    if let value = self.result { Self.collectEntities(in: value, into: &entities) }
    self.entities = entities
  }

  /// Puts a donation together that was kept.
  package init(
    identifier: IntentDonationIdentifier, date: Date, intentType: any AppIntent.Type,
    values: [String: any _IntentValue], result: (any _IntentValue)?, entities: Set<EntityIdentifier>,
    source: String, ending: Ending
  ) {
    self.identifier = identifier
    self.date = date
    self.intentType = intentType
    self.values = values
    self.result = result
    self.entities = entities
    self.source = source
    self.ending = ending
  }

  private static func collectEntities(in value: any _IntentValue, into entities: inout Set<EntityIdentifier>)
  {
    switch value {
    case let optional as any OptionalIntentValue:
      if let wrapped = optional.wrapped { collectEntities(in: wrapped, into: &entities) }
    case let entity as any AppEntity: entities.insert(EntityIdentifier(for: entity))
    case let identifier as EntityIdentifier: entities.insert(identifier)
    case let union as any AppUnionValue:
      if let payload = union.taken.payload as? any _IntentValue {
        collectEntities(in: payload, into: &entities)
      }
    case let collection as any CollectionIntentValue:
      for element in collection.elements { collectEntities(in: element, into: &entities) }
    default: break
    }
  }
}

/// The name of one donation.
public struct IntentDonationIdentifier: Codable, Hashable, Sendable {
  package let value: UUID

  package init(value: UUID = UUID()) { self.value = value }

  public init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(UUID.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

/// Says which donations are meant.
public struct IntentDonationMatchingPredicate: Sendable {
  package enum Condition: Hashable, Sendable {
    case identifiers(Set<IntentDonationIdentifier>)
    case entity(EntityIdentifier)
    /// The persistent identifier of the intent's type.
    case intentType(String, EntityIdentifier?)
  }

  package let condition: Condition

  /// The donation of this name.
  public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> Self {
    Self(condition: .identifiers([identifier]))
  }

  /// The donations of these names.
  public static func donationIdentifiers(_ identifiers: [IntentDonationIdentifier]) -> Self {
    Self(condition: .identifiers(Set(identifiers)))
  }

  /// The donations in whose values or result an entity is.
  public static func entityIdentifier(_ identifier: EntityIdentifier) -> Self {
    Self(condition: .entity(identifier))
  }

  /// The donations of a type of intent, all of them or those in which an entity is.
  public static func intentType(
    _ intentType: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil
  ) -> Self {
    Self(condition: .intentType(intentType.persistentIdentifier, entityIdentifier))
  }

  package func matches(_ donation: IntentDonation) -> Bool {
    switch condition {
    case .identifiers(let identifiers): identifiers.contains(donation.identifier)
    case .entity(let entity): donation.entities.contains(entity)
    case .intentType(let type, let entity):
      donation.intentType.persistentIdentifier == type
        && (entity.map { donation.entities.contains($0) } ?? true)
    }
  }
}
