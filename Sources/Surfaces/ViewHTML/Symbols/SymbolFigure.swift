/// The figure that a symbol's name asks for: a drawing of the set, and the parts that are put around,
/// through and beside it.
indirect enum SymbolFigure: Equatable, Sendable {
  case icon(SymbolIcon)
  /// One or two of a-z and 0-9.
  case glyph(String)
  /// Small in a circle, a square, a folder ...; a filled one has the figure cut out.
  case contained(SymbolFigure, SymbolContainer, filled: Bool)
  /// A figure with a stroke through it.
  case slashed(SymbolFigure)
  /// A figure with a small disc at its lower trailing corner, or a dot at the upper one where the badge
  /// shows nothing.
  case badged(SymbolFigure, SymbolFigure?)
  /// A part of it at full strength over the whole of it, faint.
  case partial(SymbolIcon, of: SymbolIcon)

  /// A Boolean value that indicates whether the figure has more than one layer for rendering in several
  /// colours or strengths.
  var isLayered: Bool {
    switch self {
    case .icon(let icon): icon.isLayered
    case .glyph: false
    case .contained, .slashed, .badged, .partial: true
    }
  }

  /// A Boolean value that indicates whether the figure turns round where text runs from right to left.
  var isDirectional: Bool {
    switch self {
    case .icon(let icon): icon.isDirectional
    case .glyph: false
    // The stroke and the badge turn with what they are on.
    case .contained(let inner, _, _), .slashed(let inner), .badged(let inner, _): inner.isDirectional
    case .partial(_, let whole): whole.isDirectional
    }
  }

  /// A Boolean value that indicates whether the figure has colours of its own.
  var isColoured: Bool {
    switch self {
    case .badged: true
    default: !colours.isEmpty
    }
  }

  /// The colours that the list of names gives it.
  var colours: [String] {
    switch self {
    case .icon(let icon): icon.colours
    case .glyph: []
    case .contained(_, let container, _): container.colours
    case .slashed(let inner), .badged(let inner, _): inner.colours
    case .partial(_, let whole): whole.colours
    }
  }
}

/// A drawing of the set as a name takes it.
struct SymbolIcon: Equatable, Sendable {
  /// The key of the drawing.
  var drawing: String
  var isFilled: Bool
  /// The turn of the drawing, in the attribute's words; nil where there is none.
  var transform: String?
  /// A number inside of it, such as the seconds that an arrow goes back.
  var number: String?
  var isDirectional = false
  var isLayered = false
  /// The colours of the first and the second layer in multicolour rendering.
  var colours: [String] = []
}

/// The container that a figure is put into.
struct SymbolContainer: Equatable, Sendable {
  /// The key of its drawing.
  var drawing: String
  /// The figure's size to its own, and where its middle lies on the grid of 256.
  var scale: Double
  var x: Double
  var y: Double
  /// The colours of the content and of the container in multicolour rendering.
  var colours: [String] = []
}
