/// What is known of the running program.
package enum RunningProgram {
  /// The name under which the program keeps its files: its bundle's identifier, else its executable's name.
  ///
  /// It is one component of a path: what could not stand there is replaced by a line.
  package static let identifier: String = {
    let name =
      Bundle.main.bundleIdentifier ?? Bundle.main.executableURL?.deletingPathExtension().lastPathComponent
      ?? ProcessInfo.processInfo.processName
    return folderName(name)
  }()

  /// A name as one component of a path.
  static func folderName(_ name: String) -> String {
    let letters = name.map { letter in
      letter == "/" || letter == "\0" || letter.isNewline ? "-" : letter
    }
    let text = String(letters.prefix(100)).trimmingCharacters(in: .whitespaces)
    return text.isEmpty || text.hasPrefix(".") ? "program" + text : text
  }

  /// Whether the program runs tests: what it tells the system then is kept in memory, so that tests neither see
  /// nor change what belongs to the person who runs them.
  package static let isTestRunner: Bool = {
    let name = ProcessInfo.processInfo.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? ""
    return name.hasSuffix(".xctest") || name.hasPrefix("swiftpm-testing") || name == "xctest"
      || ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil
  }()
}
