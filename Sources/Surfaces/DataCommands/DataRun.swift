import CommandLineSurface
import FoundationPlus
import Storage
import Synchronization

/// One run of the command `data`.
struct DataRun {
  let backup: DataBackup
  let locations: DataLocations
  let invocation: Invocation
  let environment: [String: String]

  /// The variable of the environment that may hold the passphrase. The command line can't: others see it.
  static let variable = "BECKON_BACKUP_PASSPHRASE"

  private var terminal: Terminal { invocation.terminal }

  func make() throws -> ExitStatus {
    let passphrase = try newPassphrase()
    let path = try file()
    let report = try withProgress {
      do {
        return try backup.make(
          at: path, replacing: invocation.arguments.flag("force"), passphrase: passphrase, progress: $0)
      } catch let error as StorageError where error.code == .alreadyThere {
        throw CommandFailure(.cannotCreate, "\(path): exists; --force replaces it")
      }
    }
    return try tell("\(path): \(Self.contents(report))", report, file: path)
  }

  func verify() throws -> ExitStatus {
    guard invocation.arguments.text("FILE") != nil else {
      let report = try withProgress { try backup.verifyData(progress: $0) }
      return try tell("\(locations.data.path): \(Self.contents(report))", report, file: locations.data.path)
    }
    let path = try file()
    let passphrase = try passphrase(of: path)
    let report = try withProgress { try backup.verify(path, passphrase: passphrase, progress: $0) }
    let date = report.date.formatted(.iso8601)
    return try tell("\(path): a backup of \(date), \(Self.contents(report))", report, file: path)
  }

  func restore() throws -> ExitStatus {
    let path = try file()
    let passphrase = try passphrase(of: path)
    let (report, aside) = try withProgress { try backup.restore(path, passphrase: passphrase, progress: $0) }
    return try tell(
      """
      \(path): \(Self.contents(report)) restored to \(locations.data.path).
      What was there before is in \(aside.path).
      """, report, file: path, aside: aside)
  }

  // MARK: What is asked for

  private func file() throws -> String {
    guard let path = invocation.arguments.text("FILE"), !path.isEmpty else {
      throw UsageError(.missingArgument, "name a file")
    }
    return path
  }

  private static let prompt = SecretPrompt(
    noun: "passphrase", advice: "add --passphrase-file FILE (- is standard input), or set \(variable)")

  /// The passphrase of a file or of the environment, or nil where none is given.
  private func givenPassphrase() throws -> String? {
    if let path = invocation.arguments.text("passphrase-file") { return try Self.prompt.secret(inFile: path) }
    return environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The passphrase for a backup that is made, or nil for one that isn't sealed.
  private func newPassphrase() throws -> String? {
    var passphrase = try givenPassphrase()
    if passphrase == nil, invocation.arguments.flag("encrypt") {
      let typed = try Self.prompt.ask("Passphrase for the backup")
      guard try Self.prompt.ask("The same again") == typed else {
        throw CommandFailure(.data, "the two differ; nothing was made")
      }
      passphrase = typed
    }
    if let passphrase, passphrase.count < DataBackup.leastPassphrase {
      throw CommandFailure(
        .data,
        "a passphrase has at least \(DataBackup.leastPassphrase) characters; this one has \(passphrase.count)"
      )
    }
    return passphrase
  }

  /// The passphrase for a backup that there is: where it is sealed, the person at the terminal is asked.
  private func passphrase(of path: String) throws -> String? {
    if let given = try givenPassphrase() { return given }
    // A program that reads what is said can't type.
    guard terminal.errors.isTerminal, try backup.isSealed(path) else { return nil }
    return try Self.prompt.ask("Passphrase for \(path)")
  }

  // MARK: What is said

  private func withProgress<Result>(
    _ work: (@escaping (Int) throws -> Void) throws -> Result
  ) throws -> Result {
    var line = ProgressLine(terminal, unit: "KB")
    var bytes = 0
    // What is counted stays below in steps that the line looks at.
    let result = Swift.Result {
      try work { count in
        bytes += count
        try line.update(bytes >> 10 & ~0xFF)
      }
    }
    try line.finish()
    return try result.get()
  }

  private static func contents(_ report: DataBackup.Report) -> String {
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    let size = Int64(report.byteCount).formatted(.byteCount(style: .file))
    return "\(count(report.databases, "database")) and \(count(report.files, "file")), \(size)"
  }

  private func tell(
    _ text: String, _ report: DataBackup.Report, file: String, aside: URL? = nil
  ) throws -> ExitStatus {
    if invocation.arguments.flag("json") {
      let form = ReportForm(
        file: file, program: report.program, date: report.date, databases: report.databases,
        files: report.files, bytes: report.byteCount, findings: report.findings, setAside: aside?.path)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      encoder.dateEncodingStrategy = .iso8601
      try terminal.output.write([UInt8](try encoder.encode(form)) + [0x0A])
    } else {
      try terminal.print(TerminalText.escaped(text, keepingLines: true))
      for finding in report.findings { try terminal.note(TerminalText.escaped(finding)) }
    }
    return report.findings.isEmpty ? .success : .someInputFailed
  }

  private struct ReportForm: Encodable {
    let file: String
    let program: String
    let date: Date
    let databases: Int
    let files: Int
    let bytes: Int
    let findings: [String]
    let setAside: String?

    enum CodingKeys: String, CodingKey {
      case file, program, date, databases, files, bytes, findings
      case setAside = "set_aside"
    }
  }
}
