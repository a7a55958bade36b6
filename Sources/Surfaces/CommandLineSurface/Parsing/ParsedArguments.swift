/// The values of one command line, by the names of their descriptions.
///
/// Asking for a name that the command doesn't declare is a programmer's mistake and traps.
public struct ParsedArguments: Sendable, Hashable {
  var values: [String: [String]] = [:]
  var flags: Set<String> = []
  let declared: Set<String>

  init(of command: CommandDescription) {
    declared = Set(command.arguments.map(\.name) + command.options.map(\.name))
  }

  /// All values of an argument or option, defaults included.
  public func all(_ name: String) -> [String] {
    precondition(declared.contains(name), "the command declares no \(name)")
    return values[name] ?? []
  }

  /// The last value of an argument or option, defaults included.
  public func text(_ name: String) -> String? { all(name).last }

  /// The value of what was declared as a whole number.
  public func integer(_ name: String) -> Int? { text(name).flatMap { Int($0) } }

  /// The value of what was declared as a number.
  public func number(_ name: String) -> Double? { text(name).flatMap { Double($0) } }

  /// Returns whether a flag was given.
  public func flag(_ name: String) -> Bool {
    precondition(declared.contains(name), "the command declares no \(name)")
    return flags.contains(name)
  }

  /// A value of a kind that the parser doesn't know.
  /// - Throws: `UsageError` that names the option and says what was expected, where `convert` gives nil.
  public func value<T>(_ name: String, expecting: String, _ convert: (String) -> T?) throws -> T? {
    guard let text = text(name) else { return nil }
    guard let value = convert(text) else {
      let shown = name == name.uppercased() ? name : "--" + name
      throw UsageError.invalidValue(text, of: shown, expected: expecting)
    }
    return value
  }
}
