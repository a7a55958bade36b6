import BrowserDriver
import Foundation
import Synchronization

/// An app as a program of its own, as people start it; its data lie in a folder that goes with it.
final class AppProgram: Sendable {
  /// The address of its server, without what lets a browser in.
  let url: String
  let port: Int
  private let process: Mutex<pid_t?>
  private let input: Pipe
  private let output: ProgramOutput
  /// The folder of its data.
  let home: URL
  private let keepsHome: Bool

  /// Starts the program, and waits until it says its address.
  ///
  /// - Parameters:
  ///   - name: The name of the product.
  ///   - port: The port to listen at; 0 is any that is free.
  ///   - names: Hosts under which it is reached beside its own.
  ///   - home: The folder of its data; nil makes one, which goes when the program ends.
  ///   - environment: Variables beside those that say where data lie and where on Earth it is.
  /// - Throws: `ProgramError` when it ends before it says its address.
  static func start(
    _ name: String = "gallery", port: Int = 0, names: [String] = [], home: URL? = nil,
    environment: [String: String] = [:]
  ) async throws -> AppProgram {
    let folder = try home ?? makeHome()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments =
      ["-c", endsWithItsInput, try executable(name).path, "--port", String(port)]
      + names.flatMap { ["--name", $0] }
    process.environment = Self.environment(home: folder).merging(Self.clock(of: name)) { $1 }
      .merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    // A pipe that nobody reads would fill up; what it reports belongs to the log of the tests.
    process.standardError = FileHandle.standardError
    let input = Pipe()
    process.standardInput = input
    try process.run()
    let said = ProgramOutput(output)
    guard let port = await said.wait(for: /http:\/\/[^:\/]+:(\d+)\/\S*\n/, seconds: 60).flatMap({ Int($0) }),
      let number = await said.wait(for: /process (\d+)\n/, seconds: 1).flatMap({ pid_t($0) })
    else {
      _ = Result { try input.fileHandleForWriting.close() }
      throw ProgramError(message: "\(name) ended before it said its address: \(said.text)")
    }
    return AppProgram(
      url: "http://127.0.0.1:\(port)", port: port, process: number, input: input, output: said, home: folder,
      keepsHome: home != nil)
  }

  /// The program ends without its knowledge when its input does: with the tests too, whatever ends them. One
  /// that stayed would hold their output open, and who reads that would wait.
  private static let endsWithItsInput = """
    "$0" "$@" </dev/null &
    echo "process $!"
    exec >/dev/null 2>&1
    cat; kill -9 $!; wait $!
    """

  private init(
    url: String, port: Int, process: pid_t, input: Pipe, output: ProgramOutput, home: URL, keepsHome: Bool
  ) {
    self.input = input
    self.output = output
    self.url = url
    self.port = port
    self.process = Mutex(process)
    self.home = home
    self.keepsHome = keepsHome
  }

  deinit { stop() }

  /// An address that lets a browser in, as the program said it last: each browser that comes in by one makes
  /// the program say the next. One that is known already just comes to the page.
  func address(_ path: String = "/") -> String {
    // The line was written before the browser before this one had its answer.
    let token = output.text.matches(of: /[?&](token=[\w-]+)\n/).last.map { String($0.1) } ?? ""
    return url + path + (path.contains("?") ? "&" : "?") + token
  }

  /// The address of a screen in a window of its own.
  func address(of screen: String) -> String {
    let value = Data("\"\(screen)\"".utf8).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    return address("/scene/screen?value=\(value)")
  }

  /// Ends it at once, without its knowledge, as a machine that fails does.
  func kill() {
    process.withLock { process in
      guard let running = process else { return }
      Foundation.kill(running, SIGKILL)
      // The shell that started it ends with its input.
      _ = Result { try input.fileHandleForWriting.close() }
      // Not longer than a machine that does much else may take: nothing here waits for ever.
      output.waitForEnd(seconds: 10)
      process = nil
    }
  }

  /// Does something while it stands still, as behind a line on which everything takes long.
  func whileHalted<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    process.withLock { _ = $0.map { Foundation.kill($0, SIGSTOP) } }
    defer { process.withLock { _ = $0.map { Foundation.kill($0, SIGCONT) } } }
    return try await body()
  }

  /// Ends it, and forgets its data.
  func stop() {
    kill()
    // A folder that can't be removed is left to the system, which empties its temporary folder.
    if !keepsHome { _ = Result { try FileManager.default.removeItem(at: home) } }
  }

  /// A folder for the data of a program that is started more than once.
  static func makeHome() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// The variables of a program whose data lie in a folder.
  private static func environment(home: URL) -> [String: String] {
    [
      "HOME": home.path, "XDG_DATA_HOME": home.path, "XDG_CONFIG_HOME": home.path,
      "XDG_CACHE_HOME": home.path, "XDG_RUNTIME_DIR": home.path, "LANG": "en_GB.UTF-8", "TZ": "UTC",
      "PATH": "/usr/bin:/bin",
    ]
  }

  /// The letters of the gallery are of one week; its clock stands still in that, so that their events are to come. What
  /// they say of the days before is past.
  private static func clock(of name: String) -> [String: String] {
    name == "gallery" ? ["BECKON_CLOCK": "2026-03-13T06:00:00Z"] : [:]
  }

  /// Runs a command of the same program over the same data to its end, as somebody at a terminal does.
  ///
  /// - Throws: `ProgramError` with what it said when it fails.
  static func command(_ name: String, _ arguments: [String], home: URL) async throws -> String {
    let process = Process()
    process.executableURL = try executable(name)
    process.arguments = arguments
    process.environment = environment(home: home)
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    // Reading and waiting block: not on a thread that tests share.
    return try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          with: Result {
            try process.run()
            let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            guard process.terminationStatus == 0 else {
              throw ProgramError(
                message:
                  "\(name) \(arguments.joined(separator: " ")) ended with \(process.terminationStatus): \(said)"
              )
            }
            return said
          })
      }
    }
  }

  /// The program lies beside the bundle of the tests.
  private static func executable(_ name: String) throws -> URL {
    var folder = Bundle.main.executableURL?.deletingLastPathComponent()
    while let here = folder, here.path != "/" {
      let program = here.appending(path: name)
      if FileManager.default.isExecutableFile(atPath: program.path) { return program }
      folder = here.deletingLastPathComponent()
    }
    throw ProgramError(message: "there is no program \(name) beside the tests; build it with them")
  }
}

/// Why an app can't be started, or what its command said.
struct ProgramError: Error, CustomStringConvertible {
  let message: String
  var description: String { message }
}
