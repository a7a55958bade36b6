import Foundation
import Testing

@Suite struct CommandBatchTests {
  private func batch(_ function: String, _ input: String) throws -> CommandRun {
    try CommandRun(["batch", function], input: Data(input.utf8))
  }

  @Test func sameOrderAndTheSameIds() throws {
    let ids = [
      "1", "\"a\"", "null", "true", "1.0", "-0", "1e400", "98765432109876543210", #"[1,{"b":[]}]"#,
      #"{"x":"\u001b"}"#,
      "\"\"",
    ]
    let run = try batch("detect", ids.map { "{\"text\":\"hi\",\"id\":\($0)}" }.joined(separator: "\n"))
    #expect(run.status == 0)
    #expect(run.output == ids.map { "{\"id\":\($0),\"detections\":[]}\n" }.joined())
  }

  @Test func whoWaitsForAReply() throws {
    let run = try batch(
      "needs-reply",
      """
      {"id":1,"text":"Could you send me the signed contract by Friday?","locale":"en_US"}
      {"id":2,"text":"The shop closes at six."}
      {"id":3}
      """)
    #expect(run.status == 1)
    #expect(run.lines.map { $0["needs_reply"] as? Bool } == [true, false, nil])
    for line in run.lines.prefix(2) { #expect((0...1).contains(line["confidence"] as? Double ?? -1)) }
  }

  @Test func badLinesAreAnsweredAndTheRunGoesOn() throws {
    let run = try batch(
      "detect",
      """
      {"id":1,"text":"a"}
      {"id":2}
      {"id":3,"text":4}
      nonsense
      [1]

      {"id":5,"text":"a","time_zone":"Mars"}
      {"id":6,"text":"a","reference_time":"yesterday"}
      {"id":7,"text":"a","locale":"x"}
      {"text":"no id"}
      {"id":8,"text":"b"}
      """)
    #expect(run.status == 1)
    let lines = run.lines
    #expect(lines.count == 10)
    #expect(lines.map { $0["id"] as? Int } == [1, 2, 3, 4, 5, 5, 6, 7, nil, 8])
    let messages = lines.map { $0["error"] as? String }
    #expect(messages[0] == nil && messages[8] == nil && messages[9] == nil)
    #expect(messages[1] == "\"text\" is missing, expected a text")
    #expect(messages[2] == "\"text\" is a number, expected a text")
    #expect(messages[3] == "line 4: is not JSON: expected a value, found \"n\" at byte 1")
    #expect(messages[4] == "line 5: is an array, expected an object")
    #expect(messages[5] == "\"time_zone\" is \"Mars\", expected an IANA time zone")
    #expect(messages[6]?.hasPrefix("\"reference_time\" is \"yesterday\"") ?? false)
    #expect(messages[7]?.hasPrefix("\"locale\" is \"x\"") ?? false)
  }

  @Test func localesOfEveryForm() throws {
    for locale in ["en", "en-GB", "zh_Hant_TW", "en-US-u-hc-h23", "en_US@calendar=gregorian", "und"] {
      let run = try batch("detect", "{\"id\":1,\"text\":\"hi\",\"locale\":\"\(locale)\"}")
      #expect(run.status == 0, "\(locale): \(run.output)")
    }
  }

  @Test func aLineThatIsTooLongCostsNothing() throws {
    let long = "{\"id\":1,\"text\":\"" + String(repeating: "a ", count: 5 << 20) + "\"}"
    let run = try batch("detect", long + "\n{\"id\":2,\"text\":\"b\"}\n")
    #expect(run.status == 1)
    #expect(run.lines.count == 2)
    #expect((run.lines.first?["error"] as? String)?.hasPrefix("line 1: has 104857") ?? false)
    #expect(run.lines.last?["id"] as? Int == 2)
  }

  @Test func endsOfLinesAndInput() throws {
    #expect(try batch("detect", "").output == "")
    #expect(
      try batch("detect", "\r\n{\"id\":1,\"text\":\"\"}\r\n\n").output == "{\"id\":1,\"detections\":[]}\n")
    let bytes = try CommandRun(["batch", "detect"], input: Data([0xFF, 0xFE, 0x0A]))
    #expect(bytes.status == 1 && bytes.lines.count == 1)
  }

  @Test func unknownFunctionsAreUsageErrors() throws {
    for function in ["replies", "summon", "nothing"] {
      #expect(try batch(function, "").status == 64)
    }
  }

  @Test func quotesAndSignaturesComeOff() throws {
    let body = #"Yes, fine.\n\nOn Mon, 5 Jan 2026 at 10:00, Ana <ana@example.com> wrote:\n> Lunch?\n"#
    let run = try batch("strip-quote", "{\"id\":\"m\",\"text\":\"\(body)\"}")
    #expect(run.status == 0)
    #expect(run.lines.first?["reply_text"] as? String == "Yes, fine.")
    #expect((run.lines.first?["quoted"] as? String)?.contains("> Lunch?") ?? false)
  }

  @Test func suggestReadsBothForms() throws {
    let run = try batch(
      "suggest",
      #"""
      {"id":1,"text":"nothing here","previous":[],"speaker":"A","me":"B","reference_time":"2026-03-10T09:00:00","locale":"en"}
      {"id":2,"message":{"id":"m","date":"2026-03-10T09:00:00+01:00","body":"nothing","sender":{"name":"A","handle":null,"is_user":false},"recipients":[{"name":"B","is_user":true}]},"time_zone":"Europe/Berlin"}
      {"id":3,"message":{"id":"m","body":7}}
      {"id":4,"message":{"body":"x","recipients":"all"}}
      """#)
    #expect(run.status == 1)
    #expect(run.lines.prefix(2).allSatisfy { $0["suppressed"] as? String == "nothing_found" })
    #expect(run.lines.prefix(2).allSatisfy { ($0["actions"] as? [Any])?.isEmpty ?? false })
    #expect(run.lines[2]["error"] as? String == "\"message.body\" is a number, expected a text")
    #expect(run.lines[3]["error"] as? String == "\"message.recipients\" is \"all\", expected an array")
  }
}
