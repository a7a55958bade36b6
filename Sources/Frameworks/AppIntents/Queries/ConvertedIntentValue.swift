/// Returns a value as the type `T`: as it is, wrapped in an optional, or as the only element of a collection.
///
/// - Returns: nil when the value has another type.
package func convertedIntentValue<T>(_ value: any Sendable, to type: T.Type) -> T? {
  if let value = value as? T { return value }
  if let optional = T.self as? any OptionalIntentValue.Type {
    if let value = value as? any OptionalIntentValue, value.wrapped == nil { return optional.absent as? T }
    return optional.wrapping(value) as? T
  }
  if let collection = T.self as? any CollectionIntentValue.Type {
    return collection.collecting([value]) as? T
  }
  return nil
}
