import Foundation

/// A question for a secret, such as a password, that a person types where nobody reads along, or that a file holds.
/// Never an argument: arguments are seen by whoever lists the processes.
public struct SecretPrompt: Sendable {
  /// The longest secret that is read, in bytes.
  private static let limit = 4_096

  /// The word for the secret, such as "password".
  public let noun: String
  /// The words that say what to add to the command where nobody can be asked.
  public let advice: String

  /// Creates a question.
  public init(noun: String, advice: String) {
    self.noun = noun
    self.advice = advice
  }

  /// Returns the first line of a file.
  ///
  /// - Parameter path: "-" for standard input.
  /// - Throws: `CommandFailure` where the file can't be read, or holds none.
  public func secret(inFile path: String) throws -> String {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw CommandFailure(.noInput, "\(path): \(String(cString: strerror(errno)))")
    }
    defer { if path != "-" { close(descriptor) } }
    var lines = LineReader(descriptor: descriptor, limit: Self.limit)
    switch try lines.next() {
    case .content(let line):
      guard let text = String(validating: line, as: UTF8.self) else {
        throw CommandFailure(.data, "\(path): expected a \(noun) in UTF-8")
      }
      guard !text.isEmpty else {
        throw CommandFailure(.data, "\(path): the first line is to hold a \(noun), and is empty")
      }
      return text
    case .tooLong: throw CommandFailure(.data, "\(path): expected a \(noun) of at most \(Self.limit) bytes")
    case nil: throw CommandFailure(.data, "\(path): the first line is to hold a \(noun), and is empty")
    }
  }

  /// Asks the person at the terminal.
  ///
  /// - Parameter question: What is asked, without the colon.
  /// - Throws: `CommandFailure` where the person calls it off or types nothing; `UsageError` where nobody is there to
  ///   ask.
  public func ask(_ question: String) throws -> String {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 else {
      throw UsageError(.missingArgument, "nobody is there to ask for the \(noun); \(advice)")
    }
    defer { close(terminal) }
    var before = termios()
    guard tcgetattr(terminal, &before) == 0 else {
      throw CommandFailure(.unavailable, "the terminal can't be asked for a \(noun)")
    }
    // Byte by byte and without signals, so that Ctrl-C too leaves the terminal as it was.
    var silent = before
    silent.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    withUnsafeMutableBytes(of: &silent.c_cc) { bytes in
      bytes[Int(VMIN)] = 1
      bytes[Int(VTIME)] = 0
    }
    // Before the question: what is typed ahead of it is dropped, and what answers it isn't, however fast it comes.
    tcsetattr(terminal, TCSAFLUSH, &silent)
    Self.say("\(TerminalText.escaped(question)): ", on: terminal)
    defer {
      tcsetattr(terminal, TCSAFLUSH, &before)
      Self.say("\n", on: terminal)
    }
    let secret = try typed(on: terminal)
    guard !secret.isEmpty else { throw CommandFailure(.data, "the \(noun) is empty") }
    return secret
  }

  private func typed(on terminal: Int32) throws -> String {
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
      if text.utf8.count > Self.limit {
        throw CommandFailure(.data, "expected a \(noun) of at most \(Self.limit) bytes")
      }
    }
    return text
  }

  private static func say(_ text: String, on terminal: Int32) {
    let bytes = Array(text.utf8)
    _ = write(terminal, bytes, bytes.count)
  }
}
