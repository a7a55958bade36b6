/// A container whose content depends on the room that it has.
///
/// The size is the window's until the surface has told the container's own; each change evaluates the
/// content anew. Places in other spaces aren't known.
public struct GeometryReader<Content: View> {
  /// The closure that makes the content from the geometry.
  public var content: (GeometryProxy) -> Content
  @State private var size: CGSize?
  @Environment(\.viewportSize) private var viewport

  /// Creates the container.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  public var body: some View {
    let size = $size
    GeometryContainer(content: content(GeometryProxy(size: size.wrappedValue ?? viewport))) {
      if size.wrappedValue != $0 { size.wrappedValue = $0 }
    }
  }
}

private struct GeometryContainer<Content: View> {
  let content: Content
  let resize: @MainActor (CGSize) -> Void
}

extension GeometryContainer: View {
  var body: Never { noBody }
}

extension GeometryContainer: PrimitiveView {
  func build(in context: inout ViewContext) {
    context.emit(.geometry, handlers: [.resize(resize)], child: content)
  }
}

/// The place and size of a container, as far as known.
public struct GeometryProxy: Sendable {
  /// The size, in points.
  public let size: CGSize
  /// The insets that other things occupy at the sides: none, as far as is known.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The container as a rectangle; in each space it begins at zero.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
  /// The container as a rectangle; in each space it begins at zero.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

private enum ViewportKey: EnvironmentKey {
  static var defaultValue: CGSize { CGSize(width: 390, height: 844) }
}

extension EnvironmentValues {
  /// The size of the window, in points; a phone's until a surface says better.
  package var viewportSize: CGSize {
    get { self[ViewportKey.self] }
    set { self[ViewportKey.self] = newValue }
  }
}

/// A modifier that passes a view's geometry to an action.
private struct GeometryObserver<Value: Equatable> {
  let transform: (GeometryProxy) -> Value
  let action: (_ old: Value, _ new: Value) -> Void
  @State private var last = Last()

  @MainActor final class Last {
    var value: Value?
    nonisolated init() {}
  }
}

extension GeometryObserver: ViewModifier {
  func body(content: Content) -> some View {
    let (last, transform, action) = (last, transform, action)
    content.handler(
      .resize { size in
        let new = transform(GeometryProxy(size: size))
        let old = last.value ?? new
        guard last.value != new else { return }
        last.value = new
        action(old, new)
      })
  }
}

nonisolated extension View {
  /// Runs an action when what a view's geometry says is known first, and when it changes.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryObserver(transform: transform) { _, new in action(new) })
  }

  /// Runs an action when what a view's geometry says is known first, and when it changes.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryObserver(transform: transform, action: action))
  }
}
