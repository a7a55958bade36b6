/// The key of the roles that the actions of an alert declare.
enum AlertActionKey: DeclarationKey {
  typealias Value = ButtonRole?
}

/// The message and the actions of an alert or a dialog.
struct AlertContent {
  let actions: AnyView
  let message: AnyView?
  /// A Boolean value that indicates whether a way to leave is added to actions that have none.
  let addsCancel: Bool
  let dismiss: () -> Void
}

extension AlertContent: View {
  @ViewBuilder var body: some View {
    if let message { message.note(.role(.message)) }
    DeclarationReader(AlertActionKey.self, place: .after, content: actions) { roles in
      if addsCancel {
        if !roles.contains(.cancel) { Button("Cancel", role: .cancel) {} }
      } else if roles.isEmpty {
        Button("OK") {}
      }
    }
    .buttonStyle(AlertButtonStyle(dismiss: dismiss))
    .note(.role(.actions))
    .environment(\.isEnabled, true)
  }
}

/// A button that takes the alert around away after it has done what it does.
private struct AlertButtonStyle: PrimitiveButtonStyle {
  let dismiss: () -> Void

  func makeBody(configuration: Configuration) -> some View {
    AlertButton(configuration: configuration, dismiss: dismiss)
      .declare(AlertActionKey.self, configuration.role)
  }
}

private struct AlertButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let dismiss: () -> Void

  var body: Never { noBody }
}

extension AlertButton: PrimitiveView {
  func build(in context: inout ViewContext) {
    context.emit(
      .button(configuration.role),
      handlers: [.press(configuration.action), .pressed(MainActorAction(dismiss).run)],
      child: configuration.label)
  }
}

nonisolated extension View {
  /// Shows an alert or a dialog while a condition holds.
  func asking(
    _ kind: PresentationContent.Kind, _ title: Text, _ isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    _ parts: @escaping () -> (actions: AnyView, message: AnyView?)?
  ) -> PresentingView<Self> {
    let dismiss = { isPresented.wrappedValue = false }
    return PresentingView(content: self) {
      guard isPresented.wrappedValue, let parts = parts() else { return nil }
      return Presented(
        kind: kind, title: title, titleVisibility: titleVisibility,
        content: {
          AlertContent(
            actions: parts.actions, message: parts.message, addsCancel: kind == .confirmationDialog,
            dismiss: dismiss)
        }, dismiss: dismiss)
    }
  }
}
