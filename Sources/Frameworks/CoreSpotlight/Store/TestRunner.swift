import Foundation

/// Whether tests run in this process, which are not to leave files.
enum TestRunner {
  static let isRunning = runsTests(CommandLine.arguments.first ?? "", ProcessInfo.processInfo.environment)

  /// By the program: `swift test` starts a bundle that ends in `.xctest`, or a program of its own with the tests as
  /// a library.
  static func runsTests(_ program: String, _ environment: [String: String]) -> Bool {
    let name = program.split(separator: "/").last ?? ""
    return name.hasSuffix("xctest") || name.hasPrefix("swiftpm-testing-helper")
      || name.hasPrefix("swiftpm-xctest-helper") || environment["XCTestConfigurationFilePath"] != nil
  }
}
