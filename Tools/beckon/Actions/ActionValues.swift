import AppIntents
import CommandLineSurface
import IntentRuntime

/// The options that change what an action does before it is done, as the fields of its form do in a window.
enum ActionValues {
  /// An option and the parameter it is for.
  private static let fields: [(option: OptionDescription, parameter: String)] = [
    (.option("title", .text, placeholder: "TEXT", "what the event or reminder is called"), "title"),
    (
      .option("start", .text, placeholder: "TIME", "when the event begins, such as 2026-03-13T19:00"), "start"
    ),
    (.option("end", .text, placeholder: "TIME", "when it ends; of whole days the last one"), "end"),
    (.toggle("all-day", "the event takes whole days"), "isAllDay"),
    (.option("place", .text, placeholder: "TEXT", "where the event is"), "place"),
    (.option("calendar", .text, placeholder: "NAME", "the calendar it goes into"), "calendar"),
    (
      .option("due", .text, placeholder: "TIME", "when the reminder is due; a day alone for any time of it"),
      "due"
    ),
    (.option("list", .text, placeholder: "NAME", "the list it goes on"), "list"),
    (.option("notes", .text, placeholder: "TEXT", "what else is to be kept with it"), "notes"),
    (.option("name", .text, placeholder: "TEXT", "whom it is about, or to whom it goes"), "name"),
    (.option("phone", .text, placeholder: "NUMBER", "the number to call or to keep"), "phone"),
    (.option("email", .text, placeholder: "ADDRESS", "the contact's mail address"), "email"),
    (.option("address", .text, placeholder: "TEXT", "the contact's postal address"), "address"),
    (.option("to", .text, placeholder: "HANDLE", "the number or mail address a draft goes to"), "handle"),
    (.option("subject", .text, placeholder: "TEXT", "the subject of a mail"), "subject"),
    (.option("text", .text, placeholder: "TEXT", "the words of a draft"), "text"),
    (.option("file", .file, placeholder: "FILE", "what a mail takes along"), "file"),
    (.option("query", .text, placeholder: "TEXT", "what to look for on the map"), "query"),
  ]

  static let options = fields.map(\.option)

  /// The values that were given, by the parameters of an intent.
  /// - Throws: `UsageError` for an option that the action has no use for, with those that it has.
  static func given(_ arguments: ParsedArguments, for intent: any AppIntent) throws -> [String: RunArgument] {
    let known = Set(ParameterNames.of(intent).map(\.name))
    var values: [String: RunArgument] = [:]
    for field in fields {
      guard let text = arguments.text(field.option.name) else { continue }
      guard known.contains(field.parameter) else {
        let possible = fields.filter { known.contains($0.parameter) }.map { "--\($0.option.name)" }
        throw UsageError(
          .invalidValue,
          "--\(field.option.name) means nothing to this action; "
            + (possible.isEmpty ? "it takes no values" : "it takes \(possible.joined(separator: ", "))"))
      }
      values[field.parameter] = .text(text)
      // Another address is another person, whose name nobody has given.
      if field.parameter == "handle", known.contains("name"), values["name"] == nil {
        values["name"] = .text("")
      }
      // "2026-03-13" is a day, "2026-03-13T09:00" a time of it.
      if field.parameter == "due" { values["hasTime"] = .text(text.contains(":") ? "true" : "false") }
    }
    return values
  }
}
