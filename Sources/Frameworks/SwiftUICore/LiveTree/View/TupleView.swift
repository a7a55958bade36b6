/// A group of several views after one another, as a view builder makes them.
///
/// It has no node of its own: what holds it lays its views out.
public struct TupleView<T> {
  /// The views.
  public var value: T

  /// The views one by one. Takes no capture, so that changes of `value` count.
  private let list: (T) -> [any View]

  /// Creates the view from a tuple of views; values in it that are no views are left out.
  public init(_ value: T) {
    self.value = value
    list = { value in
      if let view = value as? any View { return [view] }
      return Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    }
  }

  init<each Content: View>(each content: repeat each Content) where T == (repeat each Content) {
    value = (repeat each content)
    list = { value in
      var views: [any View] = []
      for view in repeat each value { views.append(view) }
      return views
    }
  }
}

extension TupleView: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension TupleView: PrimitiveView {
  package func build(in context: inout ViewContext) {
    for (position, view) in list(value).enumerated() { context.pass(view, as: .position(position)) }
  }
}
