/// An entity that the app keeps nowhere: a bundle of values that one action hands to the next.
@_alwaysEmitConformanceMetadata
public protocol TransientAppEntity: AppEntity {
  /// Makes an entity whose properties have no values yet.
  init()
}

extension TransientAppEntity {
  public static var defaultQuery: _TransientAppEntityQuery<Self> { .init() }
}

extension TransientAppEntity where ID == String {
  /// What stands for an identifier: transient entities can't be found again, so all have the same.
  public var id: String { "" }
}
