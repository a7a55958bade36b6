/// The size of a control.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// The shape of a button with a border.
public struct ButtonBorderShape: Equatable, Sendable {
  package let name: String
  package let radius: Double?
  init(_ name: String, radius: Double? = nil) {
    self.name = name
    self.radius = radius
  }
  /// The border shape that the surface thinks fit.
  public static let automatic = ButtonBorderShape("automatic")
  /// Half circles at the ends.
  public static let capsule = ButtonBorderShape("capsule")
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape("roundedRectangle")
  /// A circle.
  public static let circle = ButtonBorderShape("circle")
  /// Round corners of a radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape("roundedRectangle", radius: Double(radius))
  }
}

/// The visibility of a part of a view.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

/// The reasons for which content isn't shown.
public struct RedactionReasons: OptionSet, Sendable {
  /// A bit for each reason.
  public let rawValue: Int
  /// Creates a set from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content isn't there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The transition from one content to another. Carried to surfaces.
public struct ContentTransition: Equatable, Sendable {
  package let name: String
  package var countsDown = false
  package var value: Double?
  init(_ name: String) { self.name = name }
  /// The transition that the surface thinks fit.
  public static let identity = ContentTransition("identity")
  /// A transition in which one content fades as the other appears.
  public static let opacity = ContentTransition("opacity")
  /// A transition in which one content moves into the other.
  public static let interpolate = ContentTransition("interpolate")
  /// Returns a transition in which digits roll, up unless `countsDown`.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    var transition = ContentTransition("numericText")
    transition.countsDown = countsDown
    return transition
  }
  /// Returns a transition in which digits roll, up or down as `value` changes.
  public static func numericText(value: Double) -> ContentTransition {
    var transition = ContentTransition("numericText")
    transition.value = value
    return transition
  }
  /// A symbol turns into another.
  public static let symbolEffect = ContentTransition("symbolEffect")
}
