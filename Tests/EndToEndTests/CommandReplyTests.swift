import Foundation
import ScriptedServer
import Testing

@Suite struct CommandReplyTests {
  private static let chat = """
    {"title": "Ana", "messages": [
      {"id": "1", "date": "2026-03-10T08:58:00-04:00", "sender": {"name": "Sam"}, "body": "Morning!"},
      {"id": "2", "date": "2026-03-10T09:00:00-04:00", "sender": {"name": "Ana"},
       "body": "Are you free for lunch tomorrow?"}]}
    """

  private func reply(_ arguments: String..., input: String) throws -> CommandRun {
    try CommandRun(
      ["reply", "-", "--zone", "America/New_York", "--locale", "en_US"] + arguments, input: Data(input.utf8))
  }

  @Test func aTextOnStandardInput() throws {
    let run = try reply(input: "Dinner at ours on Friday?")
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count == 3, "\(run.output)")
    for stance in ["[accept]", "[decline]", "[ask]"] { #expect(run.output.contains(stance), "\(run.output)") }
  }

  @Test func aConversation() throws {
    let run = try reply("--me", "Sam", "--json", input: Self.chat)
    #expect(run.status == 0, "\(run.errors)")
    let line = try #require(run.lines.first)
    #expect(line["message"] as? String == "2")
    let replies = try #require(line["replies"] as? [[String: Any]])
    #expect(replies.count == 3 && replies.allSatisfy { $0["text"] is String && $0["stance"] is String })
    // The last message is Ana's own.
    let own = try reply("--me", "Ana", "--json", input: Self.chat)
    #expect(own.lines.first?["suppressed"] as? String == "own_message_last")
    #expect(try reply("--me", "Ana", input: Self.chat).output == "  Nothing: The last message is your own.\n")
  }

  @Test func whatIsOldGetsNoReply() throws {
    let run = try reply("--me", "Sam", "--json", "--now", "2026-03-12T09:00", input: Self.chat)
    #expect(run.lines.first?["suppressed"] as? String == "not_recent")
  }

  @Test func stancesAndTones() throws {
    let run = try reply("--stance", "decline", input: "Dinner at ours on Friday?")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count > 1 && lines.allSatisfy { $0.contains("[decline]") }, "\(run.output)")
    let formal = try reply("--tone", "formal", input: "Could we meet on Friday?")
    #expect(formal.status == 0 && !formal.output.isEmpty)
    let none = try reply("--stance", "decline", input: "I got the job!")
    #expect(none.output == "  Nothing: No reply of that stance fits.\n")
    let wrong = try reply("--stance", "maybe", input: "Tea?")
    #expect(wrong.status == 64 && wrong.errors.contains("--stance"), "\(wrong.errors)")
  }

  /// To whom a mail goes directly answers it; who got a copy doesn't.
  @Test func copiesOfMailAreNotAnswered() throws {
    func mail(_ fields: String) -> String {
      """
      From: Ana Lee <ana@example.com>
      \(fields)
      Subject: Report
      Date: Tue, 10 Mar 2026 09:00:00 -0400
      Message-ID: <1@example.com>

      Could you send me the report by Friday?
      """
    }
    let direct = try reply("--me", "sam@example.com", input: mail("To: Sam <sam@example.com>"))
    #expect(direct.output.contains("[accept]"), "\(direct.output) \(direct.errors)")
    let copy = try reply(
      "--me", "sam@example.com", "--json", input: mail("To: Ben <ben@example.com>\nCc: Sam <sam@example.com>")
    )
    #expect(copy.lines.first?["suppressed"] as? String == "not_direct_recipient")
  }

  @Test func mailsOfThreeLengths() throws {
    let texts = try ["brief", "medium", "full"].map {
      try reply("--long", "--length", $0, input: "Could we meet on Friday?").output
    }
    #expect(texts.map(\.count) == texts.map(\.count).sorted() && Set(texts).count == 3, "\(texts)")
    let json = try reply("--long", "--json", input: "Could we meet on Friday?")
    #expect((json.lines.first?["long"] as? String)?.contains("\n\n") == true)
    let wrong = try reply("--length", "full", input: "Tea?")
    #expect(wrong.status == 64 && wrong.errors.contains("--long is missing"), "\(wrong.errors)")
  }

  /// A mail that nobody chose a stance for refuses nothing, and a line that a margin broke is no sentence of its own.
  @Test func aMailIsWrittenOfWholeSentences() throws {
    let mail = """
      From: Ana Lee <ana@example.com>
      To: Sam <sam@example.com>
      Subject: Hall
      Date: Tue, 10 Mar 2026 09:00:00 -0400
      Message-ID: <1@example.com>
      Content-Type: text/plain

      Hi Sam,

      would you be able to bring the two long tables on Friday? And could
      you tell me by Thursday which of the two halls you would rather have
      for the fair?

      xx
      Annie
      """
    let run = try reply("--me", "sam@example.com", "--long", input: mail)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains("which of the two halls you would rather have for the fair?"), "\(run.output)")
    for word in ["afraid", "can't", "Sorry", "Annie\n"] {
      #expect(!run.output.contains(word), "\(run.output)")
    }
  }

  @Test func explained() throws {
    let run = try CommandRun(["explain", "--reply", "Are you free for lunch tomorrow?"])
    #expect(run.status == 0)
    #expect(run.output.contains("Replies\n  taken for "), "\(run.output)")
    let silent = try CommandRun(["explain", "--reply", "--json", "ok"])
    let reply = try #require(silent.lines.first?["reply"] as? [String: Any])
    #expect(reply["suppressed"] as? String == "nothing_asked")
    #expect((reply["situations"] as? [Any])?.isEmpty == false)
    let without = try CommandRun(["explain", "--json", "ok"])
    #expect(without.lines.first?["reply"] == nil)
  }

  /// Bytes that hold no text aren't explained, and the message says what they are.
  @Test func binaryInputIsRefused() throws {
    let run = try CommandRun(
      ["explain", "-"], input: Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0]))
    #expect(run.status == 65 && run.errors.contains("a PNG image"), "\(run.status) \(run.errors)")
    let noise = try CommandRun(["explain", "-"], input: Data((0..<600).map { UInt8(($0 * 37) % 256) }))
    #expect(noise.status == 65 && noise.errors.contains("binary"), "\(noise.errors)")
  }

  // MARK: Batch

  private func batch(_ function: String, _ input: String) throws -> CommandRun {
    try CommandRun(["batch", function], input: Data(input.utf8))
  }

  @Test func repliesOfABatch() throws {
    let run = try batch(
      "reply",
      #"""
      {"id":1,"text":"Are you free for lunch tomorrow?","previous":[{"speaker":"B","text":"hi"}],"speaker":"A","me":"B","reference_time":"2026-03-10T09:00:00","locale":"en"}
      {"id":2,"text":"ok"}
      {"id":3,"text":"Lunch?","speaker":"B","me":"B"}
      {"id":4}
      """#)
    #expect(run.status == 1)
    #expect((run.lines[0]["replies"] as? [Any])?.count == 3)
    #expect(run.lines[1]["suppressed"] as? String == "nothing_asked")
    #expect(run.lines[2]["suppressed"] as? String == "own_message_last")
    #expect(run.lines[3]["error"] as? String == "\"text\" is missing, expected a text")
  }

  @Test func rankingOfABatch() throws {
    let run = try batch(
      "rank-replies",
      #"""
      {"id":1,"previous":[{"speaker":"A","text":"are you going to the basketball game?"}],"speaker":"B","candidates":["It was purple.","yeah i love basketball, what time is the game"]}
      {"id":2,"speaker":"B","candidates":[]}
      {"id":3,"speaker":"B"}
      {"id":4,"candidates":["a"]}
      {"id":5,"speaker":"B","candidates":["a",7]}
      {"id":6,"speaker":"B","candidates":"a"}
      {"id":7,"speaker":"B","candidates":["a"],"previous":"none"}
      """#)
    #expect(run.status == 1)
    #expect(run.lines[0]["ranking"] as? [Int] == [1, 0])
    #expect((run.lines[1]["ranking"] as? [Int])?.isEmpty == true)
    #expect(
      run.lines.dropFirst(2).map { $0["error"] as? String } == [
        "\"candidates\" is missing, expected an array of texts", "\"speaker\" is missing, expected a text",
        "\"candidates[1]\" is a number, expected a text",
        "\"candidates\" is \"a\", expected an array of texts",
        "\"previous\" is \"none\", expected an array",
      ])
  }

  @Test func trainingNeedsItsChats() throws {
    let run = try CommandRun(["train-replies", "--output", "/nowhere/x"])
    #expect(run.status == 64 && run.errors.contains("--sets"))
    #expect(try CommandRun(["train-replies", "--sets", "/nowhere"]).status == 64)
    let missing = try CommandRun([
      "train-replies", "--sets", "/nowhere", "--output", "x", "--messages", "/nowhere/y",
    ])
    #expect(missing.status == 66, "\(missing.errors)")
  }

  /// What models answer, and what comes of it: the text of one that keeps to the draft, else the draft.
  @Test(arguments: [
    ("Thank you for asking. REPLY", true), ("REPLY See you on Sunday, says Peter.", false),
    ("Unfortunately I have other plans.", false), ("", false),
  ])
  func aModelElaborates(text: String, isTaken: Bool) throws {
    let input = "Could we meet on Friday?"
    let plain = try #require(try reply("--long", "--json", "--length", "brief", input: input).lines.first)
    let replies = try #require(plain["replies"] as? [[String: Any]])
    let chosen = try #require(replies.first?["text"] as? String)
    let answer = text.replacing("REPLY", with: chosen)
    let server = try ScriptedServer { _ in
      .http(200, [:], #"{"choices": [{"message": {"content": "\#(answer)"}}]}"#)
    }
    defer { server.stop() }
    let file = FileManager.default.temporaryDirectory.appending(path: "model-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(#"{"endpoint": "\#(server.address)/v1", "model": "played"}"#.utf8).write(to: file)
    let run = try reply("--long", "--json", "--length", "brief", "--model", file.path, input: input)
    #expect(run.status == 0, "\(run.errors)")
    let line = try #require(run.lines.first)
    #expect(line["elaborated"] as? Bool == isTaken, "\(line)")
    #expect((line["elaboration_dropped"] is String) == !isTaken)
    let long = try #require(line["long"] as? String)
    #expect(isTaken ? long.contains(answer) : long == plain["long"] as? String, "\(long)")
    // The person sees to whom, and why it was dropped.
    #expect(run.errors.contains("are sent to played at \(server.address)"))
    #expect(run.errors.contains("The draft stands.") == !isTaken)
    #expect(server.requests.count == 1)
  }

  @Test func aModelNeedsAMailAndAFile() throws {
    let short = try reply("--model", "/nowhere.json", input: "Tea?")
    #expect(short.status != 0 && short.errors.contains("--long is missing"))
    let missing = try reply("--long", "--model", "/nowhere.json", input: "Tea?")
    #expect(missing.status != 0 && missing.errors.contains("/nowhere.json"), "\(missing.errors)")
  }
}
