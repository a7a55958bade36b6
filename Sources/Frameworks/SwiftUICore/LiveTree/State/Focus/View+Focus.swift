/// The part of one view in a focus: whether the view wants it, and the effect on the value when a person
/// moves it.
struct FocusPart<Value: Hashable> {
  let value: Binding<Value>
  let own: Value
  /// The value when no view has the focus.
  let none: Value
  /// Makes the handler: of focus, or of a screen reader's cursor.
  let handler: (@escaping @MainActor () -> Bool, @escaping @MainActor (Bool) -> Void) -> NodeHandler
}

extension FocusPart: PrimitiveModifier {
  typealias Body = Never
  func apply(to context: inout ModifierContext) {
    let (value, own, none) = (value, own, none)
    context.add(
      .handler(
        handler(
          { value.wrappedValue == own },
          { isFocused in
            if isFocused {
              if value.wrappedValue != own { value.wrappedValue = own }
            } else if value.wrappedValue == own {
              value.wrappedValue = none
            }
          })))
  }
}

nonisolated extension View {
  /// Binds whether the view has the focus to a value.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusPart(value: condition.value, own: true, none: false) { .focus(wantsFocus: $0, $1) })
  }

  /// Binds whether the view has the focus to one value of several.
  public func focused<Value: Hashable>(_ binding: FocusState<Value?>.Binding, equals value: Value)
    -> some View
  {
    modifier(FocusPart(value: binding.value, own: value, none: nil) { .focus(wantsFocus: $0, $1) })
  }

  /// Binds whether the view has the focus to one value of several, of which none may be optional itself.
  @_disfavoredOverload
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: ExpressibleByNilLiteral {
    modifier(FocusPart(value: binding.value, own: value, none: nil) { .focus(wantsFocus: $0, $1) })
  }

  /// Sets which view has the focus when this one is first shown.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { if binding.wrappedValue != value { binding.wrappedValue = value } }
  }

  /// Sets whether the view can have the focus. Carried to surfaces.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    nodeAttribute(FocusableKey.self, isFocusable)
  }

  /// Sets whether the view can have the focus for certain uses. Carried to surfaces.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    nodeAttribute(FocusableKey.self, isFocusable)
  }

  /// The view as a section of focus for keys that move it. Surfaces follow the order of the document.
  public func focusSection() -> some View { self }

  /// Sets whether a ring around the view shows that it has the focus; surfaces always show it, for people
  /// need it.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Binds whether a screen reader's cursor is on the view to a value.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(
      FocusPart(value: condition.value, own: true, none: false) { .accessibilityFocus(wantsFocus: $0, $1) })
  }

  /// Binds whether a screen reader's cursor is on the view to one value of several.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value?>.Binding, equals value: Value
  ) -> some View {
    modifier(
      FocusPart(value: binding.value, own: value, none: nil) { .accessibilityFocus(wantsFocus: $0, $1) })
  }
}

/// The key of whether a node can have the focus though it is no control, or can't though it is one.
package enum FocusableKey: NodeAttributeKey {
  package typealias Value = Bool
}

/// The kinds of interaction for which a view takes the focus.
public struct FocusInteractions: OptionSet, Sendable {
  /// A bit for each use.
  public let rawValue: Int
  /// Creates a set from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// An interaction that presses the view.
  public static let activate = FocusInteractions(rawValue: 1)
  /// An interaction that edits or adjusts the view.
  public static let edit = FocusInteractions(rawValue: 2)
  /// The interactions that the surface thinks fit.
  public static let automatic = FocusInteractions(rawValue: 3)
}

/// The time at which a default focus is considered.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  let name: String
  /// A default focus that is considered when the view is shown.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// A default focus that is also considered when a person moves the focus there.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}
