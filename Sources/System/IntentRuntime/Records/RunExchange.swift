import AppIntents
import FoundationPlus
import IntentDiscovery
import IntentValues
import JSONValues
import Synchronization

/// Runs of askers that come and go: each request begins a run or answers its question, and is told at once
/// what the run asks next or what came of it.
///
/// A run that waits is kept for a while, so that an answer goes straight to it. When it is kept no more, in
/// this process or in another, the record that the asker brings along is enough: the run is performed again
/// with the answers it has.
package final class RunExchange: Sendable {
  /// A step of the run that is reported to a request.
  package enum Step: Sendable {
    /// The run asks; the record has to come back with the answer.
    case asks(RunQuestion, record: String)
    case over(RunOutcome)
  }

  private struct Parked: Sendable {
    let surface: ParkingSurface
    let run: Run
    let request: RunRequest
    let until: Date
  }

  private let runtime: IntentRuntime
  private let seal: RunRecordSeal
  private let tickets: RunTickets
  private let coding: AnswerCoding
  private let keepsFor: Double
  private let lifetime: Double
  private let capacity: Int
  private let makeTicket: @Sendable () -> UUID
  private let parked = Mutex<[RunIdentifier: Parked]>([:])

  /// - Parameters:
  ///   - keepsFor: How many seconds a run that waits is kept in memory.
  ///   - lifetime: How many seconds a record can be used.
  ///   - capacity: How many runs are kept at most; those that would be given up first make room.
  ///   - makeTicket: Makes identifiers that nobody can guess.
  package init(
    runtime: IntentRuntime, seal: RunRecordSeal, tickets: RunTickets, coding: IntentValueCoding? = nil,
    keepsFor: Double = 300, lifetime: Double = 86_400, capacity: Int = 1_000,
    makeTicket: @escaping @Sendable () -> UUID = { UUID() }
  ) {
    self.runtime = runtime
    self.seal = seal
    self.tickets = tickets
    self.coding = AnswerCoding(
      coding: coding ?? IntentValueCoding(files: .onThisMachine(), locale: runtime.locale))
    self.keepsFor = keepsFor
    self.lifetime = lifetime
    self.capacity = capacity
    self.makeTicket = makeTicket
  }

  /// Begins a run.
  ///
  /// - Parameters:
  ///   - asker: Who asks: a session, a user. Only they can go on with the run.
  ///   - surface: What the asker can do beside answering.
  /// - Throws: `IntentRunError` when a value of the request can't be kept.
  package func begin(
    _ request: RunRequest, asker: String, on surface: any RunSurface = SilentSurface()
  ) async throws -> Step {
    let request = try prepared(request)
    return try await start(request, asker, surface, replaying: nil)
  }

  /// Resumes a run.
  ///
  /// - Parameters:
  ///   - record: What the last step gave. It can be used once.
  ///   - authentication: Who is known to be there now.
  /// - Throws: `IntentRunError` with `badRecord` when the record is forged, too old, used before, somebody
  ///   else's, or fits the program no more.
  package func resume(
    _ record: String, with answer: RunAnswer, asker: String, authentication: RunAuthentication = .local,
    on surface: any RunSurface = SilentSurface()
  ) async throws -> Step {
    let record = try RunRecord(bytes: try seal.open(record))
    guard record.asker == asker else {
      throw IntentRunError(.badRecord, "The run was begun by somebody else.")
    }
    let now = runtime.clock.now()
    guard now < record.expires else {
      throw IntentRunError(.badRecord, "The run waited for too long. Begin it anew.")
    }
    guard try tickets.use(record.ticket, until: record.expires, now: now) else {
      throw IntentRunError(.badRecord, "This question was answered before.")
    }
    if let waiting = takeParked(record.run), waiting.surface.answer(record.pending, answer) {
      return try await next(waiting, asker)
    }
    return try await replay(record, answer, asker, authentication, surface)
  }

  // MARK: Replaying

  private func replay(
    _ record: RunRecord, _ answer: RunAnswer, _ asker: String, _ authentication: RunAuthentication,
    _ surface: any RunSurface
  ) async throws -> Step {
    let intent = try runtime.catalog.intent(named: record.intent).init()
    let parameters = ParameterNames.of(intent)
    var items: [(parameter: any AnyIntentParameter, json: JSONValue)] = []
    for (name, json) in record.values.sorted(by: { $0.key < $1.key }) {
      guard let named = parameters.first(where: { $0.name == name }) else {
        throw IntentRunError(.badRecord, "\(record.intent) has no parameter '\(name)' any more.")
      }
      items.append((named.parameter, json))
    }
    for item in items {
      let value = try await coding.coding.finding(for: item.parameter)
        .value(from: item.json, as: item.parameter.valueType, at: item.parameter.label)
      try item.parameter.set(value)
    }
    let request = RunRequest(
      intent, arguments: try record.arguments.mapValues { try RunArgument(form: $0) }, source: record.source,
      authentication: authentication, isUncertain: record.isUncertain, id: record.run, date: record.date)
    return try await start(request, asker, surface, replaying: (record, answer))
  }

  private func start(
    _ request: RunRequest, _ asker: String, _ surface: any RunSurface,
    replaying earlier: (record: RunRecord, answer: RunAnswer)?
  ) async throws -> Step {
    let parking = ParkingSurface(surface)
    let run = runtime.start(
      request, on: parking, replaying: earlier.map { ReplayedAnswers($0.record, coding) })
    Task { parking.end(await run.outcome) }
    let parked = Parked(
      surface: parking, run: run, request: request,
      until: runtime.clock.now().addingTimeInterval(keepsFor))
    guard let earlier else { return try await next(parked, asker) }
    // The run comes to the question that the asker has answered, unless the program has changed since.
    let step = await parking.step()
    guard case .asks(let question) = step else { return try await finish(step, parked, asker) }
    let expected = earlier.record.pending
    guard question.key == expected else {
      run.cancel()
      throw IntentRunError(
        .badRecord,
        "The run asks something else than before: \(question.call), and not \(expected.call). Begin it "
          + "anew.")
    }
    _ = parking.answer(question.key, earlier.answer)
    return try await next(parked, asker)
  }

  // MARK: Steps

  private func next(_ parked: Parked, _ asker: String) async throws -> Step {
    try await finish(await parked.surface.step(), parked, asker)
  }

  private func finish(_ step: ParkingSurface.Step, _ waiting: Parked, _ asker: String) async throws -> Step {
    switch step {
    case .over(let outcome): return .over(outcome)
    case .asks(let question):
      let record: String
      do {
        record = try self.record(waiting, question, asker)
      } catch {
        waiting.run.cancel()
        throw error
      }
      keep(waiting)
      return .asks(question, record: record)
    }
  }

  private func record(_ waiting: Parked, _ question: RunQuestion, _ asker: String) throws -> String {
    let now = runtime.clock.now()
    let record = RunRecord(
      run: waiting.run.id, intent: waiting.run.intentType.persistentIdentifier,
      values: try values(of: waiting.request),
      arguments: waiting.request.arguments.compactMapValues(\.form), source: waiting.request.source,
      isUncertain: waiting.request.isUncertain,
      date: waiting.request.date ?? now, expires: now.addingTimeInterval(lifetime), asker: asker,
      answers: try waiting.run.answers.map { .init(key: $0.key, form: try coding.form(of: $0)) },
      pending: question.key, ticket: makeTicket())
    return seal.seal(record.bytes)
  }

  /// A request as it can be kept: with a date, and with typed values set on an intent of its own.
  ///
  /// Texts and JSON are read when the run begins, and again when it is performed again.
  private func prepared(_ request: RunRequest) throws -> RunRequest {
    var request = request
    request.date = request.date ?? runtime.clock.now()
    let intent = request.intent.separateCopy
    let parameters = ParameterNames.of(intent)
    for (name, argument) in request.arguments {
      guard case .value(let value) = argument, let named = parameters.first(where: { $0.name == name }) else {
        continue
      }
      do {
        try named.parameter.set(value)
      } catch {
        throw ParameterError(parameter: name, underlyingError: error)
      }
      request.arguments[name] = nil
    }
    request.intent = intent
    return request
  }

  /// The values that the intent of a request has, as JSON.
  private func values(of request: RunRequest) throws -> [String: JSONValue] {
    var values: [String: JSONValue] = [:]
    for named in ParameterNames.of(request.intent) where named.parameter.isSet {
      values[named.name] = try coding.coding.json(of: try named.parameter.value())
    }
    return values
  }

  // MARK: Keeping

  private func keep(_ waiting: Parked) {
    let givenUp = parked.withLock { parked -> [Run] in
      parked[waiting.run.id] = waiting
      let now = runtime.clock.now()
      var old = parked.values.filter { $0.until < now }
      let room = parked.count - old.count - capacity
      if room > 0 {
        old += parked.values.filter { $0.until >= now }.sorted { $0.until < $1.until }.prefix(room)
      }
      for one in old { parked.removeValue(forKey: one.run.id) }
      return old.map(\.run)
    }
    // The record is enough to go on with it.
    for run in givenUp { run.cancel() }
  }

  private func takeParked(_ run: RunIdentifier) -> Parked? {
    parked.withLock { $0.removeValue(forKey: run) }
  }
}

extension RunArgument {
  /// The JSON form of texts and JSON that is kept; nil for a value.
  fileprivate var form: JSONValue? {
    switch self {
    case .text(let texts): .object([.init(name: "text", value: .array(texts.map { .string($0) }))])
    case .json(let json): .object([.init(name: "json", value: json)])
    case .value: nil
    }
  }

  fileprivate init(form: JSONValue) throws {
    if let texts = form["text"]?.array {
      self = .text(texts.compactMap(\.string))
    } else if let json = form["json"] {
      self = .json(json)
    } else {
      throw IntentRunError(.badRecord, "A value in the record of the run can't be read.")
    }
  }
}
