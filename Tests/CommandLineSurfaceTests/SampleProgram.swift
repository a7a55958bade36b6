import CommandLineSurface
import Foundation

/// A program that has one of everything.
enum SampleProgram {
  static let root = CommandDescription(
    name: "sample", abstract: "does a bit of everything",
    subcommands: [
      CommandDescription(
        name: "copy", abstract: "copies files",
        discussion:
          "A first paragraph that is long enough to be broken into two lines of the narrow help text.\n\n kept\n as it stands",
        arguments: [
          ArgumentDescription("FROM", .file, "what to copy"),
          ArgumentDescription("TO", .folder, "where to", isRequired: false, defaultValue: "."),
          ArgumentDescription("MORE", .text, "whatever else", isRequired: false, isRepeating: true),
        ],
        options: [
          .option("count", short: "n", .integer(1...9), placeholder: "N", "how many", defaultValue: "2"),
          .option("ratio", .number, placeholder: "R", "how much of it"),
          .option(
            "mode", short: "m", .choice([.init("fast", "it's quick"), .init("safe")]), placeholder: "MODE",
            "how to: [fast] or safe"),
          .option("tag", .text, placeholder: "TAG", "a tag", isRepeating: true),
          .flag("verbose", short: "v", "says more"),
          .flag("quiet", short: "q", "says less"),
        ],
        examples: [.init("sample copy a b", "copies a to b")]),
      CommandDescription(
        name: "remote", abstract: "does it elsewhere",
        subcommands: [
          CommandDescription(
            name: "add", abstract: "adds a place",
            options: [.option("name", .text, placeholder: "NAME", "its name", isRequired: true)]),
          CommandDescription(name: "list", abstract: "lists places"),
        ]),
    ])
}
