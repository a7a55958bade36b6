import AppIntents

extension AnyIntentParameter {
  /// The type of one value of the parameter, without optionals and collections around it.
  package var elementType: any _IntentValue.Type { Self.element(of: valueType) }

  private static func element(of type: any _IntentValue.Type) -> any _IntentValue.Type {
    if let optional = type as? any OptionalIntentValue.Type { return element(of: optional.wrappedType) }
    if let collection = type as? any CollectionIntentValue.Type { return element(of: collection.elementType) }
    if let collection = type as? any AnyEntityCollection.Type { return collection.entityType }
    return type
  }
}
