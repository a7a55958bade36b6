/// A macro that declares views to look at while they are written. They are compiled; nothing shows them here.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// A macro that declares views to look at while they are written, with traits. They are compiled; nothing
/// shows them here.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// A macro that marks a dynamic property, such as a `@State`, inside of `#Preview`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "AppIntentsMacros", type: "PreviewableMacro")

/// The content that `#Preview` shows.
public struct Preview {
  /// The kind of traits that views have.
  public enum ViewTraits {}
}

/// A trait of the way in which `#Preview` shows something.
public struct PreviewTrait<T>: Sendable {
  let name: String
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A preview in the middle of a screen.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(name: "defaultLayout") }
  /// A preview in as much room as the view takes.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(name: "sizeThatFitsLayout") }
  /// Returns a trait for a preview in room of a certain size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(name: "fixedLayout(\(width), \(height))")
  }
  /// A preview on an upright screen.
  public static var portrait: PreviewTrait<T> { PreviewTrait(name: "portrait") }
  /// A preview on an upright screen that stands on its head.
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(name: "portraitUpsideDown") }
  /// A preview on a screen turned to the left.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(name: "landscapeLeft") }
  /// A preview on a screen turned to the right.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait(name: "landscapeRight") }
}
