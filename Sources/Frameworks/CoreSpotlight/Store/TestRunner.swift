import Foundation

/// A check for whether tests run in this process, which must not leave files.
enum TestRunner {
  static let isRunning = runsTests(CommandLine.arguments.first ?? "", ProcessInfo.processInfo.environment)

  /// Returns a Boolean value that indicates whether a program runs tests: `swift test` starts a bundle that
  /// ends in `.xctest`, or a program of its own with the tests as a library.
  static func runsTests(_ program: String, _ environment: [String: String]) -> Bool {
    let name = program.split(separator: "/").last ?? ""
    return name.hasSuffix("xctest") || name.hasPrefix("swiftpm-testing-helper")
      || name.hasPrefix("swiftpm-xctest-helper") || environment["XCTestConfigurationFilePath"] != nil
  }
}
