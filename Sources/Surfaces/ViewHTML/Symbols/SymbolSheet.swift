/// The definitions that one window has got, so that each is sent once.
package struct SymbolSheet: Sendable {
  private var sent: Set<String> = []

  package init() {}

  /// The definitions that a window needs before these drawings are shown, each once; empty where it has them.
  ///
  /// They go into the element that ``element(holding:)`` makes, at its end.
  package mutating func add(_ drawings: some Sequence<SymbolDrawing>) -> String {
    drawings.reduce(into: "") { text, drawing in
      if sent.insert(drawing.identifier).inserted { text += drawing.definition }
    }
  }

  /// The hidden element of a page that holds definitions.
  ///
  /// It has no size rather than no display: browsers ignore masks in what isn't displayed.
  package static func element(holding definitions: String) -> String {
    "<svg id=\"symbols\" class=\"\(StyleClass.symbolSheet.rawValue)\" width=\"0\" height=\"0\" aria-hidden=\"true\">"
      + "\(definitions)</svg>"
  }
}
