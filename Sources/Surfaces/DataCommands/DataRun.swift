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
    let passphrase = try passphrase()
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
    let (path, passphrase) = (try file(), try passphrase())
    let report = try withProgress { try backup.verify(path, passphrase: passphrase, progress: $0) }
    let date = report.date.formatted(.iso8601)
    return try tell("\(path): a backup of \(date), \(Self.contents(report))", report, file: path)
  }

  func restore() throws -> ExitStatus {
    let (path, passphrase) = (try file(), try passphrase())
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

  /// The passphrase, or nil where none is given.
  private func passphrase() throws -> String? {
    guard let path = invocation.arguments.text("passphrase-file") else {
      return environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
    }
    let text: String
    do { text = try String(contentsOf: URL(filePath: path), encoding: .utf8) } catch {
      throw CommandFailure(.noInput, "\(path): no passphrase can be read: \(error.localizedDescription)")
    }
    // The end of a line of other systems is one character too.
    guard let line = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).first,
      !line.isEmpty
    else {
      throw CommandFailure(.data, "\(path): the first line is to hold a passphrase, and is empty")
    }
    return String(line)
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
