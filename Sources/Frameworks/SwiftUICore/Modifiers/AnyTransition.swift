/// How a view comes and goes. Carried to surfaces.
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

  /// It is there, and it is gone.
  public static let identity = AnyTransition(insertion: [], removal: [])
  /// It fades.
  public static let opacity = AnyTransition("opacity")
  /// It grows, and shrinks.
  public static let scale = AnyTransition("scale")
  /// It comes from the leading edge and goes to the trailing one.
  public static let slide = AnyTransition(insertion: ["move(leading)"], removal: ["move(trailing)"])

  /// It grows from a share of its size around a point, and shrinks to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition("scale(\(scale), \(anchor.x), \(anchor.y))")
  }
  /// It comes from an edge and goes there.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition("move(\(edge))") }
  /// It pushes from an edge what was there before.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition("push(\(edge))") }
  /// It comes from a distance, in points, and goes there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition("offset(\(x), \(y))")
  }

  /// It comes in one way and goes in another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(
      insertion: insertion.insertion, removal: removal.removal, animation: insertion.animation)
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      insertion: insertion + other.insertion, removal: removal + other.removal,
      animation: animation ?? other.animation)
  }

  /// In the time that an animation takes.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(insertion: insertion, removal: removal, animation: animation)
  }
}

nonisolated extension View {
  /// How the view comes and goes.
  public func transition(_ transition: AnyTransition) -> some View { note(.transition(transition)) }
}
