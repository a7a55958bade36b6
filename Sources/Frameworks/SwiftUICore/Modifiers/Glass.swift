/// A background of glass.
public struct Glass: Equatable, Sendable {
  package var content: GlassContent
  /// The usual glass.
  public static let regular = Glass(content: GlassContent(name: "regular"))
  /// Glass that hides nothing.
  public static let clear = Glass(content: GlassContent(name: "clear"))
  /// Glass that isn't there.
  public static let identity = Glass(content: GlassContent(name: "identity"))
  /// The glass with a colour.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.content.tint = color
    return glass
  }
  /// The glass, which answers to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.content.isInteractive = isEnabled
    return glass
  }
}

/// The description of a background of glass that surfaces read.
package struct GlassContent: Equatable, Sendable {
  package let name: String
  package var tint: Color?
  package var isInteractive = false
}

/// The shape of glass where none is said.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public nonisolated init() {}
  /// Returns the outline of the shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// A container of views with backgrounds of glass that flow together. Surfaces show them apart.
public struct GlassEffectContainer<Content: View> {
  let content: Content
  /// Creates the container.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GlassEffectContainer: View {
  public var body: some View { content }
}

nonisolated extension View {
  /// Glass behind the view, in a shape.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    note(
      .glass(
        glass.content, shape is DefaultGlassEffectShape ? Capsule().shapeContent : shape.shapeContent))
  }

  /// A name for the glass in a container. Surfaces show glasses apart.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    self
  }
  /// Glasses that are one. Surfaces show them apart.
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }
}
