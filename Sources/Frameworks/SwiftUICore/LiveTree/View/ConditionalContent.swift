/// A view that is one of two, as a view builder makes it from `if`/`else` and `switch`.
///
/// The branches are different views: when the condition changes, state in the branch that goes is lost.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  package func build(in context: inout ViewContext) {
    switch storage {
    case .trueContent(let content): context.go(on: content, as: .branch(true))
    case .falseContent(let content): context.go(on: content, as: .branch(false))
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension Optional: PrimitiveView where Wrapped: View {
  package func build(in context: inout ViewContext) {
    if let self { context.go(on: self, as: .branch(true)) }
  }
}
