/// An error in the descriptions of commands: a programmer's or a manifest author's mistake.
public struct DeclarationError: Error, Hashable, CustomStringConvertible {
  /// The problems, one sentence each, naming the command.
  public var problems: [String]

  public var description: String { problems.joined(separator: "\n") }
}

extension CommandDescription {
  /// Every mistake in this description and those below it; empty where it is sound.
  ///
  /// - Parameter path: The names above it. Without any it is a program, which is called as its file is.
  public func problems(path: [String] = []) -> [String] {
    let isProgram = path.isEmpty
    let path = path + [name]
    var found: [String] = []
    func report(_ what: String) { found.append("\(path.joined(separator: " ")): \(what)") }

    if isProgram {
      if !CommandDescription.isFileName(name) { report("\"\(name)\" is no name of a file") }
    } else if !CommandDescription.isName(name) {
      report("\"\(name)\" is not lower case letters, digits and hyphens")
    }
    if abstract.isEmpty { report("has no abstract") }
    if abstract.hasSuffix(".") || abstract.contains("\n") {
      report("the abstract is one line without a final full stop")
    }
    if !subcommands.isEmpty && !arguments.isEmpty { report("has both subcommands and arguments") }
    problemsOfArguments(report)
    problemsOfOptions(report)

    var seen: Set<String> = []
    for command in subcommands where !seen.insert(command.name).inserted {
      report("two subcommands are named \(command.name)")
    }
    return found + subcommands.flatMap { $0.problems(path: path) }
  }

  private func problemsOfArguments(_ report: (String) -> Void) {
    var seen: Set<String> = []
    var optional: String?
    for (index, argument) in arguments.enumerated() {
      if !seen.insert(argument.name).inserted { report("two arguments are named \(argument.name)") }
      if argument.name.isEmpty || argument.name != argument.name.uppercased() {
        report("argument \"\(argument.name)\" is not in upper case")
      }
      if argument.isRepeating && index != arguments.count - 1 {
        report("argument \(argument.name) repeats but is not the last")
      }
      if let optional, argument.isRequired {
        report("required argument \(argument.name) stands after optional \(optional)")
      }
      if !argument.isRequired { optional = argument.name }
      if argument.kind == .toggle { report("argument \(argument.name) can't be a toggle") }
      problems(of: argument.kind, defaultValue: argument.defaultValue, in: argument.name, report)
    }
  }

  private func problemsOfOptions(_ report: (String) -> Void) {
    var names: Set<String> = ["help", "version"]
    var shorts: Set<String> = ["h"]
    for option in options {
      if !CommandDescription.isName(option.name) { report("option \"\(option.name)\" is not a name") }
      if !names.insert(option.name).inserted { report("--\(option.name) is taken") }
      if let short = option.short {
        if short.utf8.count != 1 || !short.allSatisfy(\.isLetter) { report("-\(short) is not one letter") }
        if !shorts.insert(short).inserted { report("-\(short) is taken") }
      }
      if option.isRequired && option.defaultValue != nil {
        report("--\(option.name) is required and has a default")
      }
      guard let kind = option.kind else {
        if option.isRequired || option.isRepeating || option.defaultValue != nil {
          report("flag --\(option.name) can't be required, repeat or have a default")
        }
        continue
      }
      if option.placeholder.isEmpty { report("--\(option.name) has no placeholder") }
      if kind == .toggle, !names.insert("no-" + option.name).inserted {
        report("--no-\(option.name) is taken")
      }
      problems(of: kind, defaultValue: option.defaultValue, in: "--" + option.name, report)
    }
  }

  private func problems(
    of kind: ValueKind, defaultValue: String?, in name: String, _ report: (String) -> Void
  ) {
    if case .choice(let choices) = kind {
      if choices.isEmpty { report("\(name) has no choices") }
      for choice in choices where !CommandDescription.isPlainWord(choice.name) {
        report("choice \"\(choice.name)\" of \(name) is not letters, digits and the signs -_.:/+@")
      }
      if Set(choices.map(\.name)).count != choices.count { report("\(name) has a choice twice") }
    }
    if let defaultValue, !kind.accepts(defaultValue) {
      report("the default of \(name), \"\(defaultValue)\", is not \(kind.expectation)")
    }
  }

  /// A word that no shell reads as anything but itself: it stands in completion scripts as it is.
  static func isPlainWord(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "-_.:/+@".unicodeScalars.contains(scalar)
      }
  }

  /// Whether a file can be called so: by anything but nothing, with no slash and no null.
  static func isFileName(_ text: String) -> Bool {
    !text.isEmpty && !text.utf8.contains(UInt8(ascii: "/")) && !text.utf8.contains(0)
  }

  /// Lower case letters, digits and single hyphens within, beginning with a letter.
  static func isName(_ text: String) -> Bool {
    var previous = UInt8(ascii: "-")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        if previous == UInt8(ascii: "-") { return false }
      default: return false
      }
      previous = byte
    }
    return previous != UInt8(ascii: "-")
  }
}
