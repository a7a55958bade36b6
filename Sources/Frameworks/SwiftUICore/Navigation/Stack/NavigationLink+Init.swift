extension NavigationLink {
  /// Creates a link to a page.
  public nonisolated init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .page(destination()), label: label())
  }

  /// Creates a link to a page.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .page(destination), label: label())
  }

  /// Creates a link to a page that is shown while a condition holds.
  @available(
    *, deprecated, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:)"
  )
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .shown(destination(), isActive), label: label())
  }

  /// Creates a link to a page that is shown while a condition holds.
  @available(
    *, deprecated, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:)"
  )
  public nonisolated init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .shown(destination, isActive), label: label())
  }

  /// Creates a link to a page that is shown while a value is chosen.
  @available(*, deprecated, message: "use NavigationLink(value:label:), or navigationDestination(item:)")
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding(
      unchecked: { selection.wrappedValue == tag },
      set: { isActive in
        if isActive {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
    self.init(target: .shown(destination(), isActive), label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a page, with a title that is looked up.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(target: .page(destination()), label: Text(titleKey))
  }

  /// Creates a link to a page, with a localized title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .page(destination()), label: Text(titleResource))
  }

  /// Creates a link to a page, with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(target: .page(destination()), label: Text(title))
  }

  /// Creates a link to a page, with a title that is looked up.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(target: .page(destination), label: Text(titleKey))
  }

  /// Creates a link to a page, with a localized title.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: Destination) {
    self.init(target: .page(destination), label: Text(titleResource))
  }

  /// Creates a link to a page, with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(target: .page(destination), label: Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the page of a value; nil can't be gone to.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link to the page of a value, with a title that is looked up; nil can't be gone to.
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link to the page of a value, with a localized title; nil can't be gone to.
  @_disfavoredOverload
  public nonisolated init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }

  /// Creates a link to the page of a value, with a title that is shown as it is; nil can't be gone to.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}
