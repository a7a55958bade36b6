/// A control that offers items to other programs, for a module that knows their types.
package struct PlainShareLink<Label: View> {
  let label: Label
  let source: ExchangeSource

  package nonisolated init(label: Label, source: ExchangeSource) {
    self.label = label
    self.source = source
  }
}

extension PlainShareLink: View {
  package typealias Body = Never
  package var body: Never { noBody }
}

extension PlainShareLink: PrimitiveView {
  package func build(in context: inout ViewContext) {
    context.emit(.shareLink, handlers: [.share(source)], child: label)
  }
}
