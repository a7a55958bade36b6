import Foundation
import Testing

/// The fuzzer finds each kind of fault that it looks for, and its file shows the fault again.
@Suite struct FuzzTests {
  @Test(arguments: [
    ("faulty-order", "out of order"), ("faulty-growth", "times as long"), ("faulty-trap", "trapped"),
    ("faulty-depth", "trapped"), ("faulty-end", "takes longer"),
  ])
  func faultsAreFound(subject: String, message: String) throws {
    try BuiltProgram.withFolder { folder in
      // Growth is told from two times, and must not be cut off where the machine is busy.
      let limit = subject == "faulty-growth" ? 30 : 2
      let outcome = try BuiltProgram.run(
        "fuzz --subject \(subject) --seconds 5 --limit \(limit)", in: folder)
      #expect(outcome.status != 0)
      #expect(outcome.output.contains(message), "\(outcome.output)")
      // Growth is a matter of two inputs; every other fault is in the one that was kept.
      guard subject != "faulty-growth" else { return }
      let again = try BuiltProgram.run("fuzz --subject \(subject) --limit 2 fuzz-input-*", in: folder)
      #expect(again.status != 0)
      #expect(again.output.contains(message), "\(again.output)")
    }
  }

  /// A phrase that takes more than its share of time where it is repeated is found, whatever it is: the phrases
  /// are those of the language data.
  @Test func phrasesThatGrowAreFound() throws {
    try BuiltProgram.withFolder { folder in
      let data = folder.appending(path: "data/en")
      try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
      let json = #"{"lexicons": {"greeting": ["goodbye", "hello there"]}}"#
      try Data(json.utf8).write(to: data.appending(path: "words.json"))
      let outcome = try BuiltProgram.run(
        "fuzz --subject faulty-phrases --seconds 0 --phrases all --resources data --limit 30", in: folder)
      #expect(outcome.status != 0)
      #expect(
        outcome.output.contains("hello there") && outcome.output.contains("times as long"),
        "\(outcome.output)")
    }
  }

  /// The inputs that libFuzzer starts from (`script/fuzz`), and what it found, are read without a fault.
  @Test(arguments: try! corpora()) func theCorporaAreReadWithoutFault(folder: String) throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.fixtures.appending(path: folder).path
    ).sorted()
    #expect(!files.isEmpty)
    let paths = files.map { "'\(Self.fixtures.appending(path: folder).appending(path: $0).path)'" }
    let subject = folder.replacing("-", with: " ")
    try BuiltProgram.withFolder { place in
      let outcome = try BuiltProgram.run(
        "fuzz --subject '\(subject)' --limit 20 \(paths.joined(separator: " "))", in: place)
      #expect(outcome.status == 0, "\(outcome.output)")
    }
  }

  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Fuzzing")

  private static func corpora() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: fixtures, includingPropertiesForKeys: [.isDirectoryKey]
    ).filter(\.hasDirectoryPath).map(\.lastPathComponent).sorted()
  }
}
