nonisolated extension View {
  /// Shows a popover beside the view while a condition holds; closing it sets it to false.
  ///
  /// - Parameters:
  ///   - isPresented: The condition.
  ///   - attachmentAnchor: The part of the view that it belongs to.
  ///   - arrowEdge: The side of that part where it stands.
  ///   - content: Makes what it shows.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.popover(attachment: attachmentAnchor, arrowEdge: arrowEdge), isPresented, nil, content)
  }

  /// Shows a popover beside the view, at the side that the surface thinks fit, while a condition holds.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.popover(attachment: attachmentAnchor, arrowEdge: nil), isPresented, nil, content)
  }

  /// Shows a popover beside the view while there is an item; closing it sets it to nil.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.popover(attachment: attachmentAnchor, arrowEdge: arrowEdge), item, nil, content)
  }

  /// Shows a popover beside the view, at the side that the surface thinks fit, while there is an item.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.popover(attachment: attachmentAnchor, arrowEdge: nil), item, nil, content)
  }
}
