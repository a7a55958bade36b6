import Conversations
import Foundation
import SuggestionEngine
import Testing
import TextAnalysis

@Suite struct CommandStoreTests {
  private final class Home {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "beckon-home-\(UUID().uuidString)")
    deinit { try? FileManager.default.removeItem(at: folder) }

    func run(_ words: String...) throws -> CommandRun {
      try CommandRun(words, environment: ["BECKON_HOME": folder.path])
    }

    /// A store as an app on this machine has it.
    func store(app: String) throws -> AnswerStore {
      let cache = folder.appending(path: "cache")
      try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
      return try AnswerStore(
        app: app, folder: cache, settings: SuggestionSettings(folder: folder.appending(path: "data"))
      ) { message, _, _ in
        Suggestions(
          actions: [
            SuggestedAction(
              values: .openLink("https://example.com/\(message.body)"), title: message.body, confidence: 1,
              range: 0..<1, reason: .init(rule: "test", evidence: []))
          ], silence: nil)
      }
    }
  }

  private let context = AnalysisContext(referenceDate: Date(timeIntervalSince1970: 0), timeZone: .gmt)

  @Test func switchesAreSetListedAndTakenBack() throws {
    let home = Home()
    #expect(try home.run("settings").output == "Everything is on.\n")
    #expect(!FileManager.default.fileExists(atPath: home.folder.path), "reading makes no file")
    #expect(try home.run("settings", "off", "--kind", "call").output == "Switched off: call.\n")
    #expect(
      try home.run("settings", "off", "--kind", "call").output.hasPrefix("It was so already: call is off"))
    #expect(
      try home.run("settings", "off", "--conversation", "A \u{1B}[2J", "--app", "chat").output
        == "Switched off: everything in the conversation \"A \\u{1B}[2J\" in the app \"chat\".\n")
    #expect(try home.run("settings", "off").status == 0)
    #expect(
      try home.run("settings").output
        == "off  everything\noff  call\noff  everything in the conversation \"A \\u{1B}[2J\" in the app \"chat\"\n"
    )
    let json = try home.run("settings", "--json").lines.first?["off"] as? [[String: String]]
    #expect(json?.count == 3 && json?[0] == [:] && json?[1] == ["kind": "call"])
    #expect(
      try home.run("settings", "on", "--kind", "call").output
        == "Switched on: call.\nStill off, which covers it: everything.\n")
    #expect(try home.run("settings", "on", "--json").lines.first?["changed"] as? Bool == true)
    #expect(try home.run("settings", "on").output.contains("not switched off by itself"))
    #expect(try home.run("settings").output.split(separator: "\n").count == 1)
  }

  @Test func aSwitchReachesARunningApp() async throws {
    let home = Home()
    let store = try home.store(app: "chat")
    let message = try KeyedMessage(Message(id: "m1", date: nil, body: "x", sender: nil))
    #expect(try await store.answer(for: message, context: context).actions.count == 1)
    #expect(try home.run("settings", "off", "--app", "chat").status == 0)
    #expect(store.cached(for: message, context: context)?.silence == .switchedOff)
    #expect(try home.run("settings", "on", "--app", "chat").status == 0)
    #expect(store.cached(for: message, context: context)?.actions.count == 1)
  }

  @Test func answersAreDeletedAndCounted() async throws {
    let home = Home()
    #expect(try home.run("forget", "--message", "m1").output == "No answer was stored.\n")
    #expect(!FileManager.default.fileExists(atPath: home.folder.path))
    #expect(try home.run("doctor").output.contains("answers: 0, 0 KB, \(home.folder.path)/cache/answers.db"))
    for app in ["chat", "beckon"] {
      let store = try home.store(app: app)
      for number in 1...4 {
        let message = Message(id: "m\(number)", date: nil, body: "\(number)", sender: nil)
        _ = try await store.answer(
          for: KeyedMessage(message), conversation: number > 2 ? "Weekend" : nil, context: context)
      }
    }
    #expect(try home.run("doctor").output.contains("answers: 8, "))
    #expect(try home.run("forget", "--message", "m1").output == "1 answer removed.\n")
    #expect(try home.run("forget", "--message", "m1").output == "No answer was stored.\n")
    #expect(try home.run("forget", "--message", "m1", "--app", "chat").output == "1 answer removed.\n")
    #expect(try home.run("forget", "--conversation", "Weekend").output == "2 answers removed.\n")
    #expect(try home.run("forget", "--all", "--yes", "--json").lines.first?["removed"] as? Int == 4)
    #expect(try home.run("doctor").output.contains("answers: 0, "))
  }

  /// At a terminal (which `script` of util-linux makes) it asks, and only "y" and "yes" mean yes.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  func allIsAskedAbout() async throws {
    let home = Home()
    let store = try home.store(app: "chat")
    let message = try KeyedMessage(Message(id: "m1", date: nil, body: "x", sender: nil))
    _ = try await store.answer(for: message, context: context)
    for (answer, said, left) in [("n", "Nothing was deleted", 1), ("", "Nothing", 1), ("yes", "1 answer", 0)]
    {
      let outcome = try BuiltProgram.run(
        "echo \(answer) | BECKON_HOME='\(home.folder.path)' script -qec 'beckon forget --all' /dev/null",
        in: home.folder, seconds: 30)
      #expect(outcome.output.contains("Delete all stored answers?") && outcome.output.contains(said))
      #expect(try store.summary().answers == left)
    }
  }

  @Test func aBrokenFileIsDoctorsBusiness() throws {
    let home = Home()
    let file = home.folder.appending(path: "cache/answers.db")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(repeating: 0x41, count: 5_000).write(to: file)
    let doctor = try home.run("doctor")
    #expect(doctor.status == 70 && doctor.output.contains("fail  answers: "))
    let forget = try home.run("forget", "--all", "--yes")
    #expect(forget.status == 0 && forget.errors.contains("was damaged"))
    #expect(try home.run("doctor").status == 0)
  }
}
