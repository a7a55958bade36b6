import IntentRuntime

/// An entity that a person can see, as the app's views say.
public struct ViewAnnotation: Sendable {
  /// The entity, fetched by the app's query.
  public let entity: AnyAppEntity

  /// Whether it is selected.
  public let isSelected: Bool

  /// Where it is, in the coordinates of the view that draws it; nil where the view does not say. Not part of
  /// Apple's framework.
  public let bounds: CGRect?
}

extension AppEntityDefinition {
  /// The entities of this type that a person can see, in the order in which they are shown: of the views that
  /// `IntentDefinitions.show(_:window:size:)` shows, and of the current activity.
  ///
  /// - Throws: `IntentTestingError` with `notFound` when the app's query does not know one that is shown; what
  ///   the query throws.
  public func viewAnnotations() async throws -> [ViewAnnotation] {
    let type = try app.entity(typeIdentifier)
    let shown = try await app.isolated { try await app.screen.annotations() }
      .filter { $0.entity.typeIdentifier == type.persistentIdentifier }
    let found = try await app.isolated {
      try await app.runtime.entities(identifiers: shown.map(\.entity.identifier), of: type)
    }
    return try shown.map { annotation in
      guard let entity = found[annotation.entity.identifier] else {
        throw IntentTestingError(
          .notFound,
          "A view shows the \(type.persistentIdentifier) '\(annotation.entity.identifier)', and the query "
            + "does not find it.")
      }
      return ViewAnnotation(
        entity: AnyAppEntity(entity, in: app), isSelected: annotation.isSelected, bounds: annotation.bounds)
    }
  }
}
