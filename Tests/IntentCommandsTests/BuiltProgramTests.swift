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
    #expect(try Golden.text("program-help.txt", help) == help)
    let run = try ProgramRun(["intents", "run", "water-bed", "--help"]).output
    #expect(try Golden.text("water-bed-help.txt", run) == run)
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
