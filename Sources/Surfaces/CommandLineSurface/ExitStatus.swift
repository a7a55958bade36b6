/// The status with which a command ends, as the shell sees it; the numbers from 64 are those of BSD's
/// `sysexits.h`.
public struct ExitStatus: RawRepresentable, Sendable, Hashable {
  public var rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// The command did its work.
  public static let success = ExitStatus(rawValue: 0)
  /// The command ran to its end, but some lines or items of the input could not be used.
  public static let someInputFailed = ExitStatus(rawValue: 1)
  /// EX_USAGE: the command line is wrong.
  public static let usage = ExitStatus(rawValue: 64)
  /// EX_DATAERR: the input is not what it should be.
  public static let data = ExitStatus(rawValue: 65)
  /// EX_NOINPUT: an input file is missing or can't be read.
  public static let noInput = ExitStatus(rawValue: 66)
  /// EX_UNAVAILABLE: what is needed for it isn't there.
  public static let unavailable = ExitStatus(rawValue: 69)
  /// EX_SOFTWARE: the program itself is at fault.
  public static let `internal` = ExitStatus(rawValue: 70)
  /// EX_CANTCREAT: an output file can't be made.
  public static let cannotCreate = ExitStatus(rawValue: 73)
  /// EX_TEMPFAIL: it took too long; another time it may work.
  public static let temporaryFailure = ExitStatus(rawValue: 75)
  /// EX_NOPERM: who asks may not.
  public static let noPermission = ExitStatus(rawValue: 77)
  /// A person called it off, as a program that SIGINT ended (128 + 2).
  public static let cancelled = ExitStatus(rawValue: 130)
  /// Nobody reads the output any more, as a program that SIGPIPE ended (128 + 13).
  public static let brokenPipe = ExitStatus(rawValue: 141)
}

/// An error that says why a command could not do its work, with the status it ends with.
public struct CommandFailure: Error, CustomStringConvertible {
  /// The status that the command ends with.
  public var status: ExitStatus
  /// The message for a person: what went wrong and where.
  public var message: String

  /// Creates a failure.
  public init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }

  public var description: String { message }
}
