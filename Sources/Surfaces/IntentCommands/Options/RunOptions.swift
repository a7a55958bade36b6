import CommandLineSurface

/// The options that every run has, beside those of its parameters.
enum RunOptions {
  static let all: [OptionDescription] = [
    .option(
      "json-arguments", .text, placeholder: "JSON",
      "values for parameters by their names, as one JSON object; @FILE reads it from a file, @- from standard input",
      isRepeating: true),
    .flag("yes", short: "y", "answers confirmations with yes; values and choices are still asked for"),
    .flag("answers", "reads the answers to questions from standard input, a line each"),
    .flag("json", "writes what came of it as one JSON object"),
  ]

  /// The names that no parameter can have.
  static let names: Set<String> = Set(all.map(\.name) + ["help", "version"])

  /// What `--help` says of every run.
  static let discussion = """
    What is missing is asked for on a terminal. Where nobody can be asked, a question ends the run with status 64 \
    and says what to pass; --answers takes the answers from standard input.


    """ + statuses

  /// What the statuses mean.
  static let statuses = """
    Exit status: 0 done, 1 it could not be done, 64 wrong usage or a value that doesn't fit, 65 what was named \
    is not there, 66 a file can't be read, 69 something it needs is missing, 75 it took too long, 77 not allowed, \
    130 called off.
    """
}
