import AppIntents
import Foundation
import IntentDiscovery
import IntentRuntime
import SuggestionEngine

/// The app's own intents that adopt the schemas of calendars, reminders, messages and mail: what they do goes
/// before what is built in.
///
/// A value; the program's is found once. Values are handed over under the names that the schemas give
/// parameters. What a schema requires and a message doesn't say is asked for when the intent runs, as the
/// calendar of an event.
package struct SchemaAdopters: Sendable {
  private let byName: [String: any AssistantSchemaIntent.Type]

  package init(_ intents: [any AppIntent.Type]) {
    var found: [String: any AssistantSchemaIntent.Type] = [:]
    for type in intents {
      guard let type = type as? any AssistantSchemaIntent.Type, type.canRun else { continue }
      let schema = type.__appSchemaIntent
      let name = "\(schema.domain).\(schema.name)"
      // Of two with one schema the first counts; validation reports them.
      if found[name] == nil { found[name] = type }
    }
    byName = found
  }

  /// The slot in which the scope of a test puts its adopters.
  package static let slot = SystemSlot<SchemaAdopters>()

  /// Those of the running program.
  static var program: SchemaAdopters { slot.service ?? discovered }

  private static let discovered = SchemaAdopters(IntentCatalog.program.intents)

  /// The app's intent that does an action, with its values; nil where there is none, or it can't take a value
  /// that would be lost.
  func intent(for action: SuggestedAction, from source: ActionSource, reader: ActionReader) -> (
    any AppIntent
  )? {
    switch action.values.content {
    case let event as EventValues: return filled("calendar.createEvent") { fill($0, event, reader.timeZone) }
    case let reminder as ReminderValues:
      return filled("reminders.createReminder") { values in
        var parts: DateComponents?
        if let day = reminder.due?.date {
          parts = DateComponents(year: day.year, month: day.month, day: day.day)
          if let time = reminder.due?.time {
            parts?.hour = time.hour
            parts?.minute = time.minute
            parts?.timeZone = reader.timeZone
          }
        }
        return values.set("title", to: ActionText.line(reminder.title))
          && (parts == nil || values.set("dueDate", to: parts))
      }
    case _ where DraftValues.kinds.contains(action.kind):
      let draft = DraftValues(action, from: source, reader)
      // A draft in the app is a draft: nothing is sent by it.
      if isMail(draft) { return filled("mail.createDraft") { fillMail($0, draft) } }
      guard let addressee = draft.addressee else { return messageDraft(draft.text) }
      // In the conversation that is open the draft would go to somebody else.
      guard canAddressDrafts else { return nil }
      let intent = AddressedDraftIntent()
      intent.addressee = addressee
      intent.text = draft.text
      return intent
    default: return nil
    }
  }

  // MARK: Drafts

  /// The name under which the schema of drafts knows to whom one goes.
  static let destination = "destination"

  /// The app's intent that begins a message in the conversation that is open; nil where there is none.
  func messageDraft(_ text: String) -> (any AppIntent)? {
    filled("messages.draftMessage") { SchemaAdopters.fillMessage($0, text) }
  }

  /// Whether the app's drafts can say to whom they go.
  private var canAddressDrafts: Bool {
    guard let type = byName["messages.draftMessage"] else { return false }
    return ParameterNames.of(type.init()).contains { $0.name == SchemaAdopters.destination }
  }

  // MARK: Sending

  /// Whether a draft is a mail: where an app writes messages, what has no subject is one of them.
  func isMail(_ draft: DraftValues) -> Bool {
    let writesMessages = byName["messages.draftMessage"] != nil || byName["messages.sendMessage"] != nil
    return draft.isMail && (draft.isSurelyMail || !writesMessages)
  }

  /// The app's intent that sends a message; it runs only after this module has asked.
  var sender: (any AppIntent.Type)? { byName["messages.sendMessage"] }

  /// The app's intent of an identifier, which sends a message, with a text and a file; nil where there is
  /// none any more, or it can't take them.
  static func sender(_ identifier: String, text: String, with file: IntentFile?) -> (any AppIntent)? {
    guard let type = IntentCatalog.program.intentType(identifier: identifier) else { return nil }
    return SchemaAdopters([type]).filled("messages.sendMessage") { values in
      fillMessage(values, text) && (file.map { values.set("attachments", to: [$0]) } ?? true)
    }
  }

  /// Runs an intent as part of the run that is under way.
  static func run(_ intent: any AppIntent) async throws {
    func call<Intent: AppIntent>(_ intent: Intent) async throws {
      if let caller = intentCaller.service {
        _ = try await caller.call(intent)
      } else {
        _ = try await intent.perform()
      }
    }
    try await call(intent)
  }

  // MARK: Values

  private func filled(_ schema: String, _ fill: (SchemaValues) -> Bool) -> (any AppIntent)? {
    guard let type = byName[schema] else { return nil }
    let intent: any AppIntent = type.init()
    let values = SchemaValues(intent)
    guard fill(values) else { return nil }
    values.emptyLists()
    return intent
  }

  private func fill(_ values: SchemaValues, _ event: EventValues, _ zone: TimeZone) -> Bool {
    let isAllDay = event.isAllDay || event.start.time == nil
    guard values.set("title", to: ActionText.line(event.title)), values.set("isAllDay", to: isAllDay) else {
      return false
    }
    guard let day = event.start.date else { return true }
    let start = LocalMoment.date(day, event.start.time, in: zone)
    var end = start.addingTimeInterval(Double(min(max(event.usualMinutes, 0), 10_080)) * 60)
    if isAllDay {
      end = LocalMoment.date(max(day, event.end?.date?.adding(days: -1) ?? day), nil, in: zone)
    } else if let last = event.end?.date {
      end = max(start, LocalMoment.date(last, event.end?.time, in: zone))
    }
    guard values.set("startDate", to: start) else { return false }
    _ = values.set("endDate", to: end)
    if let rule = event.rule {
      guard let recurrence = CalendarRule.recurrence(rule, in: zone), values.set("recurrence", to: recurrence)
      else { return false }
    }
    // Places and people are types of the app's own; in words they fit everywhere.
    var note: [String] = []
    if let place = ActionText.given(event.place), !values.set("location", to: place) { note.append(place) }
    let others = event.attendees.compactMap { ActionText.given($0, limit: 80) }
    if !others.isEmpty { note.append(.own("With \(others.joined(separator: ", "))")) }
    let text = note.joined(separator: "\n")
    return text.isEmpty || values.set("note", to: AttributedString(text), or: text)
  }

  private static func fillMessage(_ values: SchemaValues, _ text: String) -> Bool {
    let text = ActionText.lines(text)
    return values.set("content", to: AttributedString(text), or: text)
  }

  private func fillMail(_ values: SchemaValues, _ draft: DraftValues) -> Bool {
    let text = ActionText.lines(draft.text)
    guard values.set("body", to: AttributedString(text), or: text) else { return false }
    if let subject = ActionText.given(draft.subject), !values.set("subject", to: subject) { return false }
    guard let address = draft.handle, AddressText.isMailAddress(address) else { return true }
    let name = ActionText.given(draft.name, limit: 100) ?? address
    let person = IntentPerson(
      name: .displayName(name), handle: IntentPerson.Handle(emailAddress: address))
    return values.set("to", to: [person])
  }
}

/// The parameters of an intent that has a schema.
private struct SchemaValues {
  private let parameters: [ParameterNames.Named]

  init(_ intent: any AppIntent) { parameters = ParameterNames.of(intent) }

  /// Sets a parameter.
  /// - Returns: Whether the intent has it and takes one of the values.
  func set(_ name: String, to values: (any Sendable)?, or other: (any Sendable)? = nil) -> Bool {
    guard let parameter = parameters.first(where: { $0.name == name })?.parameter else { return false }
    for value in [values, other].compactMap({ $0 }) {
      do {
        try parameter.set(value)
        return true
      } catch {
        // Of another type: the next may fit.
        continue
      }
    }
    return false
  }

  /// Lists that a schema requires and a message doesn't fill are empty, and aren't asked for.
  func emptyLists() {
    for named in parameters where !named.parameter.isSet && !named.parameter.isOptional {
      guard let type = named.parameter.valueType as? any CollectionIntentValue.Type,
        let empty = type.collecting([])
      else { continue }
      _ = set(named.name, to: empty)
    }
  }
}
