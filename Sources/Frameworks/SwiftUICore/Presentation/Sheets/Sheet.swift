nonisolated extension View {
  /// Shows a sheet while a condition holds. Its content reads `dismiss` from the environment to close it.
  ///
  /// - Parameters:
  ///   - isPresented: The condition; closing the sheet sets it to false.
  ///   - onDismiss: Runs after the sheet has gone, whoever closed it.
  ///   - content: Makes what the sheet shows.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss, content)
  }

  /// Shows a sheet while there is an item. Another item, by its identifier, is another sheet.
  ///
  /// - Parameters:
  ///   - item: The item; closing the sheet sets it to nil.
  ///   - onDismiss: Runs after the sheet has gone, whoever closed it.
  ///   - content: Makes what the sheet shows of the item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item, onDismiss, content)
  }

  /// Shows a view instead of the window's content while a condition holds; closing it sets it to false.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.fullScreenCover, isPresented, onDismiss, content)
  }

  /// Shows a view instead of the window's content while there is an item; closing it sets it to nil.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.fullScreenCover, item, onDismiss, content)
  }

  func presenting<Content: View>(
    _ kind: PresentationContent.Kind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> PresentingView<Self> {
    PresentingView(content: self) {
      guard isPresented.wrappedValue else { return nil }
      return Presented(
        kind: kind, content: content, dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
    }
  }

  func presenting<Item: Identifiable, Content: View>(
    _ kind: PresentationContent.Kind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> PresentingView<Self> {
    PresentingView(content: self) {
      guard let shown = item.wrappedValue else { return nil }
      return Presented(
        kind: kind, id: AnyHashable(shown.id), content: { content(shown) },
        dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss)
    }
  }
}
