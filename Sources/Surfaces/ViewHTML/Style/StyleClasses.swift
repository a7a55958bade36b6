// StyleClass is made from StyleSheets/classes.txt by client-compiler, so that elements name no class that the style
// sheets don't have.

extension [StyleClass] {
  /// The classes as the attribute of an element has them.
  package var text: String {
    switch count {
    case 0: ""
    case 1: self[0].rawValue
    default: lazy.map(\.rawValue).joined(separator: " ")
    }
  }
}
