import AppIntents
import CivilTime
import Conversations
import FoundationPlus
import IntentDiscovery
import IntentRuntime
import PersonalStore
import StoppedClock
import SuggestionEngine
import SwiftUICore
import Synchronization

@testable import SystemActions

/// A person's desk: their store, their clock and zone, what was opened and copied, and who answers questions.
final class Desk: Sendable {
  /// Tuesday 10 March 2026, 09:00 in Berlin.
  static let now = Date(timeIntervalSince1970: 1_773_129_600)
  static let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt

  let clock = StoppedClock(Desk.now)
  let store: PersonalDatabase
  let runtime: IntentRuntime
  let effects: Effects
  private let context: ActionContext
  private let adopters: SchemaAdopters?

  init(
    hasClipboard: Bool = true, maps: MapLink = .openStreetMap, store: PersonalDatabase? = nil,
    adopters: SchemaAdopters? = nil
  ) throws {
    self.adopters = adopters
    let numbers = Atomic(0)
    self.store =
      try store
      ?? PersonalDatabase(
        inMemory: PersonalDatabase.Context(clock: clock.clock) {
          let number = numbers.add(1, ordering: .relaxed).newValue
          return "uid-\(number)"
        })
    let locale = Locale(identifier: "en_GB")
    runtime = IntentRuntime(
      catalog: IntentCatalog(), clock: clock.clock, locale: locale, timeZone: Desk.zone)
    effects = Effects(hasClipboard: hasClipboard)
    context = ActionContext(
      store: self.store, clock: clock.clock, locale: locale, timeZone: Desk.zone, maps: maps)
  }

  var reader: ActionReader { ActionReader(locale: context.locale, timeZone: Desk.zone, now: Desk.now) }

  /// Does something with this desk standing for the system.
  func at<Value: Sendable>(_ body: @MainActor () async throws -> Value) async rethrows -> Value {
    var scope = SystemScope()
    scope.fill(ActionContext.slot, with: context)
    scope.fill(URLOpeners.slot, with: effects)
    scope.fill(TextClipboards.slot, with: effects)
    scope.fill(intentCaller, with: AppCaller(runtime))
    if let adopters { scope.fill(SchemaAdopters.slot, with: adopters) }
    return try await SystemScope.$current.withValue(scope) { try await body() }
  }

  /// Runs an intent; questions are answered by `answering`, with yes unless it says otherwise, and one for a file
  /// with `file`.
  @discardableResult
  func run(
    _ intent: any AppIntent, file: IntentFile? = nil,
    answering: @escaping @MainActor (Form) throws -> Bool = { _ in true }
  ) async -> RunOutcome {
    await at { await runtime.start(RunRequest(intent), on: Person(file, answering)).outcome }
  }

  /// Runs what a suggestion leads to.
  @discardableResult
  func run(
    _ values: SuggestedAction.Values, from source: ActionSource = .juan,
    answering: @escaping @MainActor (Form) throws -> Bool = { _ in true }
  ) async -> RunOutcome {
    let intent = await ActionIntents.intent(
      for: .of(values), from: source, adopters: SchemaAdopters([]), reader: reader)
    return await run(intent, answering: answering)
  }
}

/// What was opened and copied.
final class Effects: URLOpener, TextClipboard {
  private let hasClipboard: Bool
  private let log = Mutex<(opened: [String], copied: [String])>(([], []))

  init(hasClipboard: Bool) { self.hasClipboard = hasClipboard }

  var opened: [String] { log.withLock { $0.opened } }
  var copied: [String] { log.withLock { $0.copied } }

  func open(_ url: URL) async throws { log.withLock { $0.opened.append(url.absoluteString) } }

  func copy(_ text: String) async throws -> Bool {
    guard hasClipboard else { return false }
    log.withLock { $0.copied.append(text) }
    return true
  }
}

/// Who answers the questions of a run.
private final class Person: RunSurface {
  private let file: IntentFile?
  private let answering: @MainActor (Form) throws -> Bool

  init(_ file: IntentFile?, _ answering: @escaping @MainActor (Form) throws -> Bool) {
    self.file = file
    self.answering = answering
  }

  var abilities: RunSurfaceAbilities { [.asks] }

  func answer(to question: RunQuestion) async throws -> RunAnswer {
    if case .value = question.kind, let file { return .value(file) }
    guard case .action = question.kind else { return .cancelled }
    return .confirmed(try await confirm(question))
  }

  @MainActor private func confirm(_ question: RunQuestion) throws -> Bool { try answering(Form(question)) }
}

/// A confirmation with its fields, as a window shows it.
@MainActor
final class Form {
  let dialog: String
  private let tree = ViewTree(environment: EnvironmentValues())

  init(_ question: RunQuestion) {
    dialog = question.dialog.map { String(localized: $0.full) } ?? ""
    func show(_ view: some View) { tree.show(view) }
    if let view = question.view { show(view.makeView()) }
  }

  private var all: [ViewNode] {
    _ = tree.update()
    return tree.snapshot().flatMap(\.all)
  }

  /// All that stands in it.
  var texts: [String] {
    all.compactMap { node in if case .text(let text) = node.content { text.string } else { nil } }
  }

  /// The fields' values by their labels.
  var values: [String: String] {
    var values: [String: String] = [:]
    for node in all {
      if case .textField(let text, _, _, _) = node.content { values[label(of: node)] = text }
    }
    return values
  }

  func type(_ text: String, into field: String) throws {
    try node(field) { if case .textField = $0.content { true } else { false } }.enter(text)
  }

  func turn(_ isOn: Bool, _ field: String) throws {
    try node(field) { if case .toggle = $0.content { true } else { false } }.set(isOn)
  }

  /// Writes into the input of a date as a browser does: "2026-03-14T20:00".
  func pick(_ input: String, _ field: String) throws {
    let node = try node(field) { if case .datePicker = $0.content { true } else { false } }
    guard case .datePicker(let content) = node.content, let date = content.date(ofInput: input) else {
      throw SystemActionsError(.invalidValue, "\(input) is no date for \(field)")
    }
    node.set(date)
  }

  private func label(of node: ViewNode) -> String {
    node.all.compactMap { inner in if case .text(let text) = inner.content { text.string } else { nil } }
      .first ?? ""
  }

  private func node(_ field: String, _ isKind: (ViewNode) -> Bool) throws -> ViewNode {
    guard let node = all.first(where: { isKind($0) && label(of: $0) == field }) else {
      throw SystemActionsError(.notFound, "There is no field \(field) in \(texts)")
    }
    return node
  }
}

extension SuggestedAction {
  static func of(_ values: Values) -> SuggestedAction {
    SuggestedAction(
      values: values, title: "", confidence: 1, range: 0..<1, reason: .init(rule: "test", evidence: []))
  }
}

extension ActionSource {
  private static func key(_ id: String) -> MessageKey {
    do { return try MessageKey(id) } catch { preconditionFailure("A text is an id: \(error)") }
  }

  /// A message by Juan, who has a number.
  static let juan = ActionSource(
    message: key("m1"),
    sender: Participant(name: "Juan Pérez", handle: "+34 600 100 200"),
    recipients: [Participant(name: "Me", isUser: true)])

  /// A mail by Ana.
  static let ana = ActionSource(
    message: key("m2"),
    sender: Participant(name: "Ana", handle: "ana@example.org"),
    recipients: [Participant(name: "Me", isUser: true)], subject: "Lunch?")

  /// Somebody whom only the app can reach.
  static let lee = ActionSource(
    message: key("m3"), sender: Participant(name: "Lee", handle: "@lee"))
}

extension RunOutcome {
  /// What a person is told.
  var said: String {
    switch ending {
    case .finished(let result): result.dialog.map { String(localized: $0.full) } ?? ""
    case .failed(let failure): "failed: " + String(localized: failure.message)
    case .cancelled: "cancelled"
    }
  }
}

extension LocalDateTime {
  static func at(_ year: Int, _ month: Int, _ day: Int, _ hour: Int? = nil, _ minute: Int = 0)
    -> LocalDateTime
  {
    LocalDateTime(
      date: CivilDate(year: year, month: month, day: day),
      time: hour.flatMap { ClockTime(hour: $0, minute: minute) })
  }
}
