import JSONValues

/// A reader of a streamed answer: server-sent events, each with a piece of the text as JSON, until `[DONE]`.
///
/// A server that doesn't stream sends one object with the whole message; that is read as well. Linear in the
/// bytes; holds the open line alone.
struct ChatStreamReader {
  /// The longest line, in bytes.
  static let longestLine = 1 << 20

  private var line: [UInt8] = []
  /// The data of the event that is open.
  private var data: [UInt8] = []
  private var hasEvents = false
  /// Lines that belong to no event: the object of a server that doesn't stream, or garbage.
  private var rest: [UInt8] = []
  private(set) var isDone = false

  /// Takes bytes and returns the text that they complete.
  ///
  /// - Throws: `ModelClientError` with `malformedAnswer`, or `unavailable` where the server reports an error.
  mutating func take(_ bytes: some Sequence<UInt8>) throws -> String {
    var text = ""
    for byte in bytes where !isDone {
      guard byte == UInt8(ascii: "\n") else {
        line.append(byte)
        if line.count > ChatStreamReader.longestLine {
          throw ModelClientError(.malformedAnswer, "The model's server sends a line that is too long.")
        }
        continue
      }
      text += try endLine()
    }
    return text
  }

  /// Ends the answer and returns the text that was still open.
  ///
  /// - Throws: As `take`; also where the stream breaks off before its end.
  mutating func finish() throws -> String {
    var text = isDone ? "" : try endLine() + endEvent()
    if !hasEvents {
      text += try ChatStreamReader.text(rest, "message")
    } else if !isDone {
      throw ModelClientError(.malformedAnswer, "The model's answer breaks off in the middle.")
    }
    return text
  }

  private mutating func endLine() throws -> String {
    defer { line.removeAll(keepingCapacity: true) }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if line.isEmpty { return try endEvent() }
    if line.starts(with: "data:".utf8) {
      hasEvents = true
      let value = line.dropFirst(5)
      if !data.isEmpty { data.append(UInt8(ascii: "\n")) }
      data += value.first == UInt8(ascii: " ") ? value.dropFirst() : value
    } else if !hasEvents, line.first != UInt8(ascii: ":") {
      rest += line
      if rest.count > ChatStreamReader.longestLine {
        throw ModelClientError(.malformedAnswer, "The model's server sends something that is no answer.")
      }
    }
    return ""
  }

  private mutating func endEvent() throws -> String {
    defer { data.removeAll(keepingCapacity: true) }
    if data.isEmpty { return "" }
    if data.elementsEqual("[DONE]".utf8) {
      isDone = true
      return ""
    }
    return try ChatStreamReader.text(data, "delta")
  }

  /// The text in an object: `choices[0].delta.content`, or `message` in place of `delta`.
  private static func text(_ bytes: [UInt8], _ member: String) throws -> String {
    guard let json = try? JSONValue(parsing: bytes), case .object = json else {
      throw ModelClientError(.malformedAnswer, "The model's server answers with something else than JSON.")
    }
    if let error = json["error"], !error.isNull {
      throw ModelClientError(.unavailable, "The model's server reports an error instead of an answer.")
    }
    guard let choices = json["choices"]?.array else {
      throw ModelClientError(.malformedAnswer, "The model's answer has no \"choices\".")
    }
    // The last event of some servers counts tokens and has no choice.
    return choices.first?[member]?["content"]?.string ?? ""
  }
}
