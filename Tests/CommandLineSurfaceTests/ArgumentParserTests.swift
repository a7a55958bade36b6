import Foundation
import Testing

@testable import CommandLineSurface

@Suite struct ArgumentParserTests {
  private let parser = ArgumentParser(root: SampleProgram.root)

  private func copy(_ words: String...) throws -> ParsedArguments {
    guard case .run(["copy"], let arguments) = try parser.parse(["copy"] + words) else {
      throw UsageError(.unknownCommand, "did not ask to run copy")
    }
    return arguments
  }

  @Test func argumentsByPlaceWithDefaults() throws {
    let one = try copy("a")
    #expect(one.text("FROM") == "a")
    #expect(one.text("TO") == ".")
    #expect(one.all("MORE") == [])
    #expect(one.integer("count") == 2)
    #expect(one.number("ratio") == nil)
    #expect(!one.flag("verbose"))
    let many = try copy("a", "b", "c", "d")
    #expect(many.text("TO") == "b")
    #expect(many.all("MORE") == ["c", "d"])
  }

  @Test(arguments: [
    ["--count", "3", "a"], ["a", "--count=3"], ["-n", "3", "a"], ["-n3", "a"], ["-n=3", "a"], ["-vn3", "a"],
  ])
  func formsOfAnOption(_ words: [String]) throws {
    guard case .run(_, let arguments) = try parser.parse(["copy"] + words) else {
      return #expect(Bool(false))
    }
    #expect(arguments.integer("count") == 3)
    #expect(arguments.text("FROM") == "a")
  }

  @Test func flagsTogetherAndRepeatedOptions() throws {
    let found = try copy("-vq", "a", "--tag", "x", "--tag=y=z")
    #expect(found.flag("verbose") && found.flag("quiet"))
    #expect(found.all("tag") == ["x", "y=z"])
  }

  @Test func dashIsAnArgumentAndTwoEndTheOptions() throws {
    #expect(try copy("-").text("FROM") == "-")
    let found = try copy("--", "--count", "-v")
    #expect(found.text("FROM") == "--count")
    #expect(found.text("TO") == "-v")
    #expect(!found.flag("verbose"))
  }

  @Test func valuesMayLookLikeNumbersBelowZero() throws {
    #expect(try copy("a", "--ratio", "-0.5").number("ratio") == -0.5)
    #expect(try copy("a", "--ratio=-1e3").number("ratio") == -1000)
  }

  @Test func nestedCommands() throws {
    guard case .run(let path, let arguments) = try parser.parse(["remote", "add", "--name=x"]) else {
      return #expect(Bool(false))
    }
    #expect(path == ["remote", "add"])
    #expect(arguments.text("name") == "x")
  }

  @Test func helpAndVersion() throws {
    #expect(try parser.parse(["--help"]) == .help(path: []))
    #expect(try parser.parse(["help"]) == .help(path: []))
    #expect(try parser.parse(["help", "copy"]) == .help(path: ["copy"]))
    #expect(try parser.parse(["help", "remote", "add"]) == .help(path: ["remote", "add"]))
    #expect(try parser.parse(["copy", "a", "-h"]) == .help(path: ["copy"]))
    #expect(
      try parser.parse(["copy", "--wrong", "--help"].dropLast(2) + ["--help"]) == .help(path: ["copy"]))
    #expect(try parser.parse(["remote", "--help"]) == .help(path: ["remote"]))
    #expect(try parser.parse(["--version"]) == .version)
  }

  @Test(arguments: [
    (["cpoy"], UsageError.Code.unknownCommand, "unknown command \"cpoy\"; did you mean copy?"),
    (["xyz"], .unknownCommand, "unknown command \"xyz\"; expected copy, remote"),
    (["remote", "xyz"], .unknownCommand, "remote: unknown command \"xyz\"; expected add, list"),
    (["hlep"], .unknownCommand, "unknown command \"hlep\"; did you mean help?"),
    (["remote", "ad"], .unknownCommand, "remote: unknown command \"ad\"; did you mean add?"),
    (["remote"], .missingCommand, "a command is missing; expected add, list"),
    (["--hepl"], .unknownOption, "--hepl: options follow the command; did you mean --help?"),
    (["copy"], .missingArgument, "FROM is missing: a file, or - for standard input"),
    (["copy", "a", "--cuont", "3"], .unknownOption, "unknown option --cuont; did you mean --count?"),
    (["copy", "a", "-x"], .unknownOption, "unknown option -x"),
    (["copy", "a", "--count"], .missingValue, "--count needs N, a whole number from 1 to 9"),
    (["copy", "a", "--count", "--verbose"], .missingValue, "--count needs N, a whole number from 1 to 9"),
    (["copy", "a", "-n", "12"], .invalidValue, "-n: \"12\" is not a whole number from 1 to 9"),
    (["copy", "a", "--ratio", "nan"], .invalidValue, "--ratio: \"nan\" is not a number"),
    (
      ["copy", "a", "-m", "fats"], .invalidValue, "-m: \"fats\" is not one of fast, safe; did you mean fast?"
    ),
    (["copy", "a", "--verbose=1"], .unwantedValue, "--verbose takes no value, but got \"1\""),
    (["copy", "a", "-n1", "-n2"], .repeated, "-n is given twice"),
    (["copy", ""], .invalidValue, "FROM: \"\" is not a file, or - for standard input"),
    (["remote", "add"], .missingArgument, "--name NAME is missing"),
    (["remote", "list", "name"], .unexpectedArgument, "unexpected argument \"name\""),
  ])
  func errorsSayWhatToDo(_ words: [String], _ code: UsageError.Code, _ message: String) {
    let error = #expect(throws: UsageError.self) { try parser.parse(words) }
    #expect(error?.code == code)
    #expect(error?.description == message)
  }

  @Test func valuesOfOwnKindsNameTheirOption() throws {
    let found = try copy("a", "--tag", "blue")
    let error = #expect(throws: UsageError.self) {
      try found.value("tag", expecting: "a colour that is known") { Int($0) }
    }
    #expect(error?.description == "--tag: \"blue\" is not a colour that is known")
    #expect(try found.value("ratio", expecting: "a ratio") { Double($0) } == nil)
  }

  @Test func descriptionsComeThroughAFile() throws {
    let data = try JSONEncoder().encode(SampleProgram.root)
    #expect(try JSONDecoder().decode(CommandDescription.self, from: data) == SampleProgram.root)
  }
}

@Suite struct DeclarationTests {
  @Test func aSoundDescriptionHasNoProblems() { #expect(SampleProgram.root.problems() == []) }

  @Test(arguments: [
    (
      CommandDescription(
        name: "a", abstract: "x", subcommands: [CommandDescription(name: "Bad", abstract: "x")]),
      "a Bad: \"Bad\" is not lower case letters, digits and hyphens"
    ),
    (CommandDescription(name: "", abstract: "x"), ": \"\" is no name of a file"),
    (
      CommandDescription(name: "a/b", abstract: "x"), "a/b: \"a/b\" is no name of a file"
    ),
    (CommandDescription(name: "a", abstract: ""), "a: has no abstract"),
    (
      CommandDescription(name: "a", abstract: "does."),
      "a: the abstract is one line without a final full stop"
    ),
    (
      CommandDescription(
        name: "a", abstract: "x",
        arguments: [
          ArgumentDescription("X", .text, "x", isRequired: false), ArgumentDescription("Y", .text, "y"),
        ]),
      "a: required argument Y stands after optional X"
    ),
    (
      CommandDescription(
        name: "a", abstract: "x",
        arguments: [
          ArgumentDescription("X", .text, "x", isRepeating: true), ArgumentDescription("Y", .text, "y"),
        ]),
      "a: argument X repeats but is not the last"
    ),
    (
      CommandDescription(
        name: "a", abstract: "x",
        options: [.option("n", .integer(0...3), placeholder: "N", "x", defaultValue: "4")]),
      "a: the default of --n, \"4\", is not a whole number from 0 to 3"
    ),
    (CommandDescription(name: "a", abstract: "x", options: [.flag("help", "x")]), "a: --help is taken"),
    (
      CommandDescription(
        name: "a", abstract: "x", arguments: [ArgumentDescription("X", .choice([.init("$(id)")]), "x")]),
      "a: choice \"$(id)\" of X is not letters, digits and the signs -_.:/+@"
    ),
    (
      CommandDescription(
        name: "a", abstract: "x", options: [.flag("b", short: "x", "x"), .flag("c", short: "x", "x")]),
      "a: -x is taken"
    ),
    (
      CommandDescription(
        name: "a", abstract: "x",
        subcommands: [
          CommandDescription(
            name: "b", abstract: "b",
            options: [
              .option("m", .choice([]), placeholder: "M", "m")
            ])
        ]),
      "a b: --m has no choices"
    ),
  ])
  func problemsAreNamed(_ description: CommandDescription, _ problem: String) {
    #expect(description.problems() == [problem])
  }

  @Test func aProgramRefusesThem() {
    let command = Command(CommandDescription(name: "x", abstract: "")) { _ in .success }
    #expect(throws: DeclarationError(problems: ["p x: has no abstract"])) {
      try Program(name: "p", version: "1", abstract: "a", commands: [command])
    }
  }
}
