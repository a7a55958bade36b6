// Choices of actions. Each of their buttons takes the dialog away after it has done what it does; one to leave
// is added to those without. The condition is set to false when the dialog goes.

nonisolated extension View {
  /// Shows a dialog with a title that is looked up while a condition holds.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = AnyView(actions())
    return asking(.confirmationDialog, Text(titleKey), isPresented, titleVisibility: titleVisibility) {
      (actions, nil)
    }
  }

  /// Shows a dialog with a title that is looked up and a message while a condition holds.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let parts = (AnyView(actions()), AnyView(message()))
    return asking(.confirmationDialog, Text(titleKey), isPresented, titleVisibility: titleVisibility) {
      parts
    }
  }

  /// Shows a dialog with a title that is looked up about data while a condition holds and there are data.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(.confirmationDialog, Text(titleKey), isPresented, titleVisibility: titleVisibility) {
      data.map { (AnyView(actions($0)), nil) }
    }
  }

  /// Shows a dialog with a title that is looked up and a message about data while a condition holds and
  /// there are data.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(.confirmationDialog, Text(titleKey), isPresented, titleVisibility: titleVisibility) {
      data.map { (AnyView(actions($0)), AnyView(message($0))) }
    }
  }

  /// Shows a dialog with a title that is localized while a condition holds.
  @_disfavoredOverload
  public func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = AnyView(actions())
    return asking(.confirmationDialog, Text(titleResource), isPresented, titleVisibility: titleVisibility) {
      (actions, nil)
    }
  }

  /// Shows a dialog with a title that is localized and a message while a condition holds.
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let parts = (AnyView(actions()), AnyView(message()))
    return asking(.confirmationDialog, Text(titleResource), isPresented, titleVisibility: titleVisibility) {
      parts
    }
  }

  /// Shows a dialog with a title that is localized about data while a condition holds and there are data.
  @_disfavoredOverload
  public func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(.confirmationDialog, Text(titleResource), isPresented, titleVisibility: titleVisibility) {
      data.map { (AnyView(actions($0)), nil) }
    }
  }

  /// Shows a dialog with a title that is localized and a message about data while a condition holds and
  /// there are data.
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(.confirmationDialog, Text(titleResource), isPresented, titleVisibility: titleVisibility) {
      data.map { (AnyView(actions($0)), AnyView(message($0))) }
    }
  }

  /// Shows a dialog with a title that is shown as it is while a condition holds.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = AnyView(actions())
    return asking(.confirmationDialog, Text(title), isPresented, titleVisibility: titleVisibility) {
      (actions, nil)
    }
  }

  /// Shows a dialog with a title that is shown as it is and a message while a condition holds.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let parts = (AnyView(actions()), AnyView(message()))
    return asking(.confirmationDialog, Text(title), isPresented, titleVisibility: titleVisibility) { parts }
  }

  /// Shows a dialog with a title that is shown as it is about data while a condition holds and there are
  /// data.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(.confirmationDialog, Text(title), isPresented, titleVisibility: titleVisibility) {
      data.map { (AnyView(actions($0)), nil) }
    }
  }

  /// Shows a dialog with a title that is shown as it is and a message about data while a condition holds
  /// and there are data.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(.confirmationDialog, Text(title), isPresented, titleVisibility: titleVisibility) {
      data.map { (AnyView(actions($0)), AnyView(message($0))) }
    }
  }

  /// Shows a dialog while a condition holds.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = AnyView(actions())
    return asking(.confirmationDialog, title, isPresented, titleVisibility: titleVisibility) {
      (actions, nil)
    }
  }

  /// Shows a dialog and a message while a condition holds.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let parts = (AnyView(actions()), AnyView(message()))
    return asking(.confirmationDialog, title, isPresented, titleVisibility: titleVisibility) { parts }
  }

  /// Shows a dialog about data while a condition holds and there are data.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(.confirmationDialog, title, isPresented, titleVisibility: titleVisibility) {
      data.map { (AnyView(actions($0)), nil) }
    }
  }

  /// Shows a dialog and a message about data while a condition holds and there are data.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(.confirmationDialog, title, isPresented, titleVisibility: titleVisibility) {
      data.map { (AnyView(actions($0)), AnyView(message($0))) }
    }
  }
}
