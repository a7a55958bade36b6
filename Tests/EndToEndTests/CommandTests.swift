import CaseFiles
import Foundation
import Testing

@Suite struct CommandTests {
  @Test(arguments: [
    "suggest", "reply", "do", "undo", "calendar", "reminders", "contacts", "accounts", "explain", "batch",
    "settings", "forget", "train", "train-replies", "completions", "doctor", "data",
  ])
  func helpIsAsRecorded(_ verb: String) throws {
    let run = try CommandRun(["help", verb])
    #expect(try run.output == CaseFiles("Command").recorded("help-\(verb).txt", run.output))
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(try CommandRun([verb, "--help"]).output == run.output)
  }

  @Test func versionAndNoCommand() throws {
    #expect(try CommandRun(["--version"]).output.hasPrefix("beckon "))
    let none = try CommandRun([])
    #expect(none.status == 64 && none.output.isEmpty && none.errors.contains("Usage: beckon COMMAND"))
  }

  @Test(arguments: [
    (["sugest"], 64, "did you mean suggest?"),
    (["suggest"], 64, "FILE is missing"),
    (["suggest", "-", "--zone", "Mars/Base"], 64, "--zone: \"Mars/Base\" is not a time zone"),
    (["suggest", "-", "--now", "soon"], 64, "--now: \"soon\" is not a time such as"),
    (["suggest", "-", "--locale", "?"], 64, "--locale"),
    (["suggest", "-", "--force"], 64, "--save is missing"),
    (["suggest", "-", "--color", "alwasy"], 64, "did you mean always?"),
    (["suggest", "/nowhere/chat.txt"], 66, "/nowhere/chat.txt: No such file"),
    (["suggest", "/"], 66, "/ is a folder"),
    (["suggest", "-"], 65, "standard input"),
    (["batch", "summon"], 64, "is not one of detect"),
    (["train"], 64, "expected --output FILE, --cross-validate, or both"),
    (["train", "--sentences", "/nowhere/en", "--cross-validate"], 65, "/nowhere/sets.json"),
    (["settings", "of"], 64, "did you mean off?"),
    (["settings", "off", "--kind", "cal"], 64, "did you mean call?"),
    (["settings", "--kind", "call"], 64, "add on or off"),
    (["settings", "off", "--app", ""], 64, "isn't empty"),
    (["forget"], 64, "give one of --message, --conversation and --all"),
    (["forget", "--all", "--message", "x"], 64, "give one of"),
    (["forget", "--all"], 64, "add --yes"),
    (["completions", "tcsh"], 64, "is not one of bash, zsh, fish"),
  ])
  func errorsNameWhatIsWrong(_ words: [String], _ status: Int32, _ message: String) throws {
    let run = try CommandRun(words)
    #expect(run.status == status)
    #expect(run.errors.hasPrefix("beckon: ") && run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test func controlSequencesOfMessagesDontReachTheTerminal() throws {
    let text = "see \u{1B}]0;owned\u{07}\u{1B}[2J\u{202E} now \u{9B}31m"
    for words in [
      ["suggest", "-"], ["suggest", "-", "--json"], ["explain", text], ["explain", text, "--json"],
    ] {
      let run = try CommandRun(words, input: Data(text.utf8))
      #expect(run.status == 0)
      let controls = run.output.unicodeScalars.filter { scalar in
        scalar.value < 0x20 && scalar != "\n" || (0x7F...0x9F).contains(scalar.value)
          || scalar.value == 0x202E
      }
      #expect(controls.isEmpty, "\(words): \(controls)")
    }
    let error = try CommandRun(["suggest", "\u{1B}[2J"])
    #expect(error.status == 66 && !error.errors.contains("\u{1B}"))
  }

  @Test func colourIsAskedForOrAbsent() throws {
    let input = Data("hello".utf8)
    #expect(try !CommandRun(["suggest", "-"], input: input).output.contains("\u{1B}"))
    let asked = try CommandRun(
      ["suggest", "-", "--color=always"], input: input, environment: ["NO_COLOR": "1"])
    #expect(asked.output.contains("\u{1B}["))
  }

  @Test func nothingIsAnAnswerWithAReason() throws {
    let run = try CommandRun(["suggest", "-"], input: Data("good morning".utf8))
    #expect(run.status == 0)
    #expect(run.output == "good morning\n  Nothing: Nothing in the message calls for an action.\n")
    let json = try CommandRun(["suggest", "-", "--json"], input: Data("good morning".utf8))
    #expect(json.lines.first?["suppressed"] as? String == "nothing_found")
  }

  @Test func doctorFindsEverything() throws {
    let run = try CommandRun(["doctor"])
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.split(separator: "\n").allSatisfy { $0.hasPrefix("ok ") })
  }

  @Test func aReaderThatLeavesEndsTheRunQuietly() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    let line = #"{"id":1,"text":"x"}"#
    process.arguments = [
      "-c",
      "{ yes '\(line)' | head -200000; } 2>/dev/null | '\(CommandRun.program.path)' batch detect | head -1; echo ${PIPESTATUS[1]}",
    ]
    let pipe = Pipe()
    let errors = Pipe()
    process.standardOutput = pipe
    process.standardError = errors
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    let complaints = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(String(decoding: output, as: UTF8.self) == "{\"id\":1,\"detections\":[]}\n141\n")
    #expect(complaints.isEmpty)
  }
}
