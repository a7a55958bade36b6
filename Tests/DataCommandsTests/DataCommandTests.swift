import Foundation
import Storage
import Testing

@testable import DataCommands

/// `APP data …` as a person types it, with an app of the shell.
@Suite struct DataCommandTests {
  private final class Home {
    let folder = FileManager.default.temporaryDirectory.appending(path: "data-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(
        at: folder.appending(path: "data"), withIntermediateDirectories: true)
      let store = try Database(
        at: folder.appending(path: "data/notes.db"),
        schema: Schema(
          applicationID: 0x5465_7376, name: "notes",
          migrations: [Migration("notes", sql: "CREATE TABLE note (text TEXT NOT NULL) STRICT")]))
      try store.write { try $0.execute("INSERT INTO note VALUES ('first')") }
      try Data("picture".utf8).write(to: folder.appending(path: "data/picture.png"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var file: String { folder.appending(path: "monday.backup").path }

    private func process(
      _ words: [String], _ environment: [String: String], _ launcher: [String] = []
    ) -> Process {
      let process = Process()
      let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      let here =
        CommandLine.arguments[0].hasSuffix(".xctest") ? URL(filePath: CommandLine.arguments[0]) : tests
      let program = here.deletingLastPathComponent().appending(path: "window-program").path
      let line = launcher + [program] + words
      process.executableURL = URL(filePath: line[0])
      process.arguments = Array(line.dropFirst())
      process.environment = ProcessInfo.processInfo.environment.merging(["BECKON_HOME": folder.path]) { $1 }
        .merging(environment) { $1 }
      return process
    }

    /// Serves the app, and returns when it can be opened.
    func serve() throws -> Process {
      let process = process(["--port", "0"], [:])
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      #expect(
        String(decoding: output.fileHandleForReading.availableData, as: UTF8.self).contains("is at http"))
      return process
    }

    func run(_ words: String..., environment: [String: String] = [:], launcher: [String] = []) throws
      -> (status: Int32, output: String, errors: String)
    {
      try run(words, environment: environment, launcher: launcher)
    }

    func run(_ words: [String], environment: [String: String], launcher: [String]) throws
      -> (status: Int32, output: String, errors: String)
    {
      let process = process(["data"] + words, environment, launcher)
      let (output, errors) = (Pipe(), Pipe())
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      let error = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, text, error)
    }
  }

  /// What a served app keeps for a while lies in its data folder, and goes when it ends, however it ends.
  @Test func transientFilesEndWithTheProgram() throws {
    let home = try Home()
    let place = home.folder.appending(path: "data/transient").path
    func folders() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: place).filter {
        $0.hasPrefix("process-") && !$0.hasSuffix(".lock")
      }
    }
    let killed = try home.serve()
    let first = try folders()
    #expect(first.count == 1)
    // As if something had been uploaded.
    try Data("private".utf8).write(to: URL(filePath: "\(place)/\(first[0])/upload"))
    let refused = try home.run("restore", home.file)
    #expect(refused.status == 75 && refused.errors.contains("is running"))
    kill(killed.processIdentifier, SIGKILL)
    killed.waitUntilExit()
    #expect(try folders() == first)
    let next = try home.serve()
    #expect(try folders().count == 1 && folders() != first)
    next.terminate()
    next.waitUntilExit()
    #expect(try folders().isEmpty)
  }

  @Test func backupVerifyRestore() throws {
    let home = try Home()
    let made = try home.run("backup", home.file)
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.output.contains("1 database and 1 file"))
    let again = try home.run("backup", home.file)
    #expect(again.status == 73 && again.errors.contains("--force replaces it"))
    #expect(try home.run("backup", "--force", home.file).status == 0)
    #expect(try home.run("verify", home.file).output.contains("a backup of 2"))
    #expect(try home.run("verify").status == 0)
    unlink(home.folder.path + "/data/picture.png")
    let back = try home.run("restore", home.file, "--json")
    #expect(back.status == 0 && back.output.contains("\"set_aside\""), "\(back.errors)")
    #expect(FileManager.default.fileExists(atPath: home.folder.path + "/data/picture.png"))
  }

  @Test func thePassphraseComesFromAFileOrTheEnvironment() throws {
    let home = try Home()
    let phrase = home.folder.appending(path: "phrase").path
    try Data("four words of mine\r\n".utf8).write(to: URL(filePath: phrase))
    #expect(try home.run("backup", "--passphrase-file", phrase, home.file).status == 0)
    #expect(try home.run("verify", home.file).status == 77)
    let variable = DataRun.variable
    #expect(try home.run("verify", home.file, environment: [variable: "four words of mine"]).status == 0)
    #expect(try home.run("verify", home.file, environment: [variable: "others"]).status == 77)
    #expect(try home.run("verify", home.file, "--passphrase-file", "/no/such").status == 66)
  }

  @Test func aShortPassphraseSealsNothing() throws {
    let home = try Home()
    let short = try home.run("backup", home.file, environment: [DataRun.variable: "ab"])
    #expect(short.status == 65 && short.errors.contains("at least 8 characters"))
    #expect(!FileManager.default.fileExists(atPath: home.file))
  }

  @Test func whoCantBeAskedIsToldWhatToAdd() throws {
    let home = try Home()
    let nobody = try home.run("backup", "--encrypt", home.file, launcher: ["/usr/bin/setsid", "--wait"])
    #expect(nobody.status == 64 && nobody.errors.contains("--passphrase-file"), "\(nobody)")
    #expect(!FileManager.default.fileExists(atPath: home.file))
    let variable = [DataRun.variable: "four words of mine"]
    #expect(try home.run("backup", "--encrypt", home.file, environment: variable).status == 0)
    #expect(try home.run("verify", home.file).status == 77)
  }

  /// At a terminal the passphrase is asked for, twice where it is new, and isn't shown.
  @Test func aPassphraseIsTypedAtATerminal() throws {
    let home = try Home()
    func typing(_ lines: [String], _ words: String...) throws -> (status: Int32, output: String) {
      let script = """
        import os, pty, sys, time
        child, line = pty.fork()
        if child == 0: os.execv(sys.argv[2], sys.argv[2:])
        said = b""
        for text in sys.argv[1].split("|"):
            while not said.endswith(b": "): said += os.read(line, 1000)
            os.write(line, text.encode() + b"\\n")
            said += b"."
        try:
            while True:
                more = os.read(line, 1000)
                if not more: break
                said += more
        except OSError: pass
        sys.stdout.write(said.decode())
        sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
        """
      let run = try home.run(
        words, environment: [:],
        launcher: ["/usr/bin/env", "python3", "-c", script, lines.joined(separator: "|")])
      return (run.status, run.output)
    }
    let differing = try typing(["four words of mine", "others"], "backup", "--encrypt", home.file)
    #expect(differing.status == 65 && differing.output.contains("differ"), "\(differing)")
    let made = try typing(Array(repeating: "four words of mine", count: 2), "backup", "--encrypt", home.file)
    #expect(made.status == 0 && !made.output.contains("four"), "\(made)")
    #expect(try typing(["four words of mine"], "verify", home.file).status == 0)
    #expect(try typing(["others of mine"], "verify", home.file).status == 77)
  }

  @Test func whatIsWrongIsSaidWithItsPlace() throws {
    let home = try Home()
    let text = home.folder.appending(path: "letter").path
    try Data("Dear diary".utf8).write(to: URL(filePath: text))
    for word in ["verify", "restore"] {
      let other = try home.run(word, text)
      #expect(other.status == 65 && other.errors.contains(text) && other.errors.contains("no backup"))
      #expect(try home.run(word, "/no/such/file").status == 66)
    }
    #expect(try home.run().status == 64)
    #expect(try home.run("backup").status == 64)
    #expect(try home.run("backup", "--help").output.contains("--passphrase-file"))
    try Data().write(to: home.folder.appending(path: "data/empty.db"))
    let damaged = try home.run("verify")
    #expect(damaged.status == 1 && damaged.errors.contains("empty.db is empty"))
  }
}
