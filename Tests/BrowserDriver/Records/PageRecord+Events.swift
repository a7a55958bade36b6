import JSONValues

extension PageRecord {
  /// Writes an event down.
  func note(_ method: String, _ event: JSONValue) {
    if method == "Inspector.detached" || method == "Target.targetCrashed" { return end() }
    change { content in
      if method.hasPrefix("Network.") {
        content.noteNetwork(method.dropFirst(8), event)
      } else {
        content.note(method, event)
      }
    }
  }
}

extension PageRecord.Content {
  mutating func note(_ method: String, _ event: JSONValue) {
    switch method {
    case "Page.lifecycleEvent": noteLifecycle(event)
    case "Page.frameNavigated":
      guard let frame = event["frame"], frame["parentId"] == nil else { return }
      if event["type"]?.string == "BackForwardCacheRestore" {
        shortNavigations += 1
        isLoaded = true
      }
      show(frame["loaderId"]?.string)
    case "Page.navigatedWithinDocument":
      if event["frameId"]?.string == mainFrame { shortNavigations += 1 }
    case "Page.javascriptDialogOpening":
      dialogs.append(
        ScriptDialog(
          kind: event["type"]?.string ?? "", message: event["message"]?.string ?? "",
          wasAccepted: acceptsDialogs))
    case "Runtime.consoleAPICalled": noteConsole(event)
    case "Runtime.exceptionThrown":
      guard let details = event["exceptionDetails"] else { return }
      problems.append(
        PageProblem(kind: .scriptError, text: Self.text(ofException: details), place: Self.place(details)))
    case "Log.entryAdded":
      if let entry = event["entry"] { noteLog(entry) }
    case "Audits.issueAdded": noteIssue(event["issue"])
    case "Input.dragIntercepted":
      if let data = event["data"] { drags.append(data) }
    case "Page.downloadWillBegin":
      downloads.append(
        Download(
          id: event["guid"]?.string ?? "", name: event["suggestedFilename"]?.string ?? "",
          url: event["url"]?.string ?? ""))
    case "Page.downloadProgress":
      guard let place = downloads.firstIndex(where: { $0.id == event["guid"]?.string }) else { return }
      switch event["state"]?.string {
      case "completed": downloads[place].state = .complete
      case "canceled": downloads[place].state = .failed
      default: break
      }
    case "Inspector.targetCrashed":
      problems.append(PageProblem(kind: .crash, text: "the page crashed"))
      hasEnded = true
    default: break
    }
  }

  /// Notes which document is shown. The sockets of the one before went with it, which Chromium doesn't tell.
  private mutating func show(_ document: String?) {
    if loader != document { openSockets.removeAll() }
    loader = document
  }

  private mutating func noteLifecycle(_ event: JSONValue) {
    guard event["frameId"]?.string == mainFrame else { return }
    let ofLoader = event["loaderId"]?.string
    switch event["name"]?.string {
    case "init", "commit":
      show(ofLoader)
      isLoaded = false
    case "load":
      show(ofLoader)
      isLoaded = true
    default: break
    }
  }

  private mutating func noteConsole(_ event: JSONValue) {
    let level = event["type"]?.string ?? "log"
    let words = (event["args"]?.array ?? []).map(Self.word)
    let message = ConsoleMessage(level: level, text: words.joined(separator: " "))
    console.append(message)
    let kind: PageProblem.Kind? =
      switch level {
      case "error", "assert": .consoleError
      case "warning": .consoleWarning
      default: nil
      }
    if let kind {
      problems.append(
        PageProblem(
          kind: kind, text: message.text,
          place: event["stackTrace"]?["callFrames"]?.array?.first.flatMap(Self.place)))
    }
  }

  private mutating func noteLog(_ entry: JSONValue) {
    let level = entry["level"]?.string
    let text = entry["text"]?.string ?? ""
    console.append(ConsoleMessage(level: level ?? "log", text: text))
    guard level == "error" || level == "warning" else { return }
    let kind: PageProblem.Kind =
      switch entry["source"]?.string {
      case "network": .failedRequest
      case "security" where text.contains("Content Security Policy"): .policyViolation
      default: .browserComplaint
      }
    // Policy violations come as issues as well, which say more.
    if kind != .policyViolation {
      problems.append(PageProblem(kind: kind, text: text, place: Self.place(entry)))
    }
  }

  private mutating func noteIssue(_ issue: JSONValue?) {
    guard issue?["code"]?.string == "ContentSecurityPolicyIssue",
      let details = issue?["details"]?["contentSecurityPolicyIssueDetails"]
    else { return }
    let blocked = details["blockedURL"]?.string ?? details["contentSecurityPolicyViolationType"]?.string ?? ""
    problems.append(
      PageProblem(
        kind: .policyViolation,
        text: "\(details["violatedDirective"]?.string ?? "policy") refused \(blocked)",
        place: details["sourceCodeLocation"].flatMap(Self.place)))
  }

  /// A value of the console, as the console shows it.
  private static func word(_ value: JSONValue) -> String {
    if let value = value["value"] { return value.string ?? value.json }
    if let text = value["unserializableValue"]?.string { return text }
    if value["subtype"]?.string != "error", let members = value["preview"]?["properties"]?.array {
      let isArray = value["subtype"]?.string == "array"
      let words = members.map { member in
        let text = member["value"]?.string ?? ""
        return isArray ? text : "\(member["name"]?.string ?? ""): \(text)"
      }
      return (isArray ? "[" : "{") + words.joined(separator: ", ") + (isArray ? "]" : "}")
    }
    return value["description"]?.string ?? value["type"]?.string ?? ""
  }

  /// What a script threw, with its stack.
  static func text(ofException details: JSONValue) -> String {
    details["exception"]?["description"]?.string ?? details["exception"]?["value"].map {
      $0.string ?? $0.json
    }
      ?? details["text"]?.string ?? "an error"
  }

  private static func place(_ value: JSONValue) -> String? {
    guard let url = value["url"]?.string, !url.isEmpty else { return nil }
    return value["lineNumber"]?.int.map { "\(url):\($0 + 1)" } ?? url
  }
}
