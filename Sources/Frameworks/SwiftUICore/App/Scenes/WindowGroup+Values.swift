// Windows that show a value each. Opening a window for a value that one shows already brings that one forward.

extension WindowGroup {
  /// Makes windows, each for a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: nil, content: Content(content), value: WindowValue(type))
  }

  /// Makes windows, each for a value; those opened without show the default.
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: nil, content: Content(content, defaultValue), value: WindowValue(type))
  }

  /// Makes windows by which other code can name them, each for a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil, content: Content(content), value: WindowValue(type))
  }

  /// Makes windows by which other code can name them, each for a value; those opened without show the
  /// default.
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil, content: Content(content, defaultValue), value: WindowValue(type))
  }

  /// Makes windows with a title that is looked up, each for a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(titleKey), content: Content(content), value: WindowValue(type))
  }

  /// Makes windows with a title that is looked up, each for a value; those opened without show the default.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      id: nil, title: Text(titleKey), content: Content(content, defaultValue), value: WindowValue(type))
  }

  /// Makes windows with a title that is looked up, each for a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(titleKey), content: Content(content), value: WindowValue(type))
  }

  /// Makes windows with a title that is looked up, each for a value; those opened without show the default.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      id: id, title: Text(titleKey), content: Content(content, defaultValue), value: WindowValue(type))
  }

  /// Makes windows with a title, each for a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: title, content: Content(content), value: WindowValue(type))
  }

  /// Makes windows with a title, each for a value; those opened without show the default.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: title, content: Content(content, defaultValue), value: WindowValue(type))
  }

  /// Makes windows with a title, each for a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: title, content: Content(content), value: WindowValue(type))
  }

  /// Makes windows with a title, each for a value; those opened without show the default.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: title, content: Content(content, defaultValue), value: WindowValue(type))
  }

  /// Makes windows with a title that is shown as it is, each for a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(title), content: Content(content), value: WindowValue(type))
  }

  /// Makes windows with a title that is shown as it is, each for a value; those opened without show the
  /// default.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(title), content: Content(content, defaultValue), value: WindowValue(type))
  }

  /// Makes windows with a title that is shown as it is, each for a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(title), content: Content(content), value: WindowValue(type))
  }

  /// Makes windows with a title that is shown as it is, each for a value; those opened without show the
  /// default.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(title), content: Content(content, defaultValue), value: WindowValue(type))
  }
}

/// The content of a window that shows a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  let content: (Binding<Data?>) -> Content

  @Environment(\.windowValue) private var presented
  /// The value that the window was changed to show; nil as long as it shows the value it was opened for.
  @State private var changed: Data??

  nonisolated init(_ content: @escaping (Binding<Data?>) -> Content) { self.content = content }

  nonisolated init(_ content: @escaping (Binding<Data>) -> Content, _ defaultValue: @escaping () -> Data) {
    self.content = { value in
      content(
        Binding(
          unchecked: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
    }
  }
}

extension PresentedWindowContent: View {
  public var body: some View {
    let (presented, changed) = (presented?.base as? Data, $changed)
    content(
      Binding(
        unchecked: { changed.wrappedValue ?? presented }, set: { changed.wrappedValue = .some($0) }))
  }
}
