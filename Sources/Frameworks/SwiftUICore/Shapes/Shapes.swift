/// A rectangle.
public struct Rectangle: KnownShape, InsettableShape {
  var inset: CGFloat = 0
  /// Creates the shape.
  public nonisolated init() {}
  /// Returns the outline of the shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect.inset(by: inset)) }
  /// Returns the shape, made smaller by an amount on each side.
  public nonisolated func inset(by amount: CGFloat) -> Rectangle { inset(self) { $0.inset += amount } }
  package nonisolated var content: ShapeContent { shape(.rectangle, inset) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: KnownShape, InsettableShape {
  /// The size of the corners, in points.
  public var cornerSize: CGSize
  /// The form of the round corners.
  public var style: RoundedCornerStyle
  var inset: CGFloat = 0

  /// Takes the size of the corners.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  /// Takes the radius of the corners.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// Returns the outline of the shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRoundedRect(in: rect.inset(by: inset), cornerSize: cornerSize, style: style)
    return path
  }
  /// Returns the shape, made smaller by an amount on each side.
  public nonisolated func inset(by amount: CGFloat) -> RoundedRectangle { inset(self) { $0.inset += amount } }
  package nonisolated var content: ShapeContent {
    let kind = ShapeContent.Kind.roundedRectangle(
      width: Double(cornerSize.width), height: Double(cornerSize.height), isContinuous: style == .continuous)
    return shape(kind, inset)
  }
}

/// The radii of a rectangle's corners.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The upper corner where lines begin.
  public var topLeading: CGFloat
  /// The lower corner where lines begin.
  public var bottomLeading: CGFloat
  /// The lower corner where lines end.
  public var bottomTrailing: CGFloat
  /// The upper corner where lines end.
  public var topTrailing: CGFloat
  /// Takes the radii, in points.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners differ. Its ``path(in:)`` takes the greatest radius for all.
public struct UnevenRoundedRectangle: KnownShape, InsettableShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// The form of the round corners.
  public var style: RoundedCornerStyle
  var inset: CGFloat = 0

  /// Creates the shape from its radii.
  public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  /// Takes the radii, in points.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }
  /// Returns the outline of the shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let radii = [
      cornerRadii.topLeading, cornerRadii.bottomLeading, cornerRadii.bottomTrailing, cornerRadii.topTrailing,
    ]
    return Path(roundedRect: rect.inset(by: inset), cornerRadius: radii.max() ?? 0, style: style)
  }
  /// Returns the shape, made smaller by an amount on each side.
  public nonisolated func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    inset(self) { $0.inset += amount }
  }
  package nonisolated var content: ShapeContent {
    let kind = ShapeContent.Kind.unevenRoundedRectangle(
      topLeading: Double(cornerRadii.topLeading), bottomLeading: Double(cornerRadii.bottomLeading),
      bottomTrailing: Double(cornerRadii.bottomTrailing), topTrailing: Double(cornerRadii.topTrailing))
    return shape(kind, inset)
  }
}

/// A rectangle whose corners fit those of the container around. Its ``path(in:)`` is a rectangle.
public struct ContainerRelativeShape: KnownShape, InsettableShape {
  var inset: CGFloat = 0
  /// Creates the shape.
  public nonisolated init() {}
  /// Returns the outline of the shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect.inset(by: inset)) }
  /// Returns the shape, made smaller by an amount on each side.
  public nonisolated func inset(by amount: CGFloat) -> ContainerRelativeShape {
    inset(self) { $0.inset += amount }
  }
  package nonisolated var content: ShapeContent { shape(.containerRelative, inset) }
}

/// The greatest circle in the middle.
public struct Circle: KnownShape, InsettableShape {
  var inset: CGFloat = 0
  /// Creates the shape.
  public nonisolated init() {}
  /// Returns the outline of the shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height) - 2 * inset
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// Returns the shape, made smaller by an amount on each side.
  public nonisolated func inset(by amount: CGFloat) -> Circle { inset(self) { $0.inset += amount } }
  package nonisolated var content: ShapeContent { shape(.circle, inset) }
}

/// An ellipse.
public struct Ellipse: KnownShape, InsettableShape {
  var inset: CGFloat = 0
  /// Creates the shape.
  public nonisolated init() {}
  /// Returns the outline of the shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.inset(by: inset)) }
  /// Returns the shape, made smaller by an amount on each side.
  public nonisolated func inset(by amount: CGFloat) -> Ellipse { inset(self) { $0.inset += amount } }
  package nonisolated var content: ShapeContent { shape(.ellipse, inset) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: KnownShape, InsettableShape {
  /// The form of the round corners.
  public var style: RoundedCornerStyle
  var inset: CGFloat = 0
  /// Creates the shape.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// Returns the outline of the shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let rect = rect.inset(by: inset)
    return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  /// Returns the shape, made smaller by an amount on each side.
  public nonisolated func inset(by amount: CGFloat) -> Capsule { inset(self) { $0.inset += amount } }
  package nonisolated var content: ShapeContent {
    shape(.capsule(isContinuous: style == .continuous), inset)
  }
}

extension Path: Shape {
  /// The path where it is, whatever the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}

/// A shape whose type is hidden.
public struct AnyShape: KnownShape {
  let shape: any Shape
  /// Hides the type of `shape`.
  public nonisolated init<S: Shape>(_ shape: S) { self.shape = shape }
  /// Returns the outline of the shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  package nonisolated var content: ShapeContent { shape.shapeContent }
}

// Names after a dot where a shape is wanted.

extension Shape where Self == Rectangle {
  /// A rectangle.
  public nonisolated static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public nonisolated static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
extension Shape where Self == Circle {
  /// The greatest circle in the middle.
  public nonisolated static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  public nonisolated static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public nonisolated static var capsule: Capsule { Capsule() }
}
extension Shape where Self == ContainerRelativeShape {
  /// A rectangle whose corners fit those of the container around.
  public nonisolated static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension CGRect {
  /// The rectangle, smaller on each side, never less than nothing.
  fileprivate func inset(by amount: CGFloat) -> CGRect {
    CGRect(
      x: origin.x + amount, y: origin.y + amount, width: max(0, size.width - 2 * amount),
      height: max(0, size.height - 2 * amount))
  }
}

extension Shape {
  fileprivate nonisolated func inset(_ shape: Self, _ change: (inout Self) -> Void) -> Self {
    var shape = shape
    change(&shape)
    return shape
  }

  fileprivate nonisolated func shape(_ kind: ShapeContent.Kind, _ inset: CGFloat) -> ShapeContent {
    var content = ShapeContent(kind)
    content.inset = Double(inset)
    return content
  }
}
