/// Why weights can't be used.
public struct WeightsError: Error, CustomStringConvertible {
  public struct Code: Sendable, Hashable {
    let name: String
    /// The file is missing or can't be read.
    public static let unreadable = Code(name: "unreadable")
    /// Its bytes aren't those that were written.
    public static let damaged = Code(name: "damaged")
    /// It was made for another version of the program.
    public static let wrongVersion = Code(name: "wrongVersion")
  }

  public var code: Code
  /// Which file, where in it, and what was expected.
  public var message: String
  public var description: String { message }

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
