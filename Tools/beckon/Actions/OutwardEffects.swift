import AppIntents
import CommandLineSurface
import Foundation

/// An opener of addresses that uses the person's programs where there is a desktop, and says them otherwise.
///
/// Unchecked: a `Terminal` may be used from one place at a time. The opener writes to it while the one run of the
/// command waits for the address to be opened, and the command itself before and after.
final class DesktopOpener: URLOpener, @unchecked Sendable {
  private let terminal: Terminal

  init(_ terminal: Terminal) { self.terminal = terminal }

  func open(_ url: URL) async throws {
    if Desktop.isThere, let program = Desktop.program(["xdg-open"]) {
      try Desktop.start(program, [url.absoluteString])
    } else {
      try terminal.print(TerminalText.escaped(url.absoluteString))
    }
  }
}

/// A clipboard that copies with the program that the desktop has for it.
struct DesktopClipboard: TextClipboard {
  func copy(_ text: String) async throws -> Bool {
    guard Desktop.isThere else { return false }
    for (name, arguments) in [
      ("wl-copy", []), ("xclip", ["-selection", "clipboard"]), ("xsel", ["--clipboard", "--input"]),
    ] {
      guard let program = Desktop.program([name]) else { continue }
      try Desktop.start(program, arguments, input: Data(text.utf8))
      return true
    }
    return false
  }
}

/// The programs of a desktop.
private enum Desktop {
  static var isThere: Bool {
    let environment = ProcessInfo.processInfo.environment
    return ["WAYLAND_DISPLAY", "DISPLAY"].contains { !(environment[$0] ?? "").isEmpty }
  }

  static func program(_ names: [String]) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    return folders.lazy.filter { $0.hasPrefix("/") }.flatMap { folder in
      names.lazy.map { URL(filePath: String(folder)).appending(path: $0) }
    }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Starts a program, gives it what it reads, and waits until it has taken it over.
  static func start(_ program: URL, _ arguments: [String], input: Data? = nil) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardInput = input == nil ? FileHandle.nullDevice : pipe
    try process.run()
    if let input {
      try pipe.fileHandleForWriting.write(contentsOf: input)
      try pipe.fileHandleForWriting.close()
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CommandFailure(
        .unavailable, "\(program.lastPathComponent) failed with status \(process.terminationStatus)")
    }
  }
}
