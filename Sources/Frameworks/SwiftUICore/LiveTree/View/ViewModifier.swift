/// A change that can be put on any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view, inferred from `body(content:)`.
  associatedtype Body: View

  /// The view that the modifier is put on, as `body(content:)` gets it.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// Takes a view with the modifier into a tree; see ``View/_build(in:)``.
  @MainActor @preconcurrency func _build<V: View>(around content: V, in context: inout _ViewContext)
}

extension ViewModifier {
  /// Makes the nodes of the modified content.
  @MainActor @preconcurrency public func _build<V: View>(around content: V, in context: inout _ViewContext) {
    context.descend(into: content, modifiedBy: self)
  }
}

extension ViewModifier where Body == Never {
  /// The body of the modifier, which is never called: such a modifier changes nodes, not views.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body; put it on a view with modifier(_:)")
  }
}

/// The view that a modifier is put on.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let view: any View
}

extension _ViewModifier_Content: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension _ViewModifier_Content: PrimitiveView {
  package func build(in context: inout ViewContext) { context.pass(view, as: .content) }
}

/// A view with a modifier, or a modifier with another.
public struct ModifiedContent<Content, Modifier> {
  /// The view that is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates the content with `modifier` applied.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  package func build(in context: inout ViewContext) {
    modifier._build(around: content, in: &context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The view with both modifiers, `content`'s inside.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()
  /// Creates the modifier.
  public nonisolated init() {}
}

extension EmptyModifier: ViewModifier {
  /// The view as it is.
  public func body(content: Content) -> some View { content }
}

nonisolated extension View {
  /// The view with a modifier.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

nonisolated extension ViewModifier {
  /// Returns this modifier with `modifier` around it.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
