/// A command as data: what it is called, what it takes, what it is for.
///
/// Parsing, help, completions and checks read only this, so a command can come from a literal in source as
/// well as from a manifest in a file.
public struct CommandDescription: Sendable, Hashable, Codable {
  /// The word that a person types: for a program the name of its file, whatever it is; for a command below
  /// one lower case letters, digits and single hyphens.
  public var name: String
  /// One line that says what it does, without a final full stop.
  public var abstract: String
  /// The paragraphs for `--help`, separated by empty lines; a paragraph that begins with a space keeps its
  /// lines.
  public var discussion: String
  /// The arguments, which are given by position, in order.
  public var arguments: [ArgumentDescription]
  /// The options, which are given by name.
  public var options: [OptionDescription]
  /// The examples for the help.
  public var examples: [Example]
  /// The commands below this one; a command has either these or arguments.
  public var subcommands: [CommandDescription]

  /// Creates the description of a command.
  public init(
    name: String, abstract: String, discussion: String = "", arguments: [ArgumentDescription] = [],
    options: [OptionDescription] = [], examples: [Example] = [], subcommands: [CommandDescription] = []
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.arguments = arguments
    self.options = options
    self.examples = examples
    self.subcommands = subcommands
  }

  /// A command line a person can copy, and what it does.
  public struct Example: Sendable, Hashable, Codable {
    /// The command line as it is typed.
    public var commandLine: String
    /// One line that says what it is for.
    public var abstract: String

    /// Creates an example.
    public init(_ commandLine: String, _ abstract: String) {
      self.commandLine = commandLine
      self.abstract = abstract
    }
  }
}

/// A value that is known by its place.
public struct ArgumentDescription: Sendable, Hashable, Codable {
  /// The name in help, in upper case: "FILE".
  public var name: String
  /// The kind of value that it takes.
  public var kind: ValueKind
  /// One line that says what it is for.
  public var abstract: String
  /// A Boolean value that indicates whether it must be given.
  public var isRequired: Bool
  /// A Boolean value that indicates whether it takes all the values that remain; only the last argument may.
  public var isRepeating: Bool
  /// The value where none is given, which has to be of its kind.
  public var defaultValue: String?

  /// Creates the description of an argument.
  public init(
    _ name: String, _ kind: ValueKind, _ abstract: String, isRequired: Bool = true,
    isRepeating: Bool = false, defaultValue: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.abstract = abstract
    self.isRequired = isRequired && defaultValue == nil
    self.isRepeating = isRepeating
    self.defaultValue = defaultValue
  }
}

/// A value or a switch that is known by its name: `--zone Europe/Berlin`, `-j`.
public struct OptionDescription: Sendable, Hashable, Codable {
  /// Without the hyphens.
  public var name: String
  /// The short name, one ASCII letter, or nil.
  public var short: String?
  /// The kind of value that it takes; nil for a flag, which takes none.
  public var kind: ValueKind?
  /// The name of its value in help: "ID".
  public var placeholder: String
  /// One line that says what it is for.
  public var abstract: String
  /// A Boolean value that indicates whether it must be given.
  public var isRequired: Bool
  /// A Boolean value that indicates whether it may be given several times.
  public var isRepeating: Bool
  /// The value where none is given, which has to be of its kind.
  public var defaultValue: String?

  /// A Boolean value that indicates whether it is a flag, which takes no value.
  public var isFlag: Bool { kind == nil }

  /// An option with a value.
  public static func option(
    _ name: String, short: String? = nil, _ kind: ValueKind, placeholder: String, _ abstract: String,
    isRequired: Bool = false, isRepeating: Bool = false, defaultValue: String? = nil
  ) -> OptionDescription {
    OptionDescription(
      name: name, short: short, kind: kind, placeholder: placeholder, abstract: abstract,
      isRequired: isRequired, isRepeating: isRepeating, defaultValue: defaultValue)
  }

  /// A switch that can be given as on or as off: `--name`, `--no-name`, `--name=WORD`. Its value is a text:
  /// "true", "false" or the word.
  public static func toggle(_ name: String, _ abstract: String) -> OptionDescription {
    OptionDescription(
      name: name, short: nil, kind: .toggle, placeholder: "WORD", abstract: abstract, isRequired: false,
      isRepeating: false, defaultValue: nil)
  }

  /// A switch that is off where it isn't given.
  public static func flag(_ name: String, short: String? = nil, _ abstract: String) -> OptionDescription {
    OptionDescription(
      name: name, short: short, kind: nil, placeholder: "", abstract: abstract, isRequired: false,
      isRepeating: false, defaultValue: nil)
  }
}
