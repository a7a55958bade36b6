import JSONValues

/// An element that was found, for the length of one use.
struct ElementNode: Sendable {
  let page: Page
  /// The name Chromium's debugger has for it.
  let object: String

  /// Calls `function` with the element as `this` and returns what it returns, of a promise what that brings.
  @discardableResult
  func call(_ function: String, _ arguments: JSONValue...) async throws -> JSONValue {
    try await call(function, arguments: arguments)
  }

  func call(_ function: String, arguments: [JSONValue]) async throws -> JSONValue {
    let answer = try await page.send(
      "Runtime.callFunctionOn",
      [
        "objectId": .string(object), "functionDeclaration": .string(function),
        "arguments": .array(arguments.map { .object(["value": $0]) }), "returnByValue": .boolean(true),
        "awaitPromise": .boolean(true), "userGesture": .boolean(true),
      ])
    return try await page.value(of: answer, function)
  }
}

/// The objects of Chromium's debugger that one use holds; given back at its end.
struct ObjectGroup: Sendable {
  let page: Page
  let name: String

  func release() {
    page.context.browser.connection.post(
      "Runtime.releaseObjectGroup", ["objectGroup": .string(name)], session: page.session)
  }

  func object(_ expression: String) async throws -> String {
    let answer = try await page.send(
      "Runtime.evaluate",
      ["expression": .string(Page.guarding + expression), "objectGroup": .string(name)])
    return try name(of: answer["result"])
  }

  func object(backendNode: Int) async throws -> String {
    let answer = try await page.send(
      "DOM.resolveNode", ["backendNodeId": .number(backendNode), "objectGroup": .string(name)])
    return try name(of: answer["object"])
  }

  /// The elements of the array that `function` returns, called with an object as `this`.
  func objects(_ function: String, on object: String, _ arguments: JSONValue...) async throws -> [String] {
    let answer = try await page.send(
      "Runtime.callFunctionOn",
      [
        "objectId": .string(object), "functionDeclaration": .string(function), "objectGroup": .string(name),
        "arguments": .array(arguments.map { .object(["value": $0]) }),
      ])
    try await page.check(answer, function)
    let list = try name(of: answer["result"])
    let members = try await page.send(
      "Runtime.getProperties", ["objectId": .string(list), "ownProperties": .boolean(true)])
    return (members["result"]?.array ?? []).compactMap { member in
      member["name"]?.string.flatMap(Int.init) == nil ? nil : member["value"]?["objectId"]?.string
    }
  }

  private func name(of object: JSONValue?) throws -> String {
    guard let id = object?["objectId"]?.string else {
      throw BrowserError(.replaced, "the document is being replaced")
    }
    return id
  }
}

extension Page {
  func withObjects<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: (ObjectGroup) async throws -> Result
  ) async throws -> Result {
    let group = ObjectGroup(page: self, name: "driver-\(nextNumber())")
    defer { group.release() }
    return try await body(group)
  }
}
