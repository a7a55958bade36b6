import Foundation
import Testing

/// `beckon suggest` on conversations without end, and with damaged files beside it.
@Suite struct CommandConversationTests {
  private static let options = "--all --json --me 'Sam Reed' --zone America/New_York --locale en_US"

  /// A chat of so many messages, one in a line, with a plan in every eighth.
  private func writeChat(_ count: Int, to url: URL) throws {
    let texts = [
      "dinner at Luigi's on Friday?", "7 works", "great", "did you see the match",
      "can you send me the deck?",
      "will do by noon", "haha", "ok",
    ]
    var lines = ""
    for index in 0..<count {
      let minute = index % 1_440
      let day = index / 1_440
      // Days of one length are enough for the reader; they only have to go forward.
      let date = String(
        format: "2026-%02d-%02dT%02d:%02d", 1 + day / 28, 1 + day % 28, minute / 60, minute % 60)
      let name = index % 2 == 0 ? "Ana Silva" : "Sam Reed"
      lines +=
        #"{"id":"m\#(index)","date":"\#(date)","name":"\#(name)","body":"\#(texts[index % 8])"}"# + "\n"
    }
    try lines.write(to: url, atomically: true, encoding: .utf8)
  }

  /// Runs `beckon suggest` on a chat, with a limit in time.
  /// - Returns: the ids that were answered, and the most memory that was resident, in megabytes.
  private func suggest(_ count: Int, in folder: URL) throws -> (ids: [String], megabytes: Int) {
    try writeChat(count, to: folder.appending(path: "chat.jsonl"))
    let measure = """
      import os, sys
      child = os.spawnvp(os.P_NOWAIT, 'beckon', ['beckon'] + sys.argv[1:])
      _, status, usage = os.wait4(child, 0)
      print(usage.ru_maxrss // 1024, file=open('memory', 'w'))
      sys.exit(os.waitstatus_to_exitcode(status))
      """
    try measure.write(to: folder.appending(path: "measure.py"), atomically: true, encoding: .utf8)
    let run = try BuiltProgram.run(
      "python3 measure.py suggest chat.jsonl \(Self.options) > out.jsonl", in: folder, seconds: 300)
    #expect(run.status == 0, "\(run.output)")
    let lines = try String(contentsOf: folder.appending(path: "out.jsonl"), encoding: .utf8)
    let ids = try lines.split(separator: "\n").map { line in
      let answer = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try #require(answer?["id"] as? String)
    }
    let memory = try String(contentsOf: folder.appending(path: "memory"), encoding: .utf8)
    return (ids, try #require(Int(memory.trimmingCharacters(in: .whitespacesAndNewlines))))
  }

  /// Every message is answered, and what was read of the earlier ones isn't kept: ten times the messages
  /// take little more memory than their texts.
  @Test func aLongConversationTakesNoMoreMemoryThanAShortOne() throws {
    try BuiltProgram.withFolder { folder in
      let short = try suggest(300, in: folder)
      let long = try suggest(3_000, in: folder)
      #expect(short.ids == (0..<300).map { "m\($0)" })
      #expect(long.ids == (0..<3_000).map { "m\($0)" })
      #expect(long.megabytes < short.megabytes + 16, "\(short.megabytes) MB and then \(long.megabytes) MB")
    }
  }

  private static let dinner = Data(
    #"[{"name":"Ana","body":"dinner at Luigi's on Friday at 7?","date":"2026-03-10T09:00:00Z"}]"#.utf8)

  private func expectDinner(_ run: CommandRun, says warning: String) {
    #expect(run.status == 0, "\(run.errors)")
    let actions = run.lines.first?["actions"] as? [[String: Any]]
    #expect(actions?.map { $0["type"] as? String } == ["create_event"], "\(run.output)")
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 1 && lines.allSatisfy { $0.hasPrefix("beckon: ") }, "\(run.errors)")
    #expect(run.errors.contains(warning), "\(run.errors)")
  }

  /// Word vectors that can't be read are said to be so, once, and the rest goes on.
  @Test(arguments: [Data("no vectors at all".utf8), Data(), Data(repeating: 0xFF, count: 1 << 16)])
  func damagedWordVectors(_ content: Data) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "vectors-\(UUID().uuidString)")
    try content.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try CommandRun(
      ["suggest", "-", "--json"], input: Self.dinner, environment: ["BECKON_VECTORS": file.path])
    expectDinner(run, says: "going on without word vectors")
    #expect(run.errors.contains(file.path), "\(run.errors)")
  }

  @Test func missingWordVectors() throws {
    let run = try CommandRun(
      ["suggest", "-", "--json"], input: Self.dinner, environment: ["BECKON_VECTORS": "/nonexistent/vectors"])
    expectDinner(run, says: "/nonexistent/vectors")
  }

  /// A program whose weights are damaged, as after a copy that broke off, goes on without them.
  @Test(arguments: [0, 100, 1_000_000])
  func damagedWeights(length: Int) throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appending(path: "beckon-copy-\(UUID().uuidString)")
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    let built = CommandRun.program.deletingLastPathComponent()
    for name in try manager.contentsOfDirectory(atPath: built.path)
    where name == "beckon" || name.hasPrefix("beckon_") && name.hasSuffix(".resources") {
      try manager.copyItem(
        at: built.appending(path: name).resolvingSymlinksInPath(), to: folder.appending(path: name))
    }
    let weights = folder.appending(path: "beckon_MessageUnderstanding.resources/understanding-en.weights")
    let handle = try FileHandle(forUpdating: weights)
    try handle.truncate(atOffset: UInt64(length))
    try handle.close()
    let run = try CommandRun(
      ["suggest", "-", "--json"], input: Self.dinner, program: folder.appending(path: "beckon"))
    expectDinner(run, says: "understanding-en.weights")
  }
}
