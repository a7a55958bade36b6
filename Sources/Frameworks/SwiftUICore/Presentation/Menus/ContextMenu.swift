nonisolated extension View {
  /// A menu that a person opens at the view by the secondary button or a long press.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(NodeChange(.layer(.contextMenu, .center, menuItems())))
  }

  /// A menu that a person opens at the view. The preview isn't shown: the view itself stays in sight.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(NodeChange(.layer(.contextMenu, .center, menuItems())))
  }
}
