/// The style sheet of the symbols of pages: size, line, colours and direction.
package enum SymbolStylesheet {
  /// The rules, for the style sheet of a page.
  ///
  /// - `.y` is a symbol's element: an em and a quarter, as the drawings have a margin, so that what is seen
  ///   is an em high. `.sf-small` and `.sf-large` are the platform's image scales.
  /// - `.sf-sheet` holds the definitions; their masks take the line from it.
  /// - `--sw` is the width of the line on the grid of 256: 16px, set it with the weight of the font; see
  ///   ``lineWidth(weight:)``.
  /// - `--s2` is the colour of the second layer and `--o2` its strength. For a palette set `color` to the
  ///   first style, `--s2` to the second and `--o2` to 1.
  /// - `--s-red`, `--s-orange`, `--s-yellow`, `--s-green` and `--s-blue` are the colours of multicolour
  ///   rendering.
  package static let rules = """
    .y{width:1.25em;height:1.25em;flex:none;vertical-align:-.3em}
    .y,.sf-sheet{fill:none;stroke:currentColor;stroke-width:var(--sw,16px);\
    stroke-linecap:round;stroke-linejoin:round}
    .sf-small{font-size:.8em}
    .sf-large{font-size:1.3em}
    .sf-d:dir(rtl){transform:scaleX(-1)}
    .sf-sheet{position:absolute}
    """

  /// The line's width for a font's weight, 100...900: from 7px to 30px, 16px at 400.
  package static func lineWidth(weight: Int) -> Int {
    let weight = min(max(weight, 100), 900)
    return weight <= 400 ? 7 + (weight - 100) * 9 / 300 : 16 + (weight - 400) * 14 / 500
  }
}
