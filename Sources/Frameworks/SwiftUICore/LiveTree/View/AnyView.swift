/// A view whose type is hidden.
///
/// When the hidden type changes, the old view and its state go and a new one begins.
public struct AnyView {
  let view: any View

  /// Hides the type of `view`.
  public nonisolated init<V: View>(_ view: V) {
    self.view = (view as? AnyView)?.view ?? view
  }

  /// Hides the type of `view`, whose static type is already lost.
  public nonisolated init<V: View>(erasing view: V) {
    self.init(view)
  }
}

extension AnyView: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension AnyView: PrimitiveView {
  package func build(in context: inout ViewContext) {
    context.pass(view, as: .type(ObjectIdentifier(type(of: view))))
  }
}
