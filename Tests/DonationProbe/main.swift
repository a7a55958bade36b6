import AppIntents
import FoundationPlus
import IntentRuntime
import Storage

// donation-probe: the second process in the tests of donations. It donates without end until it is killed, and names
// the number of each donation that is kept.
//
//   donation-probe add FILE     adds donations, and names the last one after each flush
//   donation-probe keep FILE    keeps donations one by one

struct Shell: AppEntity {
  static let persistentIdentifier = "ProbeShell"
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shell"
  static let defaultQuery = ShellQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Shell \(id)" }
}

struct ShellQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Shell] { identifiers.map(Shell.init) }
}

struct CollectIntent: AppIntent {
  static let persistentIdentifier = "ProbeCollectIntent"
  static let title: LocalizedStringResource = "Collect"
  @Parameter(title: "Number") var number: Int
  @Parameter(title: "Note") var note: String
  @Parameter(title: "Shells") var shells: [Shell]
  func perform() async throws -> some IntentResult { .result() }
}

func donation(_ number: Int) -> IntentDonation {
  let intent = CollectIntent()
  intent.number = number
  intent.note = String(repeating: "x", count: number % 3_000)
  intent.shells = [Shell(id: number), Shell(id: -number - 1)]
  return IntentDonation(intent, result: nil, date: Date(timeIntervalSince1970: Double(number)))
}

func report(_ number: Int) {
  FileHandle.standardOutput.write(Data("\(number)\n".utf8))
}

let arguments = CommandLine.arguments
guard arguments.count == 3, ["add", "keep"].contains(arguments[1]) else {
  FileHandle.standardError.write(Data("usage: donation-probe add|keep FILE\n".utf8))
  exit(64)
}
let store = try DonationStore(at: URL(filePath: arguments[2]), program: "probe") { _ in nil }
var number = try store.records().count
while true {
  if arguments[1] == "keep" {
    try await store.keep(donation(number))
    report(number)
    number += 1
  } else {
    for _ in 0..<700 {
      store.add(donation(number))
      number += 1
    }
    await store.flush()
    report(number - 1)
  }
}
