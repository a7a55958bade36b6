nonisolated extension View {
  /// Shows an alert about an error while a condition holds and there is one; its title is what the error
  /// says.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = AnyView(actions())
    return asking(.alert, title(of: error), isPresented) { error == nil ? nil : (actions, nil) }
  }

  /// Shows an alert about an error, with a message, while a condition holds and there is one; its title is
  /// what the error says.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    asking(.alert, title(of: error), isPresented) {
      error.map { (AnyView(actions($0)), AnyView(message($0))) }
    }
  }

  private func title(of error: (some LocalizedError)?) -> Text {
    guard let error else { return Text(verbatim: "") }
    return Text(verbatim: error.errorDescription ?? "\(error)")
  }
}
