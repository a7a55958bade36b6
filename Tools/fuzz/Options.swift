import Foundation

/// The options of the command line.
struct Options: Sendable {
  var seconds = 30.0
  var seed: UInt64 = 1
  /// How long one run may take, in seconds.
  var limit = 20.0
  /// The one subject to run; all where it is not named.
  var subject: String?
  var files: [String] = []
  var isListing = false
  /// The arguments of libFuzzer, which makes the inputs then; nil where they are made here.
  var guided: [String]?
  /// How many phrases of the language data are tried; as many as there is time for where it isn't said.
  var phrases: Int?
  /// Where the language data lies.
  var resources = "Resources"

  static let usage = """
    usage: fuzz [--seconds N] [--seed S] [--limit N] [--subject NAME] [--phrases N|all] [--resources FOLDER]
                [FILE ...]
           fuzz --subject NAME --guided [OPTION OF LIBFUZZER ...] [FOLDER ...]
           fuzz --list

    Runs hostile shapes at two lengths (time must grow with the length and no faster), then phrases of the
    language data over and over, alone and in pairs, and then random inputs, each for half of N seconds (default
    30). The same seed gives the same inputs. One run may take --limit seconds (default 20). --phrases gives a
    number of phrases in place of the time, or all of them. The language data is in FOLDER (default Resources).
    With files, runs those and nothing else: the file that a failure names shows it again. --guided lets libFuzzer
    make the inputs of one subject, in the build that script/fuzz makes. --list names the subjects.

    """

  /// Reads the arguments; ends the process where they are wrong or ask for help.
  init(_ arguments: some Sequence<String>) {
    var arguments = Array(arguments)[...]
    while let argument = arguments.popFirst() {
      switch argument {
      case "-h", "--help":
        print(Self.usage, terminator: "")
        exit(0)
      case "--seconds": seconds = Self.number(arguments.popFirst(), of: argument)
      case "--seed": seed = Self.number(arguments.popFirst(), of: argument)
      case "--limit": limit = Self.number(arguments.popFirst(), of: argument)
      case "--phrases":
        let count = arguments.popFirst()
        phrases = count == "all" ? .max : Self.number(count, of: argument)
      case "--resources":
        guard let folder = arguments.popFirst() else { Self.misuse("--resources takes a folder") }
        resources = folder
      case "--subject":
        guard let name = arguments.popFirst() else { Self.misuse("--subject takes a name") }
        subject = name
      case "--list": isListing = true
      case "--guided":
        guided = Array(arguments)
        arguments = []
      case _ where argument.hasPrefix("-"): Self.misuse("no option \(argument)")
      default: files.append(argument)
      }
    }
  }

  private static func number<T: LosslessStringConvertible & Numeric & Comparable>(
    _ text: String?, of option: String
  ) -> T {
    guard let value = text.flatMap(T.init), value >= 0 else { misuse("\(option) takes a number") }
    return value
  }

  static func misuse(_ message: String) -> Never {
    FileHandle.standardError.write(Data("fuzz: \(message)\n\(usage)".utf8))
    exit(64)
  }
}
