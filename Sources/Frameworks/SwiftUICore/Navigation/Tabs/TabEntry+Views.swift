extension TabEntry {
  /// The screens that a view consists of, without evaluating any `body`.
  @MainActor static func entries(of view: any View) -> [TabEntry] {
    var entries: [TabEntry] = []
    // The step to a view, outer first: what tells screens from one another.
    var stack: [(view: any View, path: [AnyHashable], tag: AnyHashable?)] = [(view, [], nil)]
    while let (view, path, tag) = stack.popLast() {
      if let parts = (view as? any TabStructure)?.tabParts {
        stack.append(
          contentsOf: parts.reversed().map { ($0.view, path + [$0.step], $0.tag ?? tag) })
        continue
      }
      var entry = TabEntry(key: AnyHashable(path), tag: tag)
      entry.content = (view as? any TabModified)?.takeTabParts(into: &entry) ?? view
      entries.append(entry)
    }
    return entries
  }
}

/// A view of which screens are parts.
@MainActor
private protocol TabStructure {
  var tabParts: [(view: any View, step: AnyHashable, tag: AnyHashable?)] { get }
}

extension TupleView: TabStructure {
  fileprivate var tabParts: [(view: any View, step: AnyHashable, tag: AnyHashable?)] {
    let views =
      (value as? any View).map { [$0] }
      ?? Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    return views.enumerated().map { ($0.element, AnyHashable($0.offset), nil) }
  }
}

extension Group: TabStructure where Content: View {
  fileprivate var tabParts: [(view: any View, step: AnyHashable, tag: AnyHashable?)] {
    [(content, "group", nil)]
  }
}

extension _ConditionalContent: TabStructure where TrueContent: View, FalseContent: View {
  fileprivate var tabParts: [(view: any View, step: AnyHashable, tag: AnyHashable?)] {
    switch storage {
    case .trueContent(let content): [(content, true, nil)]
    case .falseContent(let content): [(content, false, nil)]
    }
  }
}

extension Optional: TabStructure where Wrapped: View {
  fileprivate var tabParts: [(view: any View, step: AnyHashable, tag: AnyHashable?)] {
    map { [($0, true, nil)] } ?? []
  }
}

extension EmptyView: TabStructure {
  fileprivate var tabParts: [(view: any View, step: AnyHashable, tag: AnyHashable?)] { [] }
}

extension ForEach: TabStructure where Content: View {
  fileprivate var tabParts: [(view: any View, step: AnyHashable, tag: AnyHashable?)] {
    data.map { (content($0), AnyHashable(identifier($0)), AnyHashable(identifier($0))) }
  }
}

/// A view that may say something of the screen that it is.
@MainActor
private protocol TabModified {
  /// The view without what it says of its screen, which is noted.
  func takeTabParts(into entry: inout TabEntry) -> any View
}

extension ModifiedContent: TabModified where Content: View, Modifier: ViewModifier {
  fileprivate func takeTabParts(into entry: inout TabEntry) -> any View {
    // What is further inside counts first, as with tags and badges anywhere.
    let inner = (content as? any TabModified)?.takeTabParts(into: &entry) ?? content
    switch modifier {
    case let item as TabItemModifier:
      entry.label = entry.label ?? item.label
    case let change as NodeChange:
      switch change.change {
      case .tag(let tag): entry.tag = tag
      case .modifier(.badge(let badge)):
        if entry.badge == nil, !badge.isEmpty { entry.badge = Text(verbatim: badge) }
      default: return wrapped(inner)
      }
    case let note as TextNote:
      guard case .badge = note.note(ResolvedText("")) else { return wrapped(inner) }
      if entry.badge == nil, note.text != Text(verbatim: "") { entry.badge = note.text }
    default: return wrapped(inner)
    }
    return inner
  }

  private func wrapped(_ inner: any View) -> any View { wrap(inner) }

  private func wrap<V: View>(_ view: V) -> any View { view.modifier(modifier) }
}

/// The label of a screen.
struct TabItemModifier {
  let label: AnyView
}

extension TabItemModifier: ViewModifier {
  /// Outside of a choice of screens it changes nothing.
  func body(content: Content) -> some View { content }
}

nonisolated extension View {
  /// The label of the screen that the view is in a ``TabView``.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: AnyView(label())))
  }
}
