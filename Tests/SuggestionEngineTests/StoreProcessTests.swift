import Foundation
import Storage
import Synchronization
import Testing

@testable import SuggestionEngine

/// Files that break, folders that can't be written, processes that are killed.
@Suite struct StoreProcessTests {
  /// Killed while it stores, four times over: every answer that was named is there, and the file is sound.
  @Test func killedWhileStoring() async throws {
    let scratch = try StoreScratch()
    var named = 0
    for round in 1...4 {
      let output = Pipe()
      let process = try answerProbe("fill", scratch.folder.path, output: output)
      var text = ""
      while text.utf8.count < 60 * round + 11 * round * round {
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { break }
        text += String(decoding: data, as: UTF8.self)
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal, "it ended by itself: \(text)")
      text += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      let numbers = text.split(separator: "\n").dropLast(text.hasSuffix("\n") ? 0 : 1).compactMap { Int($0) }
      named = max(named, (numbers.max() ?? 0) + 1)

      let store = try scratch.store(app: "beckon", engine: "probe")
      let count = try store.summary().answers
      #expect(count >= named && count <= named + 1)
      for number in 0..<named where number % 7 == 0 || number > named - 5 {
        let message = try KeyedMessage.text(
          "m\(number)", "text \(number)", sender: KeyedMessage.ana, recipients: [])
        #expect(store.cached(message)?.actions.count == 1)
      }
      #expect(scratch.notices.all.isEmpty)
    }
    #expect(named > 20)
  }

  @Test func twoProcessesAtOnce() async throws {
    let scratch = try StoreScratch()
    let store = try scratch.store(app: "beckon", engine: "probe")
    let others = try [0, 1_000].map {
      try answerProbe("count", scratch.folder.path, "150", "\($0)", output: Pipe())
    }
    for number in 2_000..<2_100 {
      _ = try await store.answer(KeyedMessage.text("m\(number)", "link:\(number)"))
    }
    for process in others {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    #expect(try store.summary().answers == 400)
    #expect(scratch.notices.all.isEmpty)
  }

  @Test func anotherProcessSwitchesOff() async throws {
    let scratch = try StoreScratch()
    let store = try scratch.store()
    let message = try KeyedMessage.text("m1", "call:Ana")
    #expect(try await store.titles(message) == ["call:Ana"])
    try answerProbe("off", scratch.folder.path).waitUntilExit()
    #expect(store.cached(message)?.silence == .switchedOff)
  }

  @Test(arguments: [0, 4_096, 100])
  func aDamagedFileIsMovedAside(_ offset: Int) async throws {
    let scratch = try StoreScratch()
    let message = try KeyedMessage.text("m1", "link:a")
    do {
      let store = try scratch.store()
      for number in 0..<50 { _ = try await store.answer(KeyedMessage.text("\(number)", "link:\(number)")) }
      _ = try await store.answer(message)
      // What is still in the log would mend the file.
      try store.forget(message: MessageKey("none"))
    }
    let file = scratch.folder.appending(path: "answers.db")
    let handle = try FileHandle(forUpdating: file)
    try handle.seek(toOffset: UInt64(offset))
    try handle.write(contentsOf: Data(repeating: 0xA5, count: 3_000))
    try handle.close()
    let store = try scratch.store()
    #expect(store.cached(message) == nil)
    #expect(try await store.titles(message) == ["link:a"])
    let notices = scratch.notices.all
    #expect(notices.count == 1 && notices.first?.contains("answers.damaged.db") ?? false, "\(notices)")
    #expect(FileManager.default.fileExists(atPath: scratch.folder.path + "/answers.damaged.db"))
    #expect(try scratch.store().cached(message) != nil)
  }

  /// Damage that shows while the file is open.
  @Test func damageWhileItIsInUse() async throws {
    let scratch = try StoreScratch()
    let store = try scratch.store()
    let message = try KeyedMessage.text("m1", "link:a")
    _ = try await store.answer(message)
    try store.forget(message: try MessageKey("none"))
    try Data(repeating: 0x5A, count: 60_000).write(
      to: scratch.folder.appending(path: "answers.db"), options: [])
    #expect(try await store.titles(message) == ["link:a"])
    #expect(store.cached(message)?.actions.count == 1)
    #expect(!scratch.notices.all.isEmpty)
  }

  @Test func aNewerFileStaysAsItIs() async throws {
    let scratch = try StoreScratch()
    _ = try scratch.store()
    let file = scratch.folder.appending(path: "answers.db")
    do {
      let newer = Schema(
        applicationID: AnswerTables.schema.applicationID, name: "newer",
        migrations: AnswerTables.schema.migrations + [Migration("later", sql: "CREATE TABLE t (x) ")])
      _ = try Database(at: file, schema: newer)
    }
    let before = try Data(contentsOf: file)
    let store = try scratch.store()
    let message = try KeyedMessage.text("m1", "link:a")
    #expect(try await store.titles(message) == ["link:a"])
    #expect(store.cached(message) != nil)
    #expect(try store.summary().file == nil)
    #expect(try Data(contentsOf: file) == before)
    #expect(scratch.notices.all.count == 1)
  }

  /// Works in memory, and says so once.
  @Test func aFolderThatCannotBeUsed() async throws {
    let scratch = try StoreScratch()
    // A file where the folder should be: nobody can write there, not even root.
    let blocked = scratch.folder.appending(path: "blocked")
    try Data().write(to: blocked)
    let notices = Notes()
    let store = try AnswerStore(
      app: "test", folder: blocked, settings: scratch.settings(), engine: "1",
      notice: { text in notices.add(text) }, analysis: scratch.engine.analysis)
    let message = try KeyedMessage.text("m1", "link:a")
    for _ in 0..<3 { #expect(try await store.titles(message) == ["link:a"]) }
    #expect(scratch.engine.questions.count == 1)
    #expect(try store.forgetAll() == 1)
    #expect(notices.all.count == 1)
    #expect(notices.all.first?.contains("blocked/answers.db cannot be opened") ?? false)
  }
}
