import AppIntents
import JSONValues

/// A run that waits for an answer, in a form with which another process can go on.
///
/// It says what was asked for and all answers so far. Who goes on performs the intent from its beginning and
/// gives it these answers; so what `perform()` did before its first question is done again. It depends on no
/// memory of the process that made it.
package struct RunRecord: Sendable, Hashable {
  /// The version of this form.
  package static let version = 1

  /// The name of the run.
  package var run: RunIdentifier
  /// The identifier of the intent.
  package var intent: String
  /// The values of the parameters at the beginning, by name.
  package var values: [String: JSONValue]
  /// The texts and the JSON that were given for parameters, by name: `{"text": [...]}` or `{"json": ...}`.
  package var arguments: [String: JSONValue]
  package var source: RunSource
  package var isUncertain: Bool
  /// The date at which the run was requested.
  package var date: Date
  /// The date until which the run may be continued.
  package var expires: Date
  /// The caller that requested the run; no other may continue it.
  package var asker: String
  /// The answers so far, in their order.
  package var answers: [Answer]
  /// The question that waits.
  package var pending: PromptKey
  /// The ticket that distinguishes this record from all others, so that it is used once.
  package var ticket: UUID

  /// An answer to one question.
  package struct Answer: Sendable, Hashable {
    package var key: PromptKey
    /// The value that ``AnswerCoding`` wrote.
    package var form: JSONValue
  }
}

// MARK: - JSON

extension RunRecord {
  /// The record as JSON.
  package var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.value(
      .object([
        .init(name: "version", value: .number(String(Self.version))),
        .init(name: "run", value: .string(run.value.uuidString)),
        .init(name: "intent", value: .string(intent)),
        .init(name: "values", value: Self.object(values)),
        .init(name: "arguments", value: Self.object(arguments)),
        .init(name: "source", value: .string(source.name)),
        .init(name: "uncertain", value: .boolean(isUncertain)),
        .init(name: "date", value: .number(String(date.timeIntervalSinceReferenceDate))),
        .init(name: "expires", value: .number(String(expires.timeIntervalSinceReferenceDate))),
        .init(name: "asker", value: .string(asker)),
        .init(
          name: "answers",
          value: .array(
            answers.map {
              .object([.init(name: "key", value: $0.key.json), .init(name: "form", value: $0.form)])
            })),
        .init(name: "pending", value: pending.json),
        .init(name: "ticket", value: .string(ticket.uuidString)),
      ]))
    return writer.bytes
  }

  private static func object(_ values: [String: JSONValue]) -> JSONValue {
    .object(values.sorted { $0.key < $1.key }.map { .init(name: $0.key, value: $0.value) })
  }

  /// Reads a record.
  ///
  /// - Throws: `IntentRunError` with `badRecord`, which names what is missing.
  package init(bytes: [UInt8]) throws {
    let json: JSONValue
    do {
      json = try JSONValue(parsing: bytes)
    } catch {
      throw IntentRunError(.badRecord, "The record of the run is no JSON.", underlying: error)
    }
    let reader = RecordReader(json: json)
    let version = try reader.number("version")
    guard version == Double(Self.version) else {
      throw IntentRunError(
        .badRecord, "The record of the run has version \(version), and this program reads \(Self.version).")
    }
    run = RunIdentifier(try reader.uuid("run"))
    intent = try reader.text("intent")
    values = try reader.members("values")
    arguments = try reader.members("arguments")
    source = RunSource(try reader.text("source"))
    isUncertain = json["uncertain"]?.boolean ?? false
    date = Date(timeIntervalSinceReferenceDate: try reader.number("date"))
    expires = Date(timeIntervalSinceReferenceDate: try reader.number("expires"))
    asker = try reader.text("asker")
    answers = try reader.list("answers").map { answer in
      let reader = RecordReader(json: answer)
      return Answer(key: try PromptKey(json: reader.member("key")), form: try reader.member("form"))
    }
    pending = try PromptKey(json: reader.member("pending"))
    ticket = try reader.uuid("ticket")
  }
}

extension PromptKey {
  fileprivate var json: JSONValue {
    .array([.string(intent), .string(call), .string(subject), .number(String(occurrence))])
  }

  fileprivate init(json: JSONValue) throws {
    guard let parts = json.array, parts.count == 4, let intent = parts[0].string, let call = parts[1].string,
      let subject = parts[2].string, case .number(let digits) = parts[3], let occurrence = Int(digits)
    else { throw IntentRunError(.badRecord, "A question in the record of the run can't be read.") }
    self.init(intent: intent, call: call, subject: subject, occurrence: occurrence)
  }
}

/// A reader of members of an object that have to be there.
private struct RecordReader {
  let json: JSONValue

  func member(_ name: String) throws -> JSONValue {
    guard let value = json[name] else { throw missing(name) }
    return value
  }

  func text(_ name: String) throws -> String {
    guard let text = json[name]?.string else { throw missing(name) }
    return text
  }

  func number(_ name: String) throws -> Double {
    guard case .number(let digits)? = json[name], let number = Double(digits), number.isFinite else {
      throw missing(name)
    }
    return number
  }

  func uuid(_ name: String) throws -> UUID {
    guard let value = UUID(uuidString: try text(name)) else { throw missing(name) }
    return value
  }

  func list(_ name: String) throws -> [JSONValue] {
    guard let values = json[name]?.array else { throw missing(name) }
    return values
  }

  func members(_ name: String) throws -> [String: JSONValue] {
    guard case .object(let members)? = json[name] else { throw missing(name) }
    return Dictionary(members.map { ($0.name, $0.value) }) { _, last in last }
  }

  private func missing(_ name: String) -> IntentRunError {
    IntentRunError(.badRecord, "The record of the run lacks '\(name)', or it can't be read.")
  }
}
