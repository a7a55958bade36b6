import Foundation
import Testing

@testable import UnicornChatModel

/// Several processes at one store, and processes that end in the middle.
@Suite(.serialized) struct ProcessTests {
  private func probe(_ arguments: [String]) throws -> (process: Process, output: FileHandle) {
    let process = Process()
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent().appending(
      path: "chat-probe")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    return (process, output.fileHandleForReading)
  }

  private func lines(_ output: FileHandle) throws -> [String] {
    String(decoding: try output.readToEnd() ?? Data(), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func aProcessThatIsKilledLeavesNothingByHalf() throws {
    let scratch = try ChatScratch()
    let id = try scratch.chat()
    var promised: [(message: UUID, attachment: UUID)] = []
    for round in 0..<12 {
      let (process, output) = try probe(["talk", scratch.folder.path])
      // So many bytes of its talk each time, so that it ends in the middle of something else.
      var heard = Data()
      while heard.count < 60 + round * 83 {
        let piece = output.availableData
        try #require(!piece.isEmpty, "the process ended by itself")
        heard.append(piece)
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      heard.append(try output.readToEnd() ?? Data())
      for line in String(decoding: heard, as: UTF8.self).split(separator: "\n") {
        let words = line.split(separator: " ").map(String.init)
        guard words.count == 3, let message = UUID(uuidString: words[1]),
          let file = UUID(uuidString: words[2])
        else {
          continue
        }
        promised.append((message, file))
      }
      let again = try scratch.again()
      try again.database.checkIntegrity()
      #expect(try again.database.read { try $0.rows("PRAGMA foreign_key_check") { _ in () } }.isEmpty)
    }
    #expect(promised.count >= 12)
    // What was said to be stored is there, with its file, whole.
    for (message, attachment) in promised {
      let stored = try #require(try scratch.store.messages([message]).first)
      if stored.unsent != nil { continue }
      #expect(stored.text.hasPrefix("message") || stored.text.hasPrefix("edited"))
      #expect(stored.attachments.map(\.id) == [attachment])
    }
    for message in try scratch.store.messages(in: id, before: nil, limit: 1_000) where message.unsent == nil {
      #expect(message.attachments.count == 1)
    }
    // Whatever is referred to is there.
    let known = try scratch.store.database.read { connection in
      try connection.rows(
        "SELECT \(AttachmentRows.columns) FROM attachments AS t", decode: AttachmentRows.decode)
    }
    for attachment in known {
      #expect(try scratch.store.data(of: attachment).count == attachment.byteCount)
    }
    // What was begun, or lost its message, goes with the first start after an hour; what the store never named stays.
    let foreign = ["\(UUID().uuidString.lowercased()).bin", "notes.txt", "x.part"]
    for name in foreign {
      try Data("x".utf8).write(to: scratch.folder.appending(path: "attachments/\(name)"))
    }
    var later = ChatContext.system()
    later.now = { Date(timeIntervalSinceNow: 7_200) }
    _ = try ChatStore(folder: scratch.folder, context: later)
    let left = try scratch.store.database.read { connection in
      try connection.rows("SELECT file FROM attachments") { try $0.value(0, as: String.self) }
    }
    #expect(try scratch.files() == Set(left + foreign))
    #expect(left.count < promised.count + 12 && !left.isEmpty)
  }

  @Test func processesWriteBesideEachOther() throws {
    let scratch = try ChatScratch()
    let id = try scratch.chat()
    let probes = try ["a", "b"].map { try probe(["send", scratch.folder.path, $0, "20"]) }
    for number in 0..<20 { try scratch.say("own \(number)", in: id) }
    for (process, _) in probes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    let texts = try scratch.texts(id)
    #expect(texts.count == 60)
    for name in ["a", "b", "own"] {
      #expect(texts.filter { $0.hasPrefix(name + " ") } == (0..<20).map { "\(name) \($0)" })
    }
  }

  @Test func whatIsDueIsSentByOneOfThem() throws {
    let scratch = try ChatScratch()
    let id = try scratch.chat()
    // Long due by the clock of the processes.
    let messages = try (0..<40).map { index in
      let date = ChatContext.friday + 60 + Double(index)
      return try scratch.store.send(OutgoingMessage(text: "\(index)", scheduledFor: date), in: id)
    }
    let probes = try (0..<3).map { _ in try probe(["due", scratch.folder.path]) }
    let sent = try probes.flatMap { try lines($0.output) }
    #expect(sent.count == 40 && Set(sent) == Set(messages.map(\.id.uuidString)))
    #expect(try scratch.texts(id) == (0..<40).map(String.init))
  }

  @Test func twoEditsAtOnceAreOneEditAndOneConflict() throws {
    let scratch = try ChatScratch()
    let message = try scratch.say("Hi", in: scratch.chat())
    let probes = try ["one", "two"].map {
      try probe(["edit", scratch.folder.path, message.id.uuidString, "1", $0])
    }
    let answers = try probes.flatMap { try lines($0.output) }
    let text = try #require(try scratch.store.messages([message.id]).first?.text)
    #expect(answers.contains("conflict") && answers.contains(text) && ["one", "two"].contains(text))
  }
}
