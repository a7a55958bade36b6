import AppIntents

/// An entity that a person can see, or is busy with.
package struct OnscreenAnnotation: Sendable {
  /// How it is known.
  package enum Source: Hashable, Sendable {
    /// A view shows it.
    case view
    /// A view draws it among others.
    case element
    /// What the person does, as the app says, is about it.
    case activity
  }

  package var entity: EntityIdentifier
  package var source: Source
  package var isSelected: Bool
  /// Where it is, in the coordinates of the view that draws it; nil where the view does not say.
  package var bounds: CGRect?
  /// The name of the window.
  package var window: String
}
