/// A scene of windows with the same content, of which there may be any number.
public struct WindowGroup<Content: View> {
  package let id: String?
  package let title: Text?
  package let content: Content
  /// The type of the values that the windows show, if each shows one.
  let value: WindowValue?

  init(id: String?, title: Text?, content: Content, value: WindowValue? = nil) {
    self.id = id
    self.title = title
    self.content = content
    self.value = value
  }

  /// Creates a group of windows.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(id: nil, title: nil, content: content())
  }
  /// Makes windows by which other code can name them.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: nil, content: content())
  }
  /// Makes windows with a title.
  public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(id: nil, title: title, content: content())
  }
  /// Makes windows with a title, by which other code can name them.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: title, content: content())
  }
  /// Makes windows with a title that is looked up.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(id: nil, title: Text(titleKey), content: content())
  }
  /// Makes windows with a title that is looked up, by which other code can name them.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: Text(titleKey), content: content())
  }
  /// Makes windows with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(id: nil, title: Text(title), content: content())
  }
  /// Makes windows with a title that is shown as it is, by which other code can name them.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: Text(title), content: content())
  }
}

extension WindowGroup: Scene, PrimitiveScene {
  /// The body of the scene, which is never called; surfaces show the scene themselves.
  public var body: Never { noScene }

  var declaring: any View {
    SceneDeclaration(
      scene: SceneDescription(kind: .windows, id: id, title: title, value: value, content: content))
  }
}
