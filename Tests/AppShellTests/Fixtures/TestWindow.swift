import AppIntents
import AppShell
import FoundationPlus
import IntentDiscovery
import IntentRuntime
import StoppedClock
import SwiftUI
import SwiftUICore
import Synchronization
import Testing

extension Date {
  /// When the tests run: 21 September 2026, 12:53:20 UTC.
  static let ofTests = Date(timeIntervalSince1970: 1_789_995_200)
}

/// A window as a person uses it: looks at its tree, presses, types.
@MainActor
final class TestWindow {
  let clock = StoppedClock(.ofTests)
  let system: IntentSystem
  let model: ShellModel
  let tree: ViewTree

  init(
    _ catalog: IntentCatalog = .harbour, locale: String = "en_US", languages: [String]? = nil,
    controls: ProgramControls = ProgramControls(), pages: ProgramPages = ProgramPages(),
    host: ShellHost = ShellHost(), commands: [CommandsDescription] = [],
    limits: RunLimits = RunLimits(), content: some View = Text(verbatim: "Content")
  ) throws {
    let locale = Locale(identifier: locale)
    system = try IntentSystem(
      catalog: catalog, folders: nil, program: "harbour", clock: clock.clock, locale: locale, timeZone: .gmt,
      limits: limits)
    let context = try ShellContext(
      clock: clock.clock, languages: languages, locale: locale, timeZone: .gmt)
    model = ShellModel(system: system, context: context, host: host, controls: controls, pages: pages)
    var environment = EnvironmentValues()
    environment.locale = locale
    environment.timeZone = .gmt
    environment.now = .ofTests
    tree = ViewTree(environment: environment)
    tree.show(ShellView(model, commands: commands) { content })
    model.tree = tree
  }

  // MARK: Waiting

  /// Returns when a condition on what the model shows holds.
  func until(
    _ what: String = "", sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: @MainActor () -> Bool
  ) async {
    while true {
      let isTold = Mutex(false)
      var holds = false
      await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        @Sendable func tell() {
          let isFirst = isTold.withLock { told in
            defer { told = true }
            return !told
          }
          if isFirst { continuation.resume() }
        }
        holds = withObservationTracking {
          condition()
        } onChange: {
          tell()
        }
        if holds { tell() }
      }
      if holds { return }
    }
  }

  /// Returns when no run goes on.
  func untilDone() async { await until { self.model.runs.isEmpty } }

  /// The question that is asked next.
  func question() async throws -> ShellPrompt {
    await until { self.model.prompt != nil }
    return try #require(model.prompt)
  }

  // MARK: Looking

  /// The tree as it is now.
  var nodes: [ViewNode] {
    _ = tree.update()
    return tree.snapshot()
  }

  var all: [ViewNode] { nodes.flatMap(\.all) }

  func parts(_ isWanted: (ShellPart) -> Bool) -> [ViewNode] {
    all.filter { $0.attributes[ShellPartKey.self].map(isWanted) ?? false }
  }

  /// The dialog that lies over everything else.
  var dialog: ViewNode? { parts { if case .dialog = $0 { true } else { false } }.last }
  var cards: [ViewNode] { parts { if case .card = $0 { true } else { false } } }
  var notices: [ViewNode] { parts { if case .notice = $0 { true } else { false } } }
  /// What can be chosen, and which of it is.
  var options: [(title: String, isSelected: Bool)] {
    all.compactMap { node in
      guard case .option(_, let isSelected) = node.attributes[ShellPartKey.self] else { return nil }
      return (node.texts.first ?? "", isSelected)
    }
  }
  /// Why values aren't taken.
  var problems: [String] {
    parts { $0 == .problem }.flatMap(\.texts)
  }

  // MARK: Doing

  /// Presses what has a title.
  @discardableResult
  func press(
    _ title: String, in node: ViewNode? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Bool {
    let inside = node.map { $0.all } ?? all
    let found = inside.first { $0.isPressable && ($0.texts.contains(title) || $0.label == title) }
    let button = try #require(
      found, "There is nothing to press called \(title) in\n\(nodes.outline)", sourceLocation: sourceLocation)
    guard let payload = button.press() else { return true }
    return model.perform(payload, from: button.id)
  }

  /// Types into the field with a label.
  func type(_ text: String, into label: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let field = try #require(
      all.last { $0.isTextField && $0.texts.contains(label) },
      "There is no field \(label) in\n\(nodes.outline)", sourceLocation: sourceLocation)
    field.enter(text)
  }

  /// Runs an intent and answers by what `answering` does in the dialog.
  func run(_ intent: any AppIntent, answering: @MainActor (TestWindow) async throws -> Void) async throws {
    model.start(intent)
    _ = try await question()
    try await answering(self)
    await untilDone()
  }

  /// What the last notice says.
  var lastNotice: [String] {
    model.notices.notices.last.map { [$0.title] + $0.lines } ?? []
  }
}

extension ViewNode {
  /// The texts inside, in their order.
  var texts: [String] {
    all.compactMap { if case .text(let text) = $0.content { text.string } else { nil } }
  }

  var label: String? {
    for case .accessibility(.label(let label)) in modifiers { return label }
    return nil
  }

  var isPressable: Bool {
    handlers.contains { if case .press = $0 { true } else { false } }
  }

  var isTextField: Bool { if case .textField = content { true } else { false } }
}
