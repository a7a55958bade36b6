/// A view that says something to the stack around it.
struct StackDeclaring<Content: View> {
  let content: Content
  let declaration: StackDeclaration
}

extension StackDeclaring: View {
  typealias Body = Never
  var body: Never { noBody }
}

extension StackDeclaring: PrimitiveView {
  func build(in context: inout ViewContext) {
    context.pass(content.declare(StackKey.self, declaration), as: .content)
  }
}

nonisolated extension View {
  /// Sets the page for the values of a type that a link or the path of the stack around leads to.
  ///
  /// It counts for the pages above, too. Of several for one type the one nearest to the root counts.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    StackDeclaring(content: self, declaration: .destination(Destination { destination($0) }))
  }

  /// Shows a page above this one while a condition holds; going back sets it to false.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    PresentingPage(
      content: self, id: { isPresented.wrappedValue ? .type(ObjectIdentifier(V.self)) : nil },
      page: { [page = destination()] in page }, dismiss: { isPresented.wrappedValue = false },
      restore: { { isPresented.wrappedValue = true } })
  }

  /// Shows a page above this one while there is an item; going back sets it to nil. Another item is another
  /// page.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    PresentingPage(
      content: self, id: { item.wrappedValue.map { .item(AnyHashable($0)) } },
      page: { item.wrappedValue.map { AnyView(destination($0)) } ?? AnyView(EmptyView()) },
      dismiss: { item.wrappedValue = nil },
      restore: {
        let shown = item.wrappedValue
        return { item.wrappedValue = shown }
      })
  }
}

/// A view with a page that is shown by a binding; it reads the binding where it stands, so that it depends on
/// it.
struct PresentingPage<Content: View> {
  let content: Content
  let id: () -> PresentedPage.ID?
  let page: () -> any View
  let dismiss: () -> Void
  /// Makes what shows the page again as it is now.
  let restore: () -> () -> Void
}

extension PresentingPage: View {
  var body: some View {
    StackDeclaring(
      content: content,
      declaration: .presented(PresentedPage(id: id(), view: page, dismiss: dismiss, restore: restore())))
  }
}
