import SwiftUICore

extension HorizontalAlignment {
  /// Where items stand across.
  var css: String {
    switch name {
    case "leading", "listRowSeparatorLeading": "start"
    case "trailing", "listRowSeparatorTrailing": "end"
    default: "center"
    }
  }
}

extension VerticalAlignment {
  /// Where items stand in height.
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
  /// Where items stand in a grid's cell.
  var placeItems: String {
    vertical.css == horizontal.css ? vertical.css : vertical.css + " " + horizontal.css
  }
}
