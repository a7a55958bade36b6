/// A type that shows views while they are written.
///
/// Nothing shows previews here; the type compiles and `previews` can be rendered as any view.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of `previews`.
  associatedtype Previews: View

  /// The views to show.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
