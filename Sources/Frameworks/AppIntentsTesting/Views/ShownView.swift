import IntentRuntime
import SwiftUICore

/// A view on display: a snippet beside a result or a question, or a view of the app. Not part of Apple's
/// framework.
///
/// The view is updated each time it is inspected, with current entities from the app's queries; its state is
/// kept.
@MainActor
public final class ShownView: Sendable {
  private enum Source: Sendable {
    case container(_SnippetViewContainer)
    case snippet(RunSnippet)
  }

  private let source: Source
  private let app: AppUnderTest
  private var renderer: ViewRenderer?
  /// The window that the view fills, if it is on the screen.
  let window: (name: String, size: CGSize)?

  nonisolated init(_ container: _SnippetViewContainer, in app: AppUnderTest) {
    source = .container(container)
    self.app = app
    window = nil
  }

  nonisolated init(_ snippet: RunSnippet, in app: AppUnderTest) {
    source = .snippet(snippet)
    self.app = app
    window = nil
  }

  init(_ container: _SnippetViewContainer, window: String, size: CGSize, in app: AppUnderTest) {
    source = .container(container)
    self.app = app
    self.window = (window, size)
  }

  // MARK: Looking

  /// The view as text: a line for each element, indented by depth.
  ///
  /// - Throws: The error of the snippet intent.
  public var outline: String { get async throws { try await nodes().outline } }

  /// The texts of the view in order.
  ///
  /// - Throws: The error of the snippet intent.
  public var texts: [String] {
    get async throws {
      try await nodes().flatMap(\.all).compactMap { node in
        if case .text(let text) = node.content { text.words } else { nil }
      }
    }
  }

  /// The titles of the buttons and toggles of the view in order.
  ///
  /// - Throws: The error of the snippet intent.
  public var buttons: [String] { get async throws { try await pressable().map(\.title) } }

  // MARK: Pressing

  /// Presses a button or toggle. Its intent runs like any other, and the view is updated afterwards.
  ///
  /// - Parameters:
  ///   - title: The title of the button or toggle.
  ///   - number: The index among those with the same title, starting at 0.
  ///   - answers: The answers to the intent's questions.
  /// - Returns: The result of the intent, or nil if there is none.
  /// - Throws: `IntentTestingError` with `notPressable`, or the error of the intent.
  @discardableResult public func press(
    _ title: String, number: Int? = nil, answering answers: PromptAnswer...
  ) async throws -> ResolvedIntentResult? {
    let node = try await node(titled: title, number)
    let payload = app.isolatedNow { node.press() }
    guard let action = payload as? IntentAction else { return nil }
    let request = RunRequest(
      action.intent, source: .app, authentication: RunAuthentication(app.circumstances.presence))
    let result = try await app.run(request, on: AnswerScript(answers, in: app))
    app.runtime.snippets.reloadAll()
    return result
  }

  private func node(titled title: String, _ number: Int?) async throws -> ViewNode {
    let all = try await pressable()
    let found = all.filter { $0.title == title }
    guard !found.isEmpty else {
      throw IntentTestingError(
        .notPressable,
        "There is nothing to press with the title '\(title)'. There is \(all.map(\.title).quoted).")
    }
    guard found.count == 1 || number != nil else {
      throw IntentTestingError(
        .notPressable, "\(found.count) have the title '\(title)'. Say which: press(\"\(title)\", number: 0).")
    }
    guard found.indices.contains(number ?? 0) else {
      throw IntentTestingError(
        .notPressable, "\(found.count) have the title '\(title)', and there is no number \(number ?? 0).")
    }
    let node = found[number ?? 0].node
    guard node.isEnabled else {
      throw IntentTestingError(.notPressable, "'\(title)' is disabled.")
    }
    return node
  }

  private func pressable() async throws -> [(title: String, node: ViewNode)] {
    try await nodes().flatMap(\.all).filter(\.isPressable).map { ($0.title, $0) }
  }

  // MARK: Making

  /// Returns the current node trees of the view.
  func nodes() async throws -> [ViewNode] {
    let container: _SnippetViewContainer
    switch source {
    case .container(let view): container = view
    case .snippet(let snippet): container = try await app.isolated { try await snippet.render() }
    }
    return render(container)
  }

  private func render(_ container: _SnippetViewContainer) -> [ViewNode] {
    let renderer = self.renderer ?? makeRenderer()
    self.renderer = renderer
    func nodes(_ view: some View) -> [ViewNode] { renderer.render(view) }
    return app.isolatedNow { nodes(container.makeView()) }
  }

  private func makeRenderer() -> ViewRenderer {
    var environment = EnvironmentValues()
    environment.locale = app.circumstances.locale
    environment.timeZone = app.circumstances.timeZone
    environment.now = app.runtime.clock.now()
    return ViewRenderer(environment: environment)
  }
}

extension ViewNode {
  /// A Boolean value that indicates whether a person may press the node.
  fileprivate var isPressable: Bool {
    handlers.contains { handler in
      switch handler {
      case .press, .setBool: true
      default: false
      }
    }
  }

  /// The title of the node: its accessibility label, else its texts, else the names of its images.
  fileprivate var title: String {
    for case .accessibility(.label(let label)) in modifiers { return label }
    let inside = all
    let texts = inside.compactMap { node in
      if case .text(let text) = node.content { text.words } else { nil }
    }
    if !texts.isEmpty { return texts.joined(separator: " ") }
    return inside.compactMap { node in
      if case .image(let image) = node.content { image.source.name } else { nil }
    }.joined(separator: " ")
  }
}

extension ResolvedText {
  /// The text without attributes.
  fileprivate var words: String { runs.map(\.text).joined() }
}
