/// An action of a person that an app has reported, as a snapshot of the intent that stands for it.
package struct IntentDonation: Sendable {
  package let identifier: IntentDonationIdentifier
  /// The date of the donation.
  package let date: Date
  package let intentType: any AppIntent.Type
  /// The values of the parameters that were set, by name.
  package let values: [String: any _IntentValue]
  /// The value of the result, if there was one.
  package let result: (any _IntentValue)?
  /// The entities in the values and in the result.
  package let entities: Set<EntityIdentifier>
  /// The surface through which the action was performed, or `app`.
  package let source: String
  /// The outcome of the action.
  package let ending: Ending

  /// The source of donations that apps make themselves; any other source is the name of a surface that ran
  /// the intent.
  package static let app = "app"

  /// The outcome of an action.
  package enum Ending: Hashable, Sendable {
    case finished
    /// The action failed; the associated value is the message that was shown.
    case failed(String)
    case cancelled
  }

  /// Creates a donation from the current state of an intent; later changes to the intent have no effect. For
  /// a `ConfidentialIntent`, neither values nor the result are recorded.
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

  /// Creates a donation from its stored parts.
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

/// The identifier of a donation.
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

/// A predicate that selects donations.
public struct IntentDonationMatchingPredicate: Sendable {
  package enum Condition: Hashable, Sendable {
    case identifiers(Set<IntentDonationIdentifier>)
    case entity(EntityIdentifier)
    /// The persistent identifier of the intent's type.
    case intentType(String, EntityIdentifier?)
  }

  package let condition: Condition

  /// Returns a predicate for the donation with an identifier.
  public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> Self {
    Self(condition: .identifiers([identifier]))
  }

  /// Returns a predicate for the donations with any of several identifiers.
  public static func donationIdentifiers(_ identifiers: [IntentDonationIdentifier]) -> Self {
    Self(condition: .identifiers(Set(identifiers)))
  }

  /// Returns a predicate for the donations whose values or result contain an entity.
  public static func entityIdentifier(_ identifier: EntityIdentifier) -> Self {
    Self(condition: .entity(identifier))
  }

  /// Returns a predicate for the donations of an intent type, optionally only those that contain an entity.
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
