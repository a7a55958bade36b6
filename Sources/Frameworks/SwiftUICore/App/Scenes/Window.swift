/// A scene with one window.
public struct Window<Content: View> {
  let title: Text
  let id: String
  let content: Content

  /// Creates a window with a title.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.id = id
    self.content = content()
  }

  /// Creates a window with a title that is looked up.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Creates a window with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }
}

extension Window: Scene, PrimitiveScene {
  /// The body of the scene, which is never called; surfaces show the scene themselves.
  public var body: Never { noScene }

  var declaring: any View {
    SceneDeclaration(scene: SceneDescription(kind: .window, id: id, title: title, content: content))
  }
}

/// The settings of a program, in a window of their own.
public struct Settings<Content: View> {
  package let content: Content
  /// Creates the settings of a program.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Settings: Scene, PrimitiveScene {
  /// The body of the scene, which is never called; surfaces show the scene themselves.
  public var body: Never { noScene }

  var declaring: any View {
    SceneDeclaration(
      scene: SceneDescription(kind: .settings, title: Text("Settings"), content: content))
  }
}

/// A control that opens the program's settings.
public struct SettingsLink<Label: View> {
  let label: Label
  @Environment(\.openSettings) private var openSettings

  /// Creates a control.
  public nonisolated init(@ViewBuilder label: () -> Label) { self.label = label() }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Creates a control with the usual label.
  public nonisolated init() { self.init { DefaultSettingsLinkLabel() } }
}

extension SettingsLink: View {
  public var body: some View {
    let openSettings = openSettings
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

/// The usual label of a control that opens settings.
public struct DefaultSettingsLinkLabel {}

extension DefaultSettingsLinkLabel: View {
  public var body: some View { Label("Settings…", systemImage: "gear") }
}

/// A scene of windows with a document each. There are no documents here.
@available(*, unavailable, message: "programs have no documents here; open files in a WindowGroup")
public struct DocumentGroup<Document, Content: View> {}
