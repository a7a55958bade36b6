/// A press that lasts. A surface calls `pressing` when it begins and ends, and `perform` when it has lasted.
package struct LongPress: Sendable {
  /// The least duration of the press, in seconds.
  package let duration: Double
  /// The greatest distance that the pointer may move, in points.
  package let distance: Double
  package let perform: @MainActor () -> Void
  package let pressing: (@MainActor (Bool) -> Void)?
}

/// Sendable, because the closure runs on the main actor alone, where the view that holds it was made.
struct MainActorFunction<Value>: @unchecked Sendable {
  private let action: (Value) -> Void
  init(_ action: @escaping (Value) -> Void) { self.action = action }
  @MainActor func run(_ value: Value) { action(value) }
}

nonisolated extension View {
  /// Runs an action when a person presses the view, so many times in a row.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    let action = MainActorAction(action)
    return handler(
      count <= 1 ? .press(.perform(action.run)) : .tap(count: count, action.run))
  }

  /// Runs an action with the place when a person presses the view. Surfaces say the view's upper leading
  /// corner.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count) { action(.zero) }
  }

  /// Runs an action when a person keeps the view pressed.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    handler(
      .longPress(
        LongPress(
          duration: minimumDuration, distance: Double(maximumDistance), perform: MainActorAction(action).run,
          pressing: onPressingChanged.map { MainActorFunction($0).run })))
  }

  /// Runs an action when a person keeps the view pressed.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// Runs an action when the mouse comes over the view (true) or leaves it.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    handler(.hover(MainActorFunction(action).run))
  }

  /// Sets the effect that shows that the mouse is over the view. Surfaces show it their own way.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Runs an action when a URL is opened in the view's window.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    handler(.openURL(MainActorFunction(action).run))
  }
}

/// An effect that shows that the mouse is over a view.
public struct HoverEffect: Hashable, Sendable {
  let name: String
  /// The effect that the surface thinks fit.
  public static let automatic = HoverEffect(name: "automatic")
  /// An effect that lightens the view.
  public static let highlight = HoverEffect(name: "highlight")
  /// An effect that lifts the view.
  public static let lift = HoverEffect(name: "lift")
}

/// A coordinate space: the origin that coordinates count from.
public protocol CoordinateSpaceProtocol {
  /// The space by its name.
  var coordinateSpace: CoordinateSpace { get }
}

/// The origin that coordinates count from, by name.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}

/// A space with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The coordinate space as a value.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  /// The coordinate space as a value.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  /// The coordinate space as a value.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own space.
  public static var local: LocalCoordinateSpace { .init() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The window's space.
  public static var global: GlobalCoordinateSpace { .init() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// A space with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

nonisolated extension View {
  /// Names the view's space. Geometry is only known of the view that a ``GeometryReader`` makes.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
  /// Names the view's space. Geometry is only known of the view that a ``GeometryReader`` makes.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
}
