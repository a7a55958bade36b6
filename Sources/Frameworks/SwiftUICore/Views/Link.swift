/// A control that opens a URL, by the environment's `openURL`.
public struct Link<Label: View> {
  let destination: URL
  let label: Label

  /// Creates a link.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// Creates a link with a title that is looked up.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// Creates a link with a localized title.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
  /// Creates a link with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension Link: PrimitiveView {
  package func build(in context: inout ViewContext) {
    let (open, destination) = (context.environment.openURL, destination)
    context.emit(.link(destination), handlers: [.press(.perform { open(destination) })], child: label)
  }
}

/// A button with a question mark that opens help.
public struct HelpLink {
  enum Target {
    case url(URL)
    case action(MainActorAction)
  }

  let target: Target

  /// Creates a link to a page.
  public nonisolated init(destination: URL) { target = .url(destination) }
  /// Creates a button of an action.
  public nonisolated init(action: @escaping () -> Void) { target = .action(MainActorAction(action)) }
}

extension HelpLink: View {
  public var body: some View {
    Group {
      switch target {
      case .url(let url): Link(destination: url) { Image(systemName: "questionmark.circle") }
      case .action(let action): Button(action: action.run) { Image(systemName: "questionmark.circle") }
      }
    }
    .accessibilityLabel(Text(verbatim: "Help"))
  }
}
