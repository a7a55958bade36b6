/// A type of thing in an app that people and other programs can refer to, such as a book, a message or a
/// place.
///
/// A value is a description that is created anew for each use; the thing itself stays in the app.
@_alwaysEmitConformanceMetadata
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable, _SupportsAppDependencies
where ID: EntityIdentifierConvertible & Sendable {
  /// The type of the query that finds entities of this type.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// The query that finds entities of this type.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// The property wrapper behind `@Property`.
  public typealias Property = EntityProperty
}
