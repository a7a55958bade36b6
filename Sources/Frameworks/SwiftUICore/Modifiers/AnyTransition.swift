/// A transition with which a view appears and disappears. Carried to surfaces.
public struct AnyTransition: Equatable, Sendable {
  /// The ways, one after the other; several happen at once.
  package let insertion: [String]
  /// The ways in which the view goes.
  package let removal: [String]
  package var animation: Animation?

  private init(_ name: String) { self.init(insertion: [name], removal: [name]) }

  private init(insertion: [String], removal: [String], animation: Animation? = nil) {
    self.insertion = insertion
    self.removal = removal
    self.animation = animation
  }

  /// A transition without an effect: the view is there, and it is gone.
  public static let identity = AnyTransition(insertion: [], removal: [])
  /// A transition in which the view fades.
  public static let opacity = AnyTransition("opacity")
  /// A transition in which the view grows as it appears, and shrinks as it disappears.
  public static let scale = AnyTransition("scale")
  /// A transition in which the view comes from the leading edge and goes to the trailing one.
  public static let slide = AnyTransition(insertion: ["move(leading)"], removal: ["move(trailing)"])

  /// A transition in which the view grows from a share of its size around a point, and shrinks to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition("scale(\(scale), \(anchor.x), \(anchor.y))")
  }
  /// A transition in which the view comes from an edge and goes there.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition("move(\(edge))") }
  /// A transition in which the view pushes away, from an edge, what was there before.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition("push(\(edge))") }
  /// A transition in which the view comes from a distance, in points, and goes there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition("offset(\(x), \(y))")
  }

  /// A transition that differs between appearing and disappearing.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(
      insertion: insertion.insertion, removal: removal.removal, animation: insertion.animation)
  }

  /// Returns a transition of this one and another at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      insertion: insertion + other.insertion, removal: removal + other.removal,
      animation: animation ?? other.animation)
  }

  /// Returns the transition with the duration of an animation.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(insertion: insertion, removal: removal, animation: animation)
  }
}

nonisolated extension View {
  /// Sets the transition with which the view appears and disappears.
  public func transition(_ transition: AnyTransition) -> some View { note(.transition(transition)) }
}
