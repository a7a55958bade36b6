/// A side of a rectangle.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Some of the sides of a rectangle.
  public struct Set: OptionSet, Sendable, Hashable {
    /// A bit for each side.
    public let rawValue: Int8

    /// Creates a set from its raw value.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one side.
    public init(_ e: Edge) { rawValue = 1 << e.rawValue }

    /// The upper side.
    public static let top = Set(.top)
    /// The side where lines begin.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where lines end.
    public static let trailing = Set(.trailing)
    /// All sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The sides where lines begin and end.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// A side where lines begin or end.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  case leading, trailing
}

/// The upper or the lower side.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  case top, bottom
}

/// Distances from the sides of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable, BitwiseCopyable {
  /// The distance from the upper side.
  public var top: CGFloat
  /// The distance from the side where lines begin.
  public var leading: CGFloat
  /// The distance from the lower side.
  public var bottom: CGFloat
  /// The distance from the side where lines end.
  public var trailing: CGFloat

  /// Takes the four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of no distance.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// The direction across or down.
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// Some of the directions.
  public struct Set: OptionSet, Sendable, Hashable {
    /// A bit for each direction.
    public let rawValue: Int8
    /// Creates a set from its raw value.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }
}

extension Axis: CustomStringConvertible {
  /// The name of the direction.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

/// The way in which content fits a frame of another shape.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates the angle of zero.
  public init() { radians = 0 }
  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// The angle of zero.
  public static var zero: Angle { Angle() }

  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}
