import CommandLineSurface
import JSONValues
import SuggestionEngine

let settingsCommand = Command(
  CommandDescription(
    name: "settings", abstract: "shows, or changes, what suggests nothing",
    discussion: """
      Without STATE it lists what is switched off. off and on change one switch: of a kind of action, of a \
      conversation, of an app, of several of these together, or of everything where none is given.

      A switch holds at once, in programs that are running too. What was worked out before stays, and is \
      there again when the switch is on.
      """,
    arguments: [
      ArgumentDescription(
        "STATE",
        .choice([
          .init("list", "what is switched off"), .init("off", "suggests nothing"),
          .init("on", "suggests again"),
        ]), "what to do", defaultValue: "list")
    ],
    options: [
      .option(
        "kind", .choice(ActionKind.allCases.map { ValueKind.Choice($0.rawValue) }), placeholder: "KIND",
        "only this kind of action"),
      .option(
        "conversation", .text, placeholder: "ID",
        "only this conversation, as its app names it"
      ),
      .option("app", .text, placeholder: "NAME", "only this app"),
      .flag("json", "writes JSON"),
    ],
    examples: [
      .init("beckon settings", "what is switched off"),
      .init("beckon settings off --kind pay", "never suggests to pay"),
      .init("beckon settings off --app beckon", "switches off what this command suggests"),
      .init("beckon settings on", "takes back that everything is off"),
    ])
) { invocation in
  let arguments = invocation.arguments
  let settings = KeptSuggestions.settings()
  let state = arguments.text("STATE") ?? "list"
  let entry = SuggestionSwitch(
    app: arguments.text("app"), conversation: arguments.text("conversation"),
    kind: arguments.text("kind").flatMap { ActionKind(rawValue: $0) })
  guard entry.app != "", entry.conversation != "" else {
    throw UsageError(.invalidValue, "--app and --conversation take a name that isn't empty")
  }
  if state == "list", entry != SuggestionSwitch() {
    throw UsageError(.missingArgument, "--kind, --conversation and --app say what to switch; add on or off")
  }
  let report = SettingsReport(terminal: invocation.terminal)
  do {
    let changed = state == "list" ? false : try settings.set(state == "on", entry)
    let off = try settings.switches()
    if arguments.flag("json") {
      try report.writeJSON(off, changed: state == "list" ? nil : changed)
    } else if state == "list" {
      try report.write(off)
    } else {
      try report.write(entry, isOn: state == "on", changed: changed, off)
    }
  } catch let error as OutputError {
    throw error
  } catch {
    throw CommandFailure(.cannotCreate, "\(error)")
  }
  return .success
}

/// A report of switches for a person or a program.
private struct SettingsReport {
  let terminal: Terminal

  func write(_ off: [SuggestionSwitch]) throws {
    if off.isEmpty { try terminal.print("Everything is on.") }
    for entry in off { try terminal.print("off  \(name(of: entry))") }
  }

  func write(_ entry: SuggestionSwitch, isOn: Bool, changed: Bool, _ off: [SuggestionSwitch]) throws {
    let state = isOn ? "on" : "off"
    let verdict = isOn ? "not switched off by itself" : "off"
    try terminal.print(
      changed
        ? "Switched \(state): \(name(of: entry))." : "It was so already: \(name(of: entry)) is \(verdict).")
    // A wider switch goes before a narrower one.
    for other in off where isOn && other.covers(entry) {
      try terminal.print("Still off, which covers it: \(name(of: other)).")
    }
  }

  func writeJSON(_ off: [SuggestionSwitch], changed: Bool?) throws {
    var json = JSONWriter()
    json.object { json in
      json.name("off")
      json.array(off) { json, entry in
        json.object { json in
          json.member("app", entry.app)
          json.member("conversation", entry.conversation)
          json.member("kind", entry.kind)
        }
      }
      if let changed { json.member("changed", changed) }
    }
    json.endLine()
    try terminal.output.write(json.bytes)
  }

  private func name(of entry: SuggestionSwitch) -> String {
    var parts = [entry.kind ?? "everything"]
    if let conversation = entry.conversation { parts.append("in the conversation \"\(conversation)\"") }
    if let app = entry.app { parts.append("in the app \"\(app)\"") }
    return TerminalText.escaped(parts.joined(separator: " "))
  }
}
