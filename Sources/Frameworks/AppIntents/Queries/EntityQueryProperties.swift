/// The properties of an entity that a query can compare.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: Sendable {
  package let declarations: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]

  /// Makes a list of properties.
  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType>
    properties: () -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
  ) {
    declarations = properties()
  }

  /// The property at a place in the list.
  public subscript(index: Int) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
    declarations[index]
  }
}

/// Builds a list of properties that a query can compare.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
  public static func buildExpression(
    _ property: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
  ) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> { property }

  public static func buildBlock(
    _ properties: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>...
  ) -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>] { properties }
}
