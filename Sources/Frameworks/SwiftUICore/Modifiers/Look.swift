// Modifiers of colour and shape.

/// A style that is followed in the environment of the view that it is put on.
struct StyleNote {
  let styles: [any ShapeStyle]
  let note: ([ResolvedStyle]) -> NodeModifier
}

extension StyleNote: PrimitiveModifier {
  typealias Body = Never
  func apply(to context: inout ModifierContext) {
    let environment = context.outside
    context.add(.modifier(note(styles.map { $0.resolved(in: environment) })))
  }
}

nonisolated extension View {
  private func style(
    _ style: some ShapeStyle, _ note: @escaping (ResolvedStyle) -> NodeModifier
  ) -> ModifiedContent<Self, StyleNote> {
    modifier(StyleNote(styles: [style]) { note($0.first ?? .foreground) })
  }

  /// The style of text and symbols inside.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(StyleNote(styles: [style]) { .foregroundStyle($0) })
  }

  /// The styles of the first two levels inside.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(StyleNote(styles: [primary, secondary]) { .foregroundStyle($0) })
  }

  /// The styles of the first three levels inside.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(StyleNote(styles: [primary, secondary, tertiary]) { .foregroundStyle($0) })
  }

  /// The colour of text and symbols inside; nil is what is around.
  public func foregroundColor(_ color: Color?) -> some View {
    note(.foregroundStyle(color.map { [.color($0)] } ?? []))
  }

  /// The style of what can be used inside.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(StyleNote(styles: tint.map { [$0] } ?? []) { .tint($0.first) })
  }

  /// The colour of what can be used inside; nil is the surface's.
  public func tint(_ tint: Color?) -> some View { note(.tint(tint.map { .color($0) })) }

  /// The colour of what can be used inside; nil is the surface's.
  public func accentColor(_ accentColor: Color?) -> some View { note(.tint(accentColor.map { .color($0) })) }

  /// A view behind this one.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(NodeChange(.layer(.background, alignment, content())))
  }

  /// A view behind this one.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  {
    modifier(NodeChange(.layer(.background, alignment, background)))
  }

  /// A style behind this view.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    self.style(style) { .fill(.background, $0) }
  }

  /// The surface's background behind this view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    note(.fill(.background, .background))
  }

  /// A filled shape behind this view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    self.style(style) { .fillShape(.background, $0, shape.shapeContent) }
  }

  /// A shape in the surface's background behind this view.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    note(.fillShape(.background, .background, shape.shapeContent))
  }

  /// A view over this one.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(NodeChange(.layer(.overlay, alignment, content())))
  }

  /// A view over this one.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(NodeChange(.layer(.overlay, alignment, overlay)))
  }

  /// A style over this view.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    self.style(style) { .fill(.overlay, $0) }
  }

  /// A filled shape over this view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    self.style(style) { .fillShape(.overlay, $0, shape.shapeContent) }
  }

  /// The view only where another is.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    masked(by: mask(), alignment)
  }

  /// A shape cuts, a style leaves out as much as it is clear; of other views a surface makes what it can.
  func masked<Mask: View>(by mask: Mask, _ alignment: Alignment) -> ModifiedContent<Self, NodeChange> {
    if let shape = mask as? any Shape { return note(.clip(shape.shapeContent)) }
    if let style = mask as? any KnownStyle { return note(.fill(.mask, style.known)) }
    return modifier(NodeChange(.layer(.mask, alignment, mask)))
  }

  /// A style behind the container that the view is shown in, such as a widget.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    self.style(style) { .fill(.containerBackground(container.name), $0) }
  }

  /// A view behind the container that the view is shown in, such as a widget.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(NodeChange(.layer(.containerBackground(container.name), alignment, content())))
  }

  /// A line around the view, in points.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    style(content) { .border($0, width: Double(width)) }
  }

  /// Round corners, in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// The view only inside of a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    note(.clip(shape.shapeContent))
  }

  /// The view only inside of its frame.
  public func clipped(antialiased: Bool = false) -> some View { note(.clip(ShapeContent(.rectangle))) }

  /// The shape in which the view is touched.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    note(.contentShape(shape.shapeContent))
  }

  /// A share of the view's opacity, from 0 to 1.
  public func opacity(_ opacity: Double) -> some View { note(.opacity(opacity)) }

  /// A shadow, in points.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    note(.shadow(color, radius: Double(radius), x: Double(x), y: Double(y)))
  }

  /// The view out of focus, in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { note(.blur(radius: Double(radius))) }

  /// Turns the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    note(.rotation(angle, anchor: anchor))
  }

  /// The view shown larger or smaller than it stands.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    note(.scale(x: Double(s), y: Double(s), anchor: anchor))
  }

  /// The view shown larger or smaller than it stands.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    note(.scale(x: Double(scale.width), y: Double(scale.height), anchor: anchor))
  }

  /// The view takes its room, and isn't seen.
  public func hidden() -> some View { note(.hidden) }
}

/// A container that has a background of its own.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  package let name: String
  package init(name: String) { self.name = name }
  /// The page of a stack that the view is on.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
}
