/// An action that assistive technology offers for a view, beside pressing it.
public struct AccessibilityActionKind: Equatable, Sendable {
  package let name: String
  /// The action of pressing the view.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// The action that closes or leaves what is shown.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The action that is most wanted at the time.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// The action that deletes the view's item.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// A menu is shown.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
  /// An action with a name of its own.
  public init(named name: Text) { self.init(name: name.string()) }
  init(name: String) { self.name = name }
}

/// A direction in which a value is set.
public enum AccessibilityAdjustmentDirection: Sendable {
  case increment, decrement
}

/// An action whose name is looked up where the view is.
private struct NamedAction {
  let name: Text
  let action: MainActorAction
}

extension NamedAction: PrimitiveModifier {
  typealias Body = Never
  func apply(to context: inout ModifierContext) {
    context.add(
      .handler(.accessibilityAction(name: name.resolved(in: context.outside).string, action.run)))
  }
}

nonisolated extension View {
  /// Adds an action that assistive technology offers for the view.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    let action = MainActorAction(handler)
    return self.handler(
      actionKind == .default
        ? .press(.perform(action.run)) : .accessibilityAction(name: actionKind.name, action.run))
  }

  /// Adds a named action that assistive technology offers for the view.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    modifier(NamedAction(name: name, action: MainActorAction(handler)))
  }
  /// Adds a named action that assistive technology offers for the view.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> some View
  {
    accessibilityAction(named: Text(nameKey), handler)
  }
  /// Adds a named action that assistive technology offers for the view.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> some View
  {
    accessibilityAction(named: Text(name), handler)
  }

  /// Sets the action by which assistive technology increments and decrements the view's value.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    let action = MainActorFunction(handler)
    return self.handler(.adjust { action.run($0 ? .increment : .decrement) })
  }

  /// Sets another view that assistive technology presents instead of this one.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    note(.accessibility(.represented)).modifier(
      NodeChange(.layer(.accessibility, .center, representation())))
  }

  /// Sets the views that assistive technology presents inside this one.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(NodeChange(.layer(.accessibility, .center, children())))
  }

  /// Shows the view large while a person stays on it.
  public func accessibilityShowsLargeContentViewer() -> some View { note(.accessibility(.largeContent)) }

  /// Shows another view large while a person stays on this one.
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V)
    -> some View
  {
    note(.accessibility(.largeContent)).modifier(
      NodeChange(.layer(.largeContent, .center, largeContentView())))
  }

  /// Sets whether people can do something with the view.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
    note(.accessibility(.interactive(respondsToUserInteraction)))
  }

  /// Sets whether people touch the view directly who don't see it. Browsers leave that to screen readers.
  public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View {
    accessibilityAddTraits(isDirectTouchArea ? .allowsDirectInteraction : [])
  }

  /// Sets whether the colours of the view stay when those of the screen are inverted.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Sets the point at which assistive technology touches the view; surfaces take its middle.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
}
