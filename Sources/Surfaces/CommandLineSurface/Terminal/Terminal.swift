import Foundation

/// The streams that a command writes to: standard output and standard error, with their colours and width.
public final class Terminal {
  /// Standard output.
  public let output: OutputStream
  /// Standard error.
  public let errors: OutputStream
  /// The number of columns of a line, at least 40; 80 where it isn't known.
  public let width: Int
  /// The styles for standard output.
  public private(set) var styles: Styles
  /// The styles for standard error.
  public private(set) var errorStyles: Styles
  private let environment: [String: String]

  /// Creates a terminal; its width and colours follow from the streams and the environment.
  public init(
    output: OutputStream = OutputStream(descriptor: STDOUT_FILENO),
    errors: OutputStream = OutputStream(descriptor: STDERR_FILENO, capacity: 0),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.output = output
    self.errors = errors
    self.environment = environment
    width = max(40, Terminal.columns(output, environment))
    styles = Styles(isColoured: Terminal.isColoured(.auto, output, environment))
    errorStyles = Styles(isColoured: Terminal.isColoured(.auto, errors, environment))
  }

  /// The choice of when to use colour. `auto` is for a terminal that isn't "dumb", unless NO_COLOR is set to
  /// anything (https://no-color.org); the other two are a person's own word and go before the environment.
  public enum ColorChoice: String, Sendable, CaseIterable {
    case auto, always, never
  }

  /// Sets whether to use colour, as `--color` asks.
  public func use(_ choice: ColorChoice) {
    styles = Styles(isColoured: Terminal.isColoured(choice, output, environment))
    errorStyles = Styles(isColoured: Terminal.isColoured(choice, errors, environment))
  }

  /// Writes text with a line's end to standard output. What comes from input has to be escaped first
  /// (`TerminalText`).
  public func print(_ line: String = "") throws {
    try output.write(line + "\n")
  }

  /// Writes a line for the person, not for the next program, to standard error.
  public func note(_ line: String) throws {
    try errors.write(line + "\n")
  }

  /// A terminal that ends quietly where its reader goes away: SIGPIPE is ignored, so that a write says so
  /// and a half-written file is never the result of a closed pipe.
  public static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  static func isColoured(
    _ choice: ColorChoice, _ stream: OutputStream, _ environment: [String: String]
  ) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      stream.isTerminal && environment["TERM"] != "dumb" && environment["NO_COLOR", default: ""].isEmpty
    }
  }

  private static func columns(_ stream: OutputStream, _ environment: [String: String]) -> Int {
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return min(columns, 1000) }
    guard stream.isTerminal else { return 80 }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
