/// A place across a view by which views are lined up.
public struct HorizontalAlignment: Hashable, Sendable {
  package let name: String

  /// The side where lines begin.
  public static let leading = HorizontalAlignment(name: "leading")
  /// The alignment at the middle.
  public static let center = HorizontalAlignment(name: "center")
  /// The side where lines end.
  public static let trailing = HorizontalAlignment(name: "trailing")
  /// The guide at which a list's row separator begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(name: "listRowSeparatorLeading")
  /// The guide at which a list's row separator ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(name: "listRowSeparatorTrailing")
}

/// A height in a view by which views are lined up.
public struct VerticalAlignment: Hashable, Sendable {
  package let name: String

  /// The alignment at the upper side.
  public static let top = VerticalAlignment(name: "top")
  /// The alignment at the middle.
  public static let center = VerticalAlignment(name: "center")
  /// The alignment at the lower side.
  public static let bottom = VerticalAlignment(name: "bottom")
  /// The line on which the first line of text stands.
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  /// The line on which the last line of text stands.
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

/// A place in a view by which views are lined up.
public struct Alignment: Hashable, Sendable {
  /// The horizontal part of the alignment.
  public var horizontal: HorizontalAlignment
  /// The vertical part of the alignment.
  public var vertical: VerticalAlignment

  /// Creates an alignment of both parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The alignment at the middle in both directions.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the side where lines begin.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the side where lines end.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper corner where lines begin.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper corner where lines end.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower corner where lines begin.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower corner where lines end.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle of the first line of text.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The middle of the last line of text.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The beginning of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The beginning of the last line of text.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The end of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The end of the last line of text.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// The alignment of lines of text with one another.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

/// A place in a view in shares of its size, from the upper leading corner.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width.
  public var x: CGFloat
  /// The share of the height.
  public var y: CGFloat

  /// The upper leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point from its shares of the width and the height.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The upper leading corner.
  public static let zero = UnitPoint()
  /// The point in the middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
