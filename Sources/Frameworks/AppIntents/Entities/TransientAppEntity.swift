/// An entity that the app does not store: a bundle of values that one action passes to the next.
@_alwaysEmitConformanceMetadata
public protocol TransientAppEntity: AppEntity {
  /// Creates an entity whose properties have no values yet.
  init()
}

extension TransientAppEntity {
  /// A query that finds nothing, since transient entities are not stored.
  public static var defaultQuery: _TransientAppEntityQuery<Self> { .init() }
}

extension TransientAppEntity where ID == String {
  /// The empty string, for all transient entities: they are never looked up again.
  public var id: String { "" }
}
