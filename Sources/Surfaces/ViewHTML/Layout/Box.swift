import SwiftUICore

/// A rectangle around a node's content, with what modifiers put on it; one element.
struct Box {
  var css = Declarations()
  var classes: [StyleClass] = []
  var attributes: [Attribute] = []
  /// Asked for by what is inside the box and its frame.
  var flexibility: Flexibility = []
  /// Layers behind and in front, as places of their own in the box.
  var behind: [Piece] = []
  var before: [Piece] = []

  var padding = Insets()
  var margin = Insets()
  var hasFrame = false
  var hasPaint = false
  var hasClip = false
  var hasTransform = false
  var radius: String?

  /// A Boolean value that indicates whether something can't be put inside any more.
  var isClosedForPadding: Bool {
    hasFrame || hasPaint || hasClip || hasTransform || !margin.isEmpty || hasLayers
  }
  var hasLayers: Bool { !behind.isEmpty || !before.isEmpty }

  /// All declarations of the box.
  var declarations: Declarations {
    var all = css
    padding.declare("padding", in: &all)
    margin.declare("margin", in: &all)
    return all
  }
}

/// Distances on four sides, in points.
struct Insets: Equatable {
  var top = 0.0
  var trailing = 0.0
  var bottom = 0.0
  var leading = 0.0

  /// The distance where an app names none.
  static let usual = 16.0

  var isEmpty: Bool { self == Insets() }
  var hasNegative: Bool { min(top, trailing, bottom, leading) < 0 }

  init() {}

  init(_ edges: Edge.Set, _ length: Double?) {
    let length = length ?? Self.usual
    if edges.contains(.top) { top = length }
    if edges.contains(.trailing) { trailing = length }
    if edges.contains(.bottom) { bottom = length }
    if edges.contains(.leading) { leading = length }
  }

  init(_ insets: EdgeInsets) {
    top = Double(insets.top)
    trailing = Double(insets.trailing)
    bottom = Double(insets.bottom)
    leading = Double(insets.leading)
  }

  static func + (a: Insets, b: Insets) -> Insets {
    var sum = a
    sum.top += b.top
    sum.trailing += b.trailing
    sum.bottom += b.bottom
    sum.leading += b.leading
    return sum
  }

  /// Declares the distances of a property; where lines begin and end, so that they are mirrored with the
  /// text.
  func declare(_ property: String, in css: inout Declarations) {
    guard !isEmpty else { return }
    let sides = [top, trailing, bottom, leading].map(Number.length)
    if sides[0] == sides[1], sides[1] == sides[2], sides[2] == sides[3] {
      css[property] = sides[0]
    } else {
      css[property + "-block"] = sides[0] == sides[2] ? sides[0] : sides[0] + " " + sides[2]
      css[property + "-inline"] = sides[3] == sides[1] ? sides[3] : sides[3] + " " + sides[1]
    }
  }
}
