import CommandLineSurface
import Foundation
import JSONValues

/// The longest line of a batch, in bytes; longer ones are answered with an error and cost no memory.
private let longestLine = 4 << 20

let batchCommand = Command(
  CommandDescription(
    name: "batch", abstract: "answers JSON lines, one object in, one object out",
    discussion: """
      Reads one JSON object a line from standard input and writes one a line, in the same order and with the \
      same "id". A line that can't be used is answered with {"id": ..., "error": ...}, the line's number \
      standing in for a missing id; the run goes on and ends with status 1. Lines may have up to 4 MB.

      detect and suggest read "text", "reference_time" (ISO 8601; without an offset it is local), \
      "time_zone" (IANA; else the offset of the time, else UTC) and "locale", and so does reply; the others read \
      "text". suggest and reply also read "speaker" and "me", or a whole "message" instead of "text". rank-replies reads \
      "previous", the "speaker" who is to write next, and "candidates". search first reads the "path" of \
      a file of documents, one JSON object a line with "doc_id", "title" and "text", and then answers with the \
      "documents" that fit best.
      """,
    arguments: [
      ArgumentDescription(
        "FUNCTION",
        .choice(BatchFunction.allCases.map { ValueKind.Choice($0.rawValue, $0.abstract) }), "what to do")
    ],
    examples: [
      .init("beckon batch detect < messages.jsonl", "the spans of each message"),
      .init(
        #"echo '{"id":1,"text":"Lunch tomorrow at 1?"}' | beckon batch suggest"#, "the actions of one message"
      ),
    ])
) { invocation in
  guard let function = invocation.arguments.text("FUNCTION").flatMap({ BatchFunction(rawValue: $0) }) else {
    return .usage
  }
  let terminal = invocation.terminal
  var session = BatchSession(function, now: Date())
  var lines = LineReader(descriptor: STDIN_FILENO, limit: longestLine)
  var progress = ProgressLine(terminal, unit: "lines")
  var json = JSONWriter()
  var number = 0
  var status = ExitStatus.success
  while let line = try lines.next() {
    number += 1
    json.reset()
    if try !answer(line, number: number, &session, &json) { status = .someInputFailed }
    guard !json.bytes.isEmpty else { continue }
    json.endLine()
    try terminal.output.write(json.bytes)
    // Whoever waits for the answer before the next question gets it.
    if !lines.hasBufferedInput { try terminal.output.flush() }
    try progress.update(number)
  }
  try progress.finish()
  return status
}

/// Writes the answer to a line; an empty line has none. Whether it could be used.
private func answer(
  _ line: LineReader.Line, number: Int, _ session: inout BatchSession, _ json: inout JSONWriter
) throws -> Bool {
  var id: JSONValue?
  do {
    let bytes: [UInt8]
    switch line {
    case .tooLong(let count):
      throw BatchLineError(message: "has \(count) bytes, expected at most \(longestLine)")
    case .content(let content): bytes = content
    }
    if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return true }
    let value: JSONValue
    do { value = try JSONValue(parsing: bytes) } catch let error as JSONError {
      throw BatchLineError(message: "is not JSON: \(error)")
    }
    guard case .object = value else {
      throw BatchLineError(message: "is \(value.kindName), expected an object")
    }
    id = value["id"]
    let request = BatchRequest(line: value)
    try json.object { json in
      json.name("id")
      json.value(id ?? .null)
      try session.answer(request, &json)
    }
    return true
  } catch let error as BatchLineError {
    json.reset()
    json.object { json in
      json.name("id")
      if let id { json.value(id) } else { json.raw("\(number)") }
      json.member("error", id == nil ? "line \(number): \(error.message)" : error.message)
    }
    return false
  }
}
