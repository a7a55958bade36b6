import IntentRuntime

/// An entity that is visible to a person, as reported by the app's views.
public struct ViewAnnotation: Sendable {
  /// The entity, fetched by the app's query.
  public let entity: AnyAppEntity

  /// A Boolean value that indicates whether the entity is selected.
  public let isSelected: Bool

  /// The frame of the entity in the coordinates of the view that draws it, or nil if the view does not report
  /// it. Not part of Apple's framework.
  public let bounds: CGRect?
}

extension AppEntityDefinition {
  /// Returns the visible entities of this type in display order: those in views that
  /// `IntentDefinitions.show(_:window:size:)` shows, and that of the current activity.
  ///
  /// - Throws: `IntentTestingError` with `notFound` if the app's query does not find one that is shown, or
  ///   the error of the query.
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
