import SwiftUICore

extension HorizontalAlignment {
  /// The horizontal place of items in CSS.
  var css: String {
    switch name {
    case "leading", "listRowSeparatorLeading": "start"
    case "trailing", "listRowSeparatorTrailing": "end"
    default: "center"
    }
  }
}

extension VerticalAlignment {
  /// The vertical place of items in CSS.
  var css: String {
    switch name {
    case "top": "start"
    case "bottom": "end"
    case "firstTextBaseline": "baseline"
    case "lastTextBaseline": "last baseline"
    default: "center"
    }
  }
}

extension Alignment {
  /// The place of items in a grid's cell, in CSS.
  var placeItems: String {
    vertical.css == horizontal.css ? vertical.css : vertical.css + " " + horizontal.css
  }
}
