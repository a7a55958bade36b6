/// The few ways text is set apart on a terminal (ECMA-48, Select Graphic Rendition).
public enum Style: Sendable, Hashable, CaseIterable {
  /// The style of words that a person looks for.
  case heading
  /// The style of explanations.
  case detail
  /// The style of an action.
  case action
  case warning
  case error

  var parameters: String {
    switch self {
    case .heading: "1"
    case .detail: "2"
    case .action: "36"
    case .warning: "33"
    case .error: "1;31"
    }
  }
}

/// Styles for one stream; without colour they change nothing.
public struct Styles: Sendable, Hashable {
  /// A Boolean value that indicates whether styles change the text.
  public var isColoured: Bool

  /// Creates styles.
  public init(isColoured: Bool) {
    self.isColoured = isColoured
  }

  /// Returns a text in a style.
  ///
  /// - Parameter text: already escaped.
  public func apply(_ style: Style, to text: String) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(style.parameters)m\(text)\u{1B}[0m" : text
  }
}
