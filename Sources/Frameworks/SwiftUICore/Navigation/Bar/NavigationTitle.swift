/// A view with the title of its page. Where no page shows it, it is noted at the view's nodes.
struct TitledView<Content: View> {
  let content: Content
  let title: Text
}

extension TitledView: View {
  typealias Body = Never
  var body: Never { noBody }
}

extension TitledView: PrimitiveView {
  func build(in context: inout ViewContext) {
    // A screen that isn't the chosen one doesn't name the page that a button leads back to.
    let name = context.environment.isOnChosenTab ? title : nil
    context.pass(
      content.modifier(TitleNote(title: title)).declarePage(.title(title))
        .declare(StackKey.self, .title(name)), as: .content)
  }
}

/// A title at nodes.
private struct TitleNote: PrimitiveModifier {
  typealias Body = Never
  let title: Text

  func apply(to context: inout ModifierContext) {
    guard !context.environment.hasPage else { return }
    context.add(.modifier(.navigationTitle(title.resolved(in: context.environment))))
  }
}

nonisolated extension View {
  /// The title of the page: in the bar above it, on the button that leads back to it, on the window.
  public func navigationTitle(_ title: Text) -> some View { TitledView(content: self, title: title) }

  /// The title of the page, which is looked up.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  /// The title of the page, which is localized.
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// The title of the page, which is shown as it is.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// The title of the page, which a person may change. It can only be read here.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    BoundTitle(content: self, title: title)
  }

  /// A second line of the page's title.
  public func navigationSubtitle(_ subtitle: Text) -> some View { declarePage(.subtitle(subtitle)) }

  /// A second line of the page's title, which is looked up.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// A second line of the page's title, which is shown as it is.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets the way in which the title of the page is shown.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    declarePage(.displayMode(displayMode))
  }

  /// Sets whether the button that leads back is left out.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    declarePage(.backButtonHidden(hidesBackButton))
  }

  /// Sets whether the bar above the page is left out.
  @available(*, deprecated, message: "use toolbar(.hidden, for: .navigationBar)")
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    declarePage(.visibility(hidden ? .hidden : .automatic))
  }

  /// The title of the page and how it is shown.
  @available(*, deprecated, message: "use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// The title of the page and how it is shown.
  @available(*, deprecated, message: "use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
}

/// A view whose title is read where it stands, so that it depends on it.
struct BoundTitle<Content: View> {
  let content: Content
  let title: Binding<String>
}

extension BoundTitle: View {
  var body: some View { content.navigationTitle(Text(verbatim: title.wrappedValue)) }
}
