import AppIntents

extension AnyIntentParameter {
  /// Returns the empty list, of files, places, links or people, where a schema requires the list and nobody
  /// says what is in it: a message needn't have attachments. Nil for what is asked for, such as a list of
  /// entities that an action is done to.
  package func emptyList(of intent: any AppIntent.Type) -> (any _IntentValue)? {
    guard intent is any AssistantSchemaIntent.Type, definition.requestValueDialog == nil,
      let list = valueType as? any CollectionIntentValue.Type,
      !(list.elementType is any AppEntity.Type), !(list.elementType is any AppUnionValue.Type)
    else { return nil }
    return list.collecting([])
  }
}
