import AppIntents

/// An entity that a person can see, or is busy with.
package struct OnscreenAnnotation: Sendable {
  /// The source from which an annotation is known.
  package enum Source: Hashable, Sendable {
    /// A view shows it.
    case view
    /// A view draws it among others.
    case element
    /// The activity that the app says the person is doing is about the entity.
    case activity
  }

  package var entity: EntityIdentifier
  package var source: Source
  package var isSelected: Bool
  /// The bounds of the entity, in the coordinates of the view that draws it; nil where the view does not
  /// say.
  package var bounds: CGRect?
  /// The name of the window.
  package var window: String
}
