import CommandLineSurface
import Foundation

/// A password that a person types where nobody reads along, or that a file holds. Never an argument: arguments are
/// seen by whoever lists the processes.
enum PasswordPrompt {
  /// The longest password that is read, in bytes.
  private static let limit = 4_096

  /// - Parameters:
  ///   - path: "-" for standard input; nil asks at the terminal.
  ///   - account: whose password it is, as the question says.
  /// - Throws: `CommandFailure` where the file can't be read, or the person calls it off; `UsageError` where nobody is
  ///   there to ask.
  static func password(from path: String?, for account: String) throws -> String {
    let password = try path.map(line(of:)) ?? ask(account)
    guard !password.isEmpty else { throw CommandFailure(.data, "the password is empty") }
    return password
  }

  /// The first line of a file.
  private static func line(of path: String) throws -> String {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw CommandFailure(.noInput, "\(path): \(String(cString: strerror(errno)))")
    }
    defer { if path != "-" { close(descriptor) } }
    var lines = LineReader(descriptor: descriptor, limit: limit)
    switch try lines.next() {
    case .content(let line):
      guard let text = String(validating: line, as: UTF8.self) else {
        throw CommandFailure(.data, "\(path): expected a password in UTF-8")
      }
      return text
    case .tooLong: throw CommandFailure(.data, "\(path): expected a password of at most \(limit) bytes")
    case nil: return ""
    }
  }

  private static func ask(_ account: String) throws -> String {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 else {
      throw UsageError(
        .missingArgument,
        "nobody is there to ask for the password; add --password-file FILE (- is standard input)")
    }
    defer { close(terminal) }
    var before = termios()
    guard tcgetattr(terminal, &before) == 0 else {
      throw CommandFailure(.unavailable, "the terminal can't be asked for a password")
    }
    // Byte by byte and without signals, so that Ctrl-C too leaves the terminal as it was.
    var silent = before
    silent.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    withUnsafeMutableBytes(of: &silent.c_cc) { bytes in
      bytes[Int(VMIN)] = 1
      bytes[Int(VTIME)] = 0
    }
    say("Password for \(TerminalText.escaped(account)): ", on: terminal)
    tcsetattr(terminal, TCSAFLUSH, &silent)
    defer {
      tcsetattr(terminal, TCSAFLUSH, &before)
      say("\n", on: terminal)
    }
    return try typed(on: terminal)
  }

  private static func typed(on terminal: Int32) throws -> String {
    var text = ""
    var bytes: [UInt8] = []
    while true {
      var byte: UInt8 = 0
      let count = Foundation.read(terminal, &byte, 1)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      switch byte {
      case 0x0A, 0x0D: return text + String(decoding: bytes, as: UTF8.self)
      case 0x03: throw CommandFailure(.cancelled, "called off")
      case 0x04 where text.isEmpty && bytes.isEmpty: throw CommandFailure(.cancelled, "called off")
      // Backspace takes a character, Ctrl-U the line.
      case 0x7F, 0x08: if !text.isEmpty { text.removeLast() }
      case 0x15: text = ""
      default:
        bytes.append(byte)
        if let whole = String(validating: bytes, as: UTF8.self) {
          text += whole
          bytes = []
        }
      }
      if text.utf8.count > limit {
        throw CommandFailure(.data, "expected a password of at most \(limit) bytes")
      }
    }
    return text
  }

  private static func say(_ text: String, on terminal: Int32) {
    let bytes = Array(text.utf8)
    _ = write(terminal, bytes, bytes.count)
  }
}
