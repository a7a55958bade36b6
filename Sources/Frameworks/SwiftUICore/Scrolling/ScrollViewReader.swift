/// A container that lets its content scroll to views by their identifiers.
public struct ScrollViewReader<Content: View> {
  /// The closure that makes the content.
  public var content: (ScrollViewProxy) -> Content
  @State private var request: ScrollRequest?

  /// Creates the content with access to scrolling.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  public var body: some View {
    let request = $request
    content(ScrollViewProxy(request: request)).handler(
      .scroll(ScrollPort(request: { request.wrappedValue }, report: nil)))
  }
}

/// A proxy through which the content of a container is scrolled.
public struct ScrollViewProxy {
  let request: Binding<ScrollRequest?>

  /// Scrolls so that the view with an identifier, that of `id(_:)` or of a ``ForEach``, is in sight.
  ///
  /// It happens after the next update, and only if there is such a view then.
  /// - Parameter anchor: Where in the container the same point of the view is to be; nil is wherever it is seen with
  ///   least scrolling.
  @MainActor @preconcurrency
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    request.wrappedValue = ScrollRequest(
      number: (request.wrappedValue?.number ?? 0) + 1, target: .node(NodeTag.of(AnyHashable(id))),
      anchor: anchor
    )
  }
}
