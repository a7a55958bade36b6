/// Facts about the running program.
package enum RunningProgram {
  /// The name under which the program stores its files: the bundle identifier, else the name of the
  /// executable.
  ///
  /// The name is a single path component: characters that are not allowed there are replaced by a hyphen.
  package static let identifier: String = {
    let name =
      Bundle.main.bundleIdentifier ?? Bundle.main.executableURL?.deletingPathExtension().lastPathComponent
      ?? ProcessInfo.processInfo.processName
    return folderName(name)
  }()

  /// Returns a name as a single path component.
  static func folderName(_ name: String) -> String {
    let letters = name.map { letter in
      letter == "/" || letter == "\0" || letter.isNewline ? "-" : letter
    }
    let text = String(letters.prefix(100)).trimmingCharacters(in: .whitespaces)
    return text.isEmpty || text.hasPrefix(".") ? "program" + text : text
  }

  /// A Boolean value that indicates whether the program runs tests. Test runs keep system state in memory, so
  /// that they neither read nor change the data of the person who runs them.
  package static let isTestRunner: Bool = {
    let name = ProcessInfo.processInfo.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? ""
    return name.hasSuffix(".xctest") || name.hasPrefix("swiftpm-testing") || name == "xctest"
      || ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil
  }()
}
