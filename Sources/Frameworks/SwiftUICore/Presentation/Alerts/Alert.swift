/// A question with one or two buttons.
@available(*, deprecated, message: "use alert(_:isPresented:actions:message:)")
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: nil, action: action ?? {})
    }

    /// A button that leaves things as they were.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .cancel, action: action ?? {})
    }

    /// A button that leaves things as they were, with the usual label.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      cancel(Text("Cancel"), action: action)
    }

    /// A button that does what is hard to undo.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A question with one button, or one to take note.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// A question with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

@available(*, deprecated)
nonisolated extension View {
  /// Shows an alert while a condition holds.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    PresentingView(content: self) {
      guard isPresented.wrappedValue else { return nil }
      return content().presented(id: true) { isPresented.wrappedValue = false }
    }
  }

  /// Shows an alert while there is an item.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    PresentingView(content: self) {
      guard let shown = item.wrappedValue else { return nil }
      return content(shown).presented(id: AnyHashable(shown.id)) { item.wrappedValue = nil }
    }
  }
}

@available(*, deprecated)
extension Alert {
  fileprivate func presented(id: AnyHashable, dismiss: @escaping () -> Void) -> Presented {
    let (message, buttons) = (message, buttons)
    return Presented(
      kind: .alert, title: title, id: id,
      content: {
        AlertContent(
          actions: AnyView(
            ForEach(0..<buttons.count, id: \.self) { index in
              SwiftUICore.Button(
                role: buttons[index].role, action: MainActorAction(buttons[index].action).run
              ) {
                buttons[index].label
              }
            }), message: message.map { AnyView($0) }, addsCancel: false, dismiss: dismiss)
      }, dismiss: dismiss)
  }
}
