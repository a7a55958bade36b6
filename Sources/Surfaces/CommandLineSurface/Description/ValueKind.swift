/// The kind of a value, which decides what texts are accepted.
public enum ValueKind: Sendable, Hashable, Codable {
  case text
  /// A whole number within bounds.
  case integer(ClosedRange<Int>)
  /// A finite number, with a point as the decimal sign.
  case number
  /// One of some words.
  case choice([Choice])
  /// A text; these are shown and completed, and who takes the value knows other spellings too.
  case proposed([Choice])
  /// Yes or no: `--name`, `--no-name` or `--name=WORD`, for words that who takes the value knows. Only
  /// options are of this kind.
  case toggle
  /// A file to read; "-" is standard input.
  case file
  case folder

  /// A word and what it stands for.
  public struct Choice: Sendable, Hashable, Codable {
    /// The value as it is typed.
    public var name: String
    /// One line that says what it stands for.
    public var abstract: String

    /// Creates a choice.
    public init(_ name: String, _ abstract: String = "") {
      self.name = name
      self.abstract = abstract
    }
  }

  /// The noun phrase that follows "expected" in an error.
  public var expectation: String {
    switch self {
    case .text: "a text"
    case .proposed(let choices): choices.isEmpty ? "a text" : "such as \(choices[0].name)"
    case .toggle: "yes or no"
    case .integer(let bounds):
      switch (bounds.lowerBound, bounds.upperBound) {
      case (.min, .max): "a whole number"
      case (let low, .max): "a whole number from \(low)"
      case (let low, let high): "a whole number from \(low) to \(high)"
      }
    case .number: "a number"
    case .choice(let choices): "one of " + choices.map(\.name).joined(separator: ", ")
    case .file: "a file, or - for standard input"
    case .folder: "a folder"
    }
  }

  /// Returns whether a text is such a value. Files and folders are not looked up here: a name may be made
  /// later.
  public func accepts(_ text: String) -> Bool {
    switch self {
    case .text, .proposed, .toggle: true
    case .integer(let bounds): Int(text).map(bounds.contains) ?? false
    case .number: Double(text)?.isFinite ?? false
    case .choice(let choices): choices.contains { $0.name == text }
    case .file, .folder: !text.isEmpty
    }
  }
}
