import AppIntents
import CommandLineSurface
import Foundation
import FoundationPlus
import IntentManifest
import JSONValues
import StoppedClock
import Synchronization

@testable import IntentCommands
@testable import IntentDiscovery
@testable import IntentPalette
@testable import IntentRuntime

/// Not the one of swift-testing.
typealias ExitStatus = CommandLineSurface.ExitStatus

/// One command line of a program, run in this process.
struct CommandResult {
  var status: ExitStatus
  var output: String
  var errors: String

  /// The only line of the output as JSON.
  var json: JSONValue {
    get throws { try JSONValue(parsing: Array(output.utf8)) }
  }
}

/// A program with the intents of the nursery.
struct NurseryProgram {
  var typed: [String]?
  var piped = Data()
  var folder = URL(filePath: NSTemporaryDirectory(), directoryHint: .isDirectory)
  var interruption = Interruption.never

  static let catalog = IntentCatalog(
    intents: [
      AddNumbers.self, ChooseSeed.self, FillTank.self, MeasurePicture.self, MovePlant.self, PrunePlant.self,
      ShowShelf.self, WatchPlants.self, WaterPlantIntent.self,
    ],
    entities: [PlantEntity.self], enums: [Sunlight.self], queries: [PlantQuery.self])

  /// Runs a command line.
  func run(_ words: String...) async throws -> CommandResult { try await run(words) }

  func run(_ words: [String]) async throws -> CommandResult {
    let output = CapturedStream()
    let errors = CapturedStream()
    let lines = Mutex(typed ?? String(decoding: piped, as: UTF8.self).split(separator: "\n").map(String.init))
    let held = Held(lines)
    let piped = piped
    let clock = StoppedClock(Date(timeIntervalSince1970: 1_780_000_000)).clock
    let locale = Locale(identifier: "en_US")
    let context = IntentCommandContext(
      runtime: IntentRuntime(catalog: Self.catalog, clock: clock, locale: locale, timeZone: .gmt),
      programName: "nursery", word: "intents",
      input: CommandInput(
        isTerminal: typed != nil, folder: folder, nextLine: { held.next() }, rest: { piped }),
      interruption: interruption,
      searching: ProgramSearching(
        Palette(
          catalog: Self.catalog, limit: TimeLimit(seconds: 2, clock: clock), locale: locale, timeZone: .gmt)),
      manifest: { IntentManifest(of: Self.catalog) })
    let terminal = Terminal(
      output: output.stream, errors: errors.stream, environment: ["COLUMNS": "100"])
    let status = await IntentProgram(context).run(words, terminal: terminal)
    return CommandResult(status: status, output: output.text, errors: errors.text)
  }

  private final class Held: Sendable {
    private let lines: Mutex<[String]>
    init(_ lines: consuming sending Mutex<[String]>) { self.lines = lines }
    func next() -> String? { lines.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
  }
}

/// A stream into a file without a name.
final class CapturedStream {
  private let file: UnsafeMutablePointer<FILE>
  let stream: CommandLineSurface.OutputStream

  init() {
    guard let file = tmpfile() else { preconditionFailure("there is no place for a temporary file") }
    self.file = file
    stream = CommandLineSurface.OutputStream(descriptor: fileno(file), capacity: 0)
  }

  deinit { fclose(file) }

  var text: String {
    rewind(file)
    var bytes: [UInt8] = []
    while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
