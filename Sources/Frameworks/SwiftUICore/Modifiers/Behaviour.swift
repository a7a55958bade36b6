// Modifiers of identity, use, events and motion.

nonisolated extension View {
  /// Sets the identity of the view: when it changes, the view and its state begin anew.
  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(ExplicitIdentity(id: AnyHashable(id))) }

  /// The value by which a picker or a list knows the view.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(NodeChange(.tag(AnyHashable(tag))))
  }

  /// Sets whether controls inside can't be used. Once disabled, they can't be enabled again further inside.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(
      EnvironmentChange(change: { $0.isEnabled = $0.isEnabled && !disabled }, note: .disabled(disabled)))
  }

  /// Sets whether the view can be touched.
  public func allowsHitTesting(_ enabled: Bool) -> some View { note(.hitTesting(enabled)) }

  /// Runs an action before the view is shown first. A surface runs it; a mere evaluation doesn't.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    handler(.appear(MainActorAction(action ?? {}).run))
  }

  /// Runs an action after the view is shown no more. A surface runs it; a mere evaluation doesn't.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    handler(.disappear(MainActorAction(action ?? {}).run))
  }

  /// Runs work for as long as the view is shown. A surface starts and cancels it; a mere evaluation
  /// doesn't.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    handler(.task(id: nil, priority: priority, SendableTask(action).run))
  }

  /// Runs work for as long as the view is shown, which begins anew when `value` changes. A surface compares
  /// the values, starts and cancels; a mere evaluation doesn't.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskNote(value: value, priority: priority, task: SendableTask(action)))
  }

  /// Sets the transition from one content inside to another.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    note(.contentTransition(transition))
  }

  /// A remark that a person sees who stays on the view.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// A remark that a person sees who stays on the view.
  public func help(_ text: Text) -> some View { modifier(TextNote(text: text) { .help($0.string) }) }

  /// A remark that a person sees who stays on the view.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }

  /// A number in a list row or a tab; 0 shows none.
  public func badge(_ count: Int) -> some View { note(.badge(count == 0 ? "" : "\(count)")) }

  /// A text in a list row or a tab; nil shows none.
  public func badge(_ label: Text?) -> some View {
    modifier(TextNote(text: label ?? Text(verbatim: "")) { .badge($0.string) })
  }

  /// A text in a list row or a tab.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Hides the content of the views inside, for reasons that add to those around.
  public func redacted(reason: RedactionReasons) -> some View {
    modifier(
      EnvironmentChange(change: { $0.redactionReasons.formUnion(reason) }, note: .redacted(reason)))
  }

  /// Shows the content of the views inside, whatever is around.
  public func unredacted() -> some View { note(.unredacted, \.redactionReasons, []) }

  /// Sets whether the content inside is private.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { note(.privacySensitive(sensitive)) }

  /// Sets the space around the row in a list; nil leaves it to the surface.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { note(.listRowInsets(insets)) }

  /// Sets whether lines are seen at the sides of the row in a list.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    var sides: Edge.Set = []
    if edges.contains(.top) { sides.insert(.top) }
    if edges.contains(.bottom) { sides.insert(.bottom) }
    return note(.listRowSeparator(visibility, sides))
  }

  /// A view behind the row in a list.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(
      NodeChange(
        .layer(.containerBackground("listRow"), .center, view.map { AnyView($0) } ?? AnyView(EmptyView()))))
  }

  /// The name of the preview. Nothing shows previews here.
  public func previewDisplayName(_ value: String?) -> some View { self }
}

extension VerticalEdge {
  /// The upper or the lower side, or both.
  public struct Set: OptionSet, Sendable {
    /// A bit for each side.
    public let rawValue: Int8
    /// Creates a set from its raw value.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one side.
    public init(_ e: VerticalEdge) { rawValue = 1 << e.rawValue }
    /// The upper side.
    public static let top = Set(.top)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The upper and the lower side.
    public static let all: Set = [.top, .bottom]
  }
}

/// An action of a view, which is only run on the main actor.
///
/// Sendable, because the closure was written in a view, whose code runs on the main actor, and `run`, which
/// alone uses it, is bound there too.
struct MainActorAction: @unchecked Sendable {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }

  /// The closure bound to the main actor, in a structure: cast by itself it would be wrapped twice, as a value of
  /// any type and back.
  private struct Bound {
    let run: @MainActor () -> Void
  }

  /// The closure itself: only its static type changes, so that it needs no other around it.
  var run: @MainActor () -> Void { unsafeBitCast(self, to: Bound.self).run }
}

/// Work that a view handed over: `sending` leaves nobody else who could use what the closure holds.
struct SendableTask: @unchecked Sendable {
  private let action: @isolated(any) () async -> Void
  init(_ action: sending @escaping @isolated(any) () async -> Void) { self.action = action }
  func run() async { await action() }
}

/// Work that belongs to a value.
struct TaskNote<Value: Equatable> {
  let value: Value
  let priority: TaskPriority
  let task: SendableTask
}

extension TaskNote: PrimitiveModifier {
  typealias Body = Never
  func apply(to context: inout ModifierContext) {
    context.add(.handler(.task(id: NodeValue(value), priority: priority, task.run)))
  }
}
