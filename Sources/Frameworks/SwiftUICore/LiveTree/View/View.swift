/// A part of a user interface, described as a value.
///
/// A view is cheap to make and is made anew whenever what it depends on changes; what must outlive it is kept
/// in ``State`` or in an observable object. `body` is evaluated on the main actor.
@MainActor @preconcurrency
public protocol View {
  /// The type of `body`, inferred from its implementation.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Takes the view into a tree: a view of the runtime itself makes its nodes, all others are evaluated by
  /// their `body`. Nothing else implements it.
  @MainActor @preconcurrency func _build(in context: inout _ViewContext)
}

extension View {
  /// Makes the nodes of the view.
  @MainActor @preconcurrency public func _build(in context: inout _ViewContext) {
    context.descend(into: self)
  }
}

extension Never: View {
  public typealias Body = Never

  /// The body of the view, which is never called: there is no value of this type.
  public var body: Never { noBody }
}

/// A view that makes nodes itself instead of consisting of other views.
package protocol PrimitiveView: View where Body == Never {
  /// Emits this view's nodes and queues its content. Must not evaluate content itself, so that nesting costs
  /// no call stack; a view that only stands around another goes on with that.
  func build(in context: inout ViewContext)
}

extension PrimitiveView {
  /// Makes the nodes of the view.
  @MainActor @preconcurrency public func _build(in context: inout _ViewContext) { build(in: &context) }
}

extension View {
  /// Ends the program: a primitive view's `body` is never evaluated by the renderer.
  @MainActor package var noBody: Never {
    preconditionFailure("\(Self.self) has no body; render it with a ViewRenderer instead of reading body")
  }
}
