/// The few ways text is set apart on a terminal (ECMA-48, Select Graphic Rendition).
public enum Style: Sendable, Hashable, CaseIterable {
  /// What a person looks for.
  case heading
  /// What explains it.
  case detail
  /// An action.
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
  public var isColoured: Bool

  public init(isColoured: Bool) {
    self.isColoured = isColoured
  }

  /// - Parameter text: already escaped.
  public func apply(_ style: Style, to text: String) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(style.parameters)m\(text)\u{1B}[0m" : text
  }
}
