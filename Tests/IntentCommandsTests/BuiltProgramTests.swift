import CaseFiles
import Foundation
import JSONValues
import Testing

/// The program of Tests/IntentProgram as it was built beside the tests: an app whose intents are found and run
/// because `IntentCommands` is linked.
@Suite struct BuiltProgramTests {
  @Test func anAppHasItsIntentsOnTheCommandLine() throws {
    let result = try ProgramRun(["intents", "list"])
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Garden\n"))
    #expect(result.output.contains("  water-bed   Water Bed. Waters one of the beds.\n"))
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test func itsInitialiserHasAddedWhatIntentsNeed() throws {
    let result = try ProgramRun(["intents", "run", "water-bed", "--bed", "roses", "--liters", "6"])
    #expect(result.output == "6 l for the roses, 14 l are left.\n14\n")
    #expect(result.status == 0)
  }

  @Test func answersArePipedIn() throws {
    let result = try ProgramRun(
      ["intents", "run", "water-bed", "--answers", "--json"], input: "Kitchen garden\n")
    let json = try JSONValue(parsing: Array(result.output.utf8))
    #expect(json["value"] == .number("15"))
    #expect(json["dialog"]?["full"]?.string == "5 l for the kitchen-garden, 15 l are left.")
    #expect(result.errors.contains("Bed (number or name): Kitchen garden"))
  }

  @Test(
    arguments: [
      (["run", "water-bed"], 64), (["run", "water-bed", "--bed=swamp"], 64), (["run", "nothing"], 64),
      (["run", "drain-tank"], 64), (["run", "drain-tank", "--yes"], 0), (["validate", "--json"], 0),
      ([], 64),
    ] as [([String], Int32)])
  func statusesSayHowItEnded(_ words: [String], _ status: Int32) throws {
    #expect(try ProgramRun(["intents"] + words).status == status)
  }

  @Test func helpIsTheSameEachTime() throws {
    let help = try ProgramRun(["intents", "--help"]).output
    #expect(try CaseFiles("IntentCommands").recorded("program-help.txt", help) == help)
    let run = try ProgramRun(["intents", "run", "water-bed", "--help"]).output
    #expect(try CaseFiles("IntentCommands").recorded("water-bed-help.txt", run) == run)
  }

  @Test func otherArgumentsAreTheAppsOwn() throws {
    let result = try ProgramRun(["something"])
    #expect(result.errors.contains("App.main()"))
  }

  @Test func ctrlCCallsARunOff() throws {
    let result = try ProgramRun(["intents", "run", "drizzle"], interruptedAfter: "drizzling\n")
    #expect(result.status == 130)
    #expect(result.errors.contains("Calling it off."))
    #expect(result.errors.hasSuffix("Called off.\n"))
  }

  /// A product is called as its app is: people type the name as their shell needs it.
  @Test func aNameOfSeveralWordsIsQuotedWhereItIsTyped() throws {
    let program = try ProgramLink(named: "Counting Stars")
    let help = try ProgramRun(["intents", "--help"], of: program.url)
    #expect(help.status == 0)
    #expect(help.output.contains("Usage: 'Counting Stars' intents COMMAND\n"))
    #expect(help.output.contains("\"'Counting Stars' intents help COMMAND\" says more"))
    let wrong = try ProgramRun(["intents", "list", "--nonsense"], of: program.url)
    #expect(wrong.errors.hasPrefix("Counting Stars intents: "))
    #expect(wrong.errors.contains("Run \"'Counting Stars' intents list --help\""))
    let about = try ProgramRun(["intents", "completions", "--help"], of: program.url).output
    #expect(about.contains("bash: 'Counting Stars' intents completions bash > "))
    #expect(about.contains("/completions/'Counting Stars'\n"))
    #expect(about.contains("/completions/'Counting Stars.fish'\n"))
  }

  /// bash finds a completion by the word as it was typed, and gives its function the word so.
  @Test(arguments: ["Counting\\ Stars", "'Counting Stars'", "\"Counting Stars\"", "./Counting\\ Stars"])
  func bashCompletesANameOfSeveralWordsAsItIsTyped(_ typed: String) throws {
    let program = try ProgramLink(named: "Counting Stars")
    let quoted = typed.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    let line = """
      cd '\(program.folder.path)'; PATH="$PWD:$PATH"
      eval "$('./Counting Stars' intents completions bash)"
      typed='\(quoted)'; complete -p "${typed#./}" > /dev/null || exit
      COMP_WORDS=("$typed" intents run water-bed --bed k); COMP_CWORD=5
      _Counting_Stars_intents x k; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try ProgramRun(["-c", line], of: URL(filePath: "/bin/bash"))
    #expect(result.output == "kitchen-garden\n")
    #expect(result.errors == "")
  }

  /// What would run is not run by asking for words.
  @Test(arguments: ["$(echo ran >&2)", "`echo ran >&2`", "<(echo ran >&2)"])
  func completingRunsNothingThatIsTyped(_ typed: String) throws {
    let line = """
      eval "$('\(ProgramRun.program.path)' intents completions bash)"
      COMP_WORDS=('\(typed)' intents ru); COMP_CWORD=2
      _intent_program_intents x ru; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try ProgramRun(["-c", line], of: URL(filePath: "/bin/bash"))
    #expect(result.errors == "")
  }

  /// The script of bash, asked for words as bash asks.
  @Test func bashCompletesWhatTheProgramProposes() throws {
    let line = """
      eval "$('\(ProgramRun.program.path)' intents completions bash)"
      COMP_WORDS=('\(ProgramRun.program.path)' intents run water-bed --bed k); COMP_CWORD=5
      _intent_program_intents x k; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try ProgramRun(["-c", line], of: URL(filePath: "/bin/bash"))
    #expect(result.output == "kitchen-garden\n")
  }
}

/// The program under another name, for as long as this stands.
final class ProgramLink {
  let folder: URL
  let url: URL

  init(named name: String) throws {
    folder = URL(filePath: NSTemporaryDirectory()).appending(path: "program-link-\(UUID().uuidString)")
    url = folder.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: url, withDestinationURL: ProgramRun.program)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}

/// One run of a built program.
struct ProgramRun {
  var status: Int32
  var output: String
  var errors: String

  /// - Parameter interruptedAfter: What it says on standard error before it gets SIGINT.
  init(
    _ arguments: [String], input: String = "", of program: URL = Self.program,
    interruptedAfter said: String? = nil
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "intent-program-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    process.environment = [
      "PATH": "/usr/bin:/bin", "TZ": "UTC", "LANG": "en_US.UTF-8", "HOME": folder.path, "COLUMNS": "80",
    ]
    let pipes = (in: Pipe(), out: Pipe(), err: Pipe())
    process.standardInput = pipes.in
    process.standardOutput = pipes.out
    process.standardError = pipes.err
    try process.run()
    try pipes.in.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipes.in.fileHandleForWriting.close()
    var heard = Data()
    if let said {
      while heard.range(of: Data(said.utf8)) == nil,
        case let piece = pipes.err.fileHandleForReading.availableData,
        !piece.isEmpty
      {
        heard += piece
      }
      process.interrupt()
    }
    // What these programs say fits into a pipe, so that one can be read after the other.
    output = String(decoding: pipes.out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    errors = String(decoding: heard + pipes.err.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  /// `swift build` puts programs and the tests' bundle into one folder.
  static var program: URL {
    let tests = CommandLine.arguments[0]
    let bundle = tests.hasSuffix(".xctest") ? URL(filePath: tests) : URL(filePath: "/proc/self/exe")
    return bundle.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "intent-program")
  }
}
