// Questions that have to be answered. Each of their buttons takes the alert away after it has done what it does;
// without any there is one to take note. The condition is set to false when the alert goes.

nonisolated extension View {
  /// Shows an alert with a title that is looked up while a condition holds.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = AnyView(actions())
    return asking(.alert, Text(titleKey), isPresented) { (actions, nil) }
  }

  /// Shows an alert with a title that is looked up and a message while a condition holds.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let parts = (AnyView(actions()), AnyView(message()))
    return asking(.alert, Text(titleKey), isPresented) { parts }
  }

  /// Shows an alert with a title that is looked up about data while a condition holds and there are data.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(.alert, Text(titleKey), isPresented) { data.map { (AnyView(actions($0)), nil) } }
  }

  /// Shows an alert with a title that is looked up and a message about data while a condition holds and
  /// there are data.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(.alert, Text(titleKey), isPresented) { data.map { (AnyView(actions($0)), AnyView(message($0))) } }
  }

  /// Shows an alert with a title that is localized while a condition holds.
  @_disfavoredOverload
  public func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = AnyView(actions())
    return asking(.alert, Text(titleResource), isPresented) { (actions, nil) }
  }

  /// Shows an alert with a title that is localized and a message while a condition holds.
  @_disfavoredOverload
  public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let parts = (AnyView(actions()), AnyView(message()))
    return asking(.alert, Text(titleResource), isPresented) { parts }
  }

  /// Shows an alert with a title that is localized about data while a condition holds and there are data.
  @_disfavoredOverload
  public func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(.alert, Text(titleResource), isPresented) { data.map { (AnyView(actions($0)), nil) } }
  }

  /// Shows an alert with a title that is localized and a message about data while a condition holds and
  /// there are data.
  @_disfavoredOverload
  public func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(.alert, Text(titleResource), isPresented) {
      data.map { (AnyView(actions($0)), AnyView(message($0))) }
    }
  }

  /// Shows an alert with a title that is shown as it is while a condition holds.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = AnyView(actions())
    return asking(.alert, Text(title), isPresented) { (actions, nil) }
  }

  /// Shows an alert with a title that is shown as it is and a message while a condition holds.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let parts = (AnyView(actions()), AnyView(message()))
    return asking(.alert, Text(title), isPresented) { parts }
  }

  /// Shows an alert with a title that is shown as it is about data while a condition holds and there are
  /// data.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(.alert, Text(title), isPresented) { data.map { (AnyView(actions($0)), nil) } }
  }

  /// Shows an alert with a title that is shown as it is and a message about data while a condition holds
  /// and there are data.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(.alert, Text(title), isPresented) { data.map { (AnyView(actions($0)), AnyView(message($0))) } }
  }

  /// Shows an alert while a condition holds.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = AnyView(actions())
    return asking(.alert, title, isPresented) { (actions, nil) }
  }

  /// Shows an alert and a message while a condition holds.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let parts = (AnyView(actions()), AnyView(message()))
    return asking(.alert, title, isPresented) { parts }
  }

  /// Shows an alert about data while a condition holds and there are data.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(.alert, title, isPresented) { data.map { (AnyView(actions($0)), nil) } }
  }

  /// Shows an alert and a message about data while a condition holds and there are data.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(.alert, title, isPresented) { data.map { (AnyView(actions($0)), AnyView(message($0))) } }
  }
}
