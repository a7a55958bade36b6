import JSONValues

extension Page {
  /// Runs a script in the page, also where the page's own scripts are off, and returns what it evaluates to,
  /// of a promise what that brings.
  ///
  /// It runs once, in a document that has been read to its end: while another one is on its way it waits for
  /// that.
  ///
  /// - Throws: `BrowserError`, code `script`, with what the script threw; code `timeLimit` where no document
  ///   comes while patience lasts; code `replaced` where the document went away while the script ran.
  @discardableResult
  package func evaluate(_ script: String) async throws -> JSONValue {
    do {
      return try await onceRead { try await run(Self.guarding + script, begin: script) }
    } catch let error as BrowserError where error.isOfReplacement {
      let begin = script.prefix(60).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      throw BrowserError(
        .replaced, "the document went away while a script ran: \(begin) ...", underlying: error)
    }
  }

  /// Runs a script that changes nothing, as `evaluate` does, and asks the next document where the one that was
  /// asked goes away meanwhile.
  package func read(_ script: String) async throws -> JSONValue {
    try await reading { try await evaluate(script) }
  }

  /// Runs a script in whatever document there is, read or not.
  @discardableResult
  func run(_ script: String, begin: String? = nil) async throws -> JSONValue {
    try await value(
      of: send(
        "Runtime.evaluate",
        [
          "expression": .string(script), "returnByValue": .boolean(true), "awaitPromise": .boolean(true),
          "userGesture": .boolean(true),
        ]), begin ?? script)
  }

  /// Calls a function of a script with values.
  @discardableResult
  package func call(_ function: String, _ arguments: JSONValue...) async throws -> JSONValue {
    try await evaluate("(\(function))(\(arguments.map(\.json).joined(separator: ",")))")
  }

  /// The remote object an expression evaluates to.
  func object(_ expression: String) async throws -> JSONValue {
    let answer = try await send("Runtime.evaluate", ["expression": .string(expression)])
    try await check(answer, expression)
    return answer["result"] ?? .null
  }

  func value(of answer: JSONValue, _ script: String) async throws -> JSONValue {
    try await check(answer, script)
    let result = answer["result"]
    return result?["value"] ?? result?["unserializableValue"] ?? .null
  }

  func check(_ answer: JSONValue, _ script: String) async throws {
    guard let details = answer["exceptionDetails"] else { return }
    if details["exception"]?["value"]?.string == Self.unread {
      throw BrowserError(.replaced, "the document isn't read to its end")
    }
    let begin = script.count > 200 ? script.prefix(200) + " ..." : script[...]
    throw await explained(
      .script, "\(PageRecord.Content.text(ofException: details))\nin the script: \(begin)")
  }

  /// The document as HTML, as it is now and not as it came.
  package var html: String {
    get async throws { try await read("document.documentElement.outerHTML").string ?? "" }
  }
}
