import PlainText

/// A symbol ready for a page: defined once for a window, then referred to by each use.
///
/// The markup holds no text, no script and no address but references to its own masks, so it can stand in any
/// page. Colour, size and weight come from where it is used; ``SymbolStylesheet`` has the rules for that.
package struct SymbolDrawing: Hashable, Sendable {
  /// The identifier of its definition: small letters, digits, dots and hyphens. Equal for equal drawings.
  package let identifier: String
  /// The elements inside of the definition.
  package let markup: String
  /// A Boolean value that indicates whether the drawing is mirrored where text runs from right to left.
  package let isDirectional: Bool
  /// A Boolean value that indicates whether the drawing stands for a symbol that isn't known.
  package let isPlaceholder: Bool

  /// The grid of all drawings.
  package static let viewBox = "0 0 256 256"

  /// The element that defines the drawing, to be put into a sheet of definitions once in a window.
  package var definition: String {
    "<symbol id=\"\(identifier)\" viewBox=\"\(Self.viewBox)\">\(markup)</symbol>"
  }

  /// The classes of an element that shows it.
  var classes: String {
    let all: [StyleClass] = isDirectional ? [.symbolDrawing, .directional] : [.symbolDrawing]
    return all.text
  }

  /// The content of an element that refers to the drawing. Without quotes, since nothing in an identifier
  /// needs them and most of what is sent are short patches.
  var use: String { "<use href=#\(identifier) />" }

  /// An element that refers to the definition, hidden from assistive technology: what is around it says
  /// what it is.
  package var reference: String {
    "<svg class=\(isDirectional ? "'\(classes)'" : classes) aria-hidden=true>\(use)</svg>"
  }

  /// An element that needs neither a definition nor a style sheet, for a page that has neither.
  package func standalone(label: String? = nil) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"\(classes)\"\(Self.role(label))"
      + " viewBox=\"\(Self.viewBox)\" width=\"1.25em\" height=\"1.25em\""
      + " fill=\"none\" stroke=\"currentColor\" stroke-width=\"16\""
      + " stroke-linecap=\"round\" stroke-linejoin=\"round\">\(markup)</svg>"
  }

  private static func role(_ label: String?) -> String {
    guard let label, !label.isEmpty else { return " aria-hidden=\"true\"" }
    return " role=\"img\" aria-label=\"\(escaped(label))\""
  }

  /// Returns a text as the value of an attribute in double quotes, in HTML and in XML, which allows no
  /// control characters.
  private static func escaped(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where scalar != "\u{FFFE}" && scalar != "\u{FFFF}" {
      kept.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar)
    }
    return MarkupEscaping.escaped(String(kept), in: .doubleQuotes)
  }
}
