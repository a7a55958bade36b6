import AppIntents
import FoundationPlus
import StoppedClock
import Testing

@testable import IntentDiscovery
@testable import IntentRuntime

/// Random numbers that are the same each time (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@Suite struct RunReplayTests {
  static let catalog = IntentCatalog(intents: [AskAround.self, BakeLoaf.self], entities: [Loaf.self])

  /// A process: its runtime, its memory of runs that wait, and what all processes of a person share.
  private func process(
    _ seal: RunRecordSeal, _ tickets: RunTickets, at seconds: Double = 0
  ) -> RunExchange {
    let runtime = IntentRuntime(
      catalog: Self.catalog,
      clock: WallClock(now: { Date(timeIntervalSince1970: 1_790_000_000 + seconds) }) { _ in
        try await Task.sleep(for: .seconds(3600))
      }, locale: Locale(identifier: "en_US"), timeZone: .gmt)
    return RunExchange(runtime: runtime, seal: seal, tickets: tickets)
  }

  private func seal(_ byte: UInt8 = 7) -> RunRecordSeal {
    RunRecordSeal(key: Array(repeating: byte, count: 32))
  }

  private func request(_ program: String) -> RunRequest {
    RunRequest(AskAround(), arguments: ["program": .text(program)])
  }

  // MARK: Property

  private func randomStep(_ numbers: inout SeededNumbers) -> PromptStep {
    let words = ["ash", "birch", "cedar", "elm"]
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0: return .number(0...Int.random(in: 1...9, using: &numbers))
    case 1: return .loaf
    case 2: return .oneOf(Array(words.shuffled(using: &numbers).prefix(3)))
    case 3: return .confirm(words.randomElement(using: &numbers) ?? "ash")
    case 4: return .confirmValue(Int.random(in: 0...9, using: &numbers))
    default: return .option(Array(words.shuffled(using: &numbers).prefix(2)))
    }
  }

  /// An answer that fits a question, by its kind; mostly right.
  private func answer(to question: RunQuestion, _ numbers: inout SeededNumbers) -> RunAnswer {
    switch question.kind {
    case .value(_, let options?, _):
      return .index(Int.random(in: 0..<options.options.count, using: &numbers))
    case .value: return .text(String(Int.random(in: 0...9, using: &numbers)))
    case .disambiguation(_, let options):
      return .index(Int.random(in: 0..<options.options.count, using: &numbers))
    case .confirmation: return .confirmed(Bool.random(using: &numbers))
    case .action: return .confirmed(Int.random(in: 0..<6, using: &numbers) > 0)
    case .choice(let options): return .index(Int.random(in: 0..<options.count, using: &numbers))
    case .foreground: return .confirmed(true)
    }
  }

  private func told(_ outcome: RunOutcome) -> String {
    switch outcome.ending {
    case .finished(let result): return "finished: \(result.value.map { "\($0)" } ?? "nothing")"
    case .failed(let failure): return "failed: \(String(localized: failure.message))"
    case .cancelled: return "cancelled"
    }
  }

  @Test(arguments: 0..<120)
  func aReplayedRunEndsAsASuspendedOne(seed: Int) async throws {
    var numbers = SeededNumbers(state: UInt64(seed))
    let steps = (0..<Int.random(in: 3...7, using: &numbers)).map { _ in randomStep(&numbers) }
    let name = "program-\(seed)"
    PromptPrograms.add(name, steps)

    // One process answers all; the other answers each question in a process that knows nothing but the record.
    var outcomes: [String] = []
    var asked: [[PromptKey]] = []
    for isReplayed in [false, true] {
      var chooser = SeededNumbers(state: UInt64(seed) &+ 1000)
      let tickets = try RunTickets(at: nil)
      var exchange = process(seal(), tickets)
      var step = try await exchange.begin(request(name), asker: "me")
      var keys: [PromptKey] = []
      while case .asks(let question, let record) = step {
        keys.append(question.key)
        if isReplayed { exchange = process(seal(), tickets, at: Double(keys.count)) }
        step = try await exchange.resume(record, with: answer(to: question, &chooser), asker: "me")
      }
      guard case .over(let outcome) = step else { continue }
      outcomes.append(told(outcome))
      asked.append(keys)
    }
    #expect(outcomes.count == 2)
    #expect(outcomes.first == outcomes.last)
    #expect(asked.first == asked.last)
    // Three questions at the least, unless somebody said no before.
    #expect(asked[0].count >= 3 || outcomes[0] == "cancelled")
  }

  // MARK: Records that are refused

  private func waiting(_ exchange: RunExchange, _ program: String = "refused") async throws -> String {
    PromptPrograms.add(program, [.confirm("ash")])
    guard case .asks(_, let record) = try await exchange.begin(request(program), asker: "me") else {
      throw IntentRunError(.badRecord, "The run was to ask.")
    }
    return record
  }

  private func refused(_ expected: String, _ body: () async throws -> Void) async {
    do {
      try await body()
      Issue.record("It was to be refused.")
    } catch let error as IntentRunError {
      #expect(error.code == .badRecord)
      #expect(error.message.contains(expected), "\(error.message)")
    } catch {
      Issue.record(error)
    }
  }

  @Test func aChangedRecordIsRefused() async throws {
    let exchange = process(seal(), try RunTickets(at: nil))
    let record = try await waiting(exchange)
    let parts = record.split(separator: ".")
    let bytes = try seal().open(record)
    let forged = RunRecordSeal(key: Array(repeating: 9, count: 32)).seal(bytes)
    await refused("changed, or was made elsewhere") {
      _ = try await exchange.resume(forged, with: .text("1"), asker: "me")
    }
    await refused("changed, or was made elsewhere") {
      _ = try await exchange.resume(
        "\(parts[0]).\(parts[1].dropLast(4)).\(parts[2])", with: .text("1"), asker: "me")
    }
    for junk in ["", "beckon1", "beckon1..", "beckon1.!.!", "beckon9.\(parts[1]).\(parts[2])"] {
      await refused("record") { _ = try await exchange.resume(junk, with: .text("1"), asker: "me") }
    }
  }

  @Test func aRecordIsUsedOnce() async throws {
    let tickets = try RunTickets(at: nil)
    let exchange = process(seal(), tickets)
    let record = try await waiting(exchange)
    _ = try await exchange.resume(record, with: .text("1"), asker: "me")
    await refused("answered before") {
      _ = try await exchange.resume(record, with: .text("1"), asker: "me")
    }
    await refused("answered before") {
      _ = try await process(seal(), tickets).resume(record, with: .text("1"), asker: "me")
    }
  }

  @Test func aRecordIsForItsAskerAndItsTime() async throws {
    let tickets = try RunTickets(at: nil)
    let record = try await waiting(process(seal(), tickets))
    await refused("somebody else") {
      _ = try await process(seal(), tickets).resume(record, with: .text("1"), asker: "you")
    }
    await refused("too long") {
      _ = try await process(seal(), tickets, at: 90_000).resume(record, with: .text("1"), asker: "me")
    }
  }

  @Test func aRunThatAsksSomethingElseNowIsRefused() async throws {
    let tickets = try RunTickets(at: nil)
    let first = process(seal(), tickets)
    PromptPrograms.add("changing", [.confirm("ash"), .confirm("elm")])
    guard case .asks(_, let one) = try await first.begin(request("changing"), asker: "me"),
      case .asks(_, let two) = try await first.resume(one, with: .text("1"), asker: "me"),
      case .asks = try await first.resume(two, with: .confirmed(true), asker: "me")
    else {
      Issue.record("The run was to ask three times.")
      return
    }
    let again = process(seal(), try RunTickets(at: nil))
    PromptPrograms.add("changing", [.option(["x", "y"])])
    await refused("asks something else") {
      _ = try await again.resume(two, with: .confirmed(true), asker: "me")
    }
  }

  @Test func whatWasAgreedToIsAskedAgainWhenItChanges() async throws {
    let tickets = try RunTickets(at: nil)
    PromptPrograms.add("price", [.confirm("two for 20"), .number(0...9)])
    let first = process(seal(), tickets)
    guard case .asks(_, let one) = try await first.begin(request("price"), asker: "me"),
      case .asks(_, let two) = try await first.resume(one, with: .text("1"), asker: "me"),
      case .asks(_, let three) = try await first.resume(two, with: .confirmed(true), asker: "me")
    else {
      Issue.record("The run was to ask three times.")
      return
    }
    PromptPrograms.add("price", [.confirm("two for 40"), .number(0...9)])
    await refused("asks something else") {
      _ = try await process(seal(), tickets).resume(three, with: .text("3"), asker: "me")
    }
  }

  @Test func anAnswerThatDoesNotFitIsAskedForAgain() async throws {
    let tickets = try RunTickets(at: nil)
    PromptPrograms.add("again", [])
    guard case .asks(_, let one) = try await process(seal(), tickets).begin(request("again"), asker: "me"),
      case .asks(let question, let two) = try await process(seal(), tickets)
        .resume(one, with: .text("many"), asker: "me")
    else {
      Issue.record("The run was to ask twice.")
      return
    }
    #expect(question.problem?.code == .conversionFailed)
    guard
      case .over(let outcome) = try await process(seal(), tickets).resume(two, with: .text("4"), asker: "me")
    else {
      Issue.record("The run was to end.")
      return
    }
    #expect(told(outcome) == "finished: first 4")
  }

  @Test func keysAreKeptForTheirOwnerAlone() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try RunRecordSeal.kept(in: folder)
    let second = try RunRecordSeal.kept(in: folder)
    #expect(try second.open(first.seal([1, 2, 3])) == [1, 2, 3])
    let file = folder.appending(path: "run-records.key")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    try Data([1]).write(to: file)
    #expect(throws: IntentRunError.self) { try RunRecordSeal.kept(in: folder) }
  }

  @Test func ticketsOutliveTheProcess() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).db")
    defer { try? FileManager.default.removeItem(at: file) }
    let now = Date(timeIntervalSince1970: 1_790_000_000)
    let ticket = UUID()
    #expect(try RunTickets(at: file).use(ticket, until: now.addingTimeInterval(60), now: now))
    #expect(try !RunTickets(at: file).use(ticket, until: now.addingTimeInterval(60), now: now))
    // Forgotten when nobody could use it any more.
    #expect(
      try RunTickets(at: file).use(
        ticket, until: now.addingTimeInterval(600), now: now.addingTimeInterval(61)))
  }
}
