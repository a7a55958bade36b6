import AppIntents
import IntentRuntime
import SwiftUICore

extension ShellModel {
  /// Performs the action that a press handler left to a higher module: runs the intent of a
  /// `Button(intent:)` or a `Toggle(isOn:intent:)`.
  ///
  /// A second press of the same node while its run goes on does nothing.
  ///
  /// - Parameters:
  ///   - payload: What the node's handler has.
  ///   - node: The number of the node that was pressed.
  /// - Returns: Whether something was started.
  @discardableResult
  package func perform(_ payload: any Sendable, from node: Int) -> Bool {
    guard let action = payload as? IntentAction, !runs.contains(where: { $0.origin.node == node }) else {
      return false
    }
    var origin = RunOrigin(node: node, prompt: prompt?.id)
    origin.card = card(around: node)
    return start(action.intent, origin: origin) != nil
  }

  /// Returns whether a run goes on that a press of a node has started.
  package func isRunning(from node: Int) -> Bool { runs.contains { $0.origin.node == node } }

  /// Runs an intent at this window.
  ///
  /// - Parameters:
  ///   - arguments: Values for parameters; they come before those that the intent has.
  ///   - isUncertain: Whether what the person wants may have been misunderstood.
  /// - Returns: nil when the window is closed.
  @discardableResult
  package func start(
    _ intent: any AppIntent, arguments: [String: RunArgument] = [:], source: RunSource = .app,
    isUncertain: Bool = false
  ) -> ShellRun? {
    start(
      intent, arguments: arguments, source: source, isUncertain: isUncertain, origin: RunOrigin())
  }

  @discardableResult
  func start(
    _ intent: any AppIntent, arguments: [String: RunArgument] = [:], source: RunSource = .app,
    isUncertain: Bool = false, showsFirst: Bool = false, origin: RunOrigin
  ) -> ShellRun? {
    guard !isClosed else { return nil }
    noteActivity()
    let request = RunRequest(
      intent, arguments: arguments, source: source, authentication: host.authentication,
      isUncertain: isUncertain, showsFirst: showsFirst)
    let surface = WindowRunSurface(self, run: request.id, presence: presence)
    let run = inWindow { runtime.start(request, on: surface) }
    let title = inWindow { ForeignText.line(type(of: intent).title) }
    let started = ShellRun(run, of: intent, title: title, origin: origin, source: source)
    runs.append(started)
    inWindow { follow(started) }
    return started
  }

  /// Runs a closure for the window: in its languages, with its links opened here.
  func inWindow<Result>(_ work: () throws -> Result) rethrows -> Result {
    try atWindow { try context.localized(work) }
  }

  /// Runs a closure at the window: links that it opens and texts that it copies go to the person there.
  package func atWindow<Result>(_ work: () throws -> Result) rethrows -> Result {
    try WindowURLOpener.$window.withValue(WindowReference(self), operation: work)
  }

  private func follow(_ started: ShellRun) {
    let (run, clock, times) = (started.run, context.clock, context.times)
    let progress = Task { [weak self, weak started] in
      do {
        try await clock.sleep(clock.now().addingTimeInterval(times.activityDelay))
        while let self, let started {
          // What it asks is to be seen, and not that it waits for the answer.
          let isAsking = prompts.contains { $0.run == started.id }
          if isAsking == started.isShown { started.isShown = !isAsking }
          started.look()
          try await clock.sleep(clock.now().addingTimeInterval(times.activityInterval))
        }
      } catch {
        // The run is over.
      }
    }
    Task { [weak self] in
      let outcome = await run.outcome
      progress.cancel()
      self?.finish(started, outcome)
    }
  }

  private func finish(_ ended: ShellRun, _ outcome: RunOutcome) {
    runs.removeAll { $0.id == ended.id }
    answered[ended.id] = nil
    for prompt in prompts where prompt.run == ended.id { withdraw(prompt.ticket) }
    guard !isClosed else { return }
    inWindow {
      report(outcome, of: ended)
      // What an action has changed is seen wherever it is shown.
      if outcome.hasBegun { runtime.snippets.reloadAll() }
      tiles.update(after: ended)
    }
    undo.update()
  }

  /// The card that a node is in.
  private func card(around node: Int) -> Int? {
    var next = tree?.node(node)
    while let node = next {
      if case .card(let id, _) = node.attributes[ShellPartKey.self] { return id }
      next = node.parent
    }
    return nil
  }
}
