import AppShell
import Foundation
import SwiftUICore

extension WebWindow {
  /// Takes a connection whose browser has greeted.
  func greet(_ hello: ClientHello, on socket: any LiveSocket) {
    let isSameLife = hello.life == life
    if !isSameLife {
      lastSequence = 0
      fields = FieldRevisions()
      renew()
    }
    note(hello.environment)
    // Of content that the address names, a part may be meant that the page doesn't begin with.
    if greetedLife.isEmpty, history.content != nil { requests.forgetScrolling() }
    // What changed until now comes before the greeting, or is part of what is sent whole.
    flush { false }
    channel.attach(socket)
    app.noteUse(of: self)
    lastShown = app.now
    shell.isInFront = true
    comeForward()
    greetedLife = life
    let greeting = Operation.text([.window(number, life: life)])
    let canReplay =
      isSameLife && channel.replay(after: hello.patch, greeting: greeting, acknowledging: lastSequence)
    if !canReplay { sendWhole() }
    // A page of an earlier life may be elsewhere than the window is now.
    if !isSameLife {
      extra.append(.address(path(history.steps), isNew: false, step: history.steps.count))
    }
    settle()
  }

  /// Begins another life, as after the program was started anew: the page may hold anything.
  func renew() {
    lives += 1
    life = "\(token).\(lives)"
  }

  /// Sends the whole page anew.
  func sendWhole() {
    let whole = inWindow { markup.whole() }
    channel.sendWhole(
      Operation.text([.window(number, life: life), .styles(whole.styles), .whole(whole.html), .title(title)]),
      acknowledging: lastSequence)
    extra = []
  }

  /// Handles a message that came over a connection; none of one that another has taken the place of, or that
  /// speaks of an earlier life: its events are sent again under the numbers that hold now.
  func receive(_ message: ClientMessage, from socket: any LiveSocket) {
    guard channel.socket === socket, greetedLife == life else { return }
    receive(message)
  }

  /// Handles a message of the browser.
  func receive(_ message: ClientMessage) {
    lastShown = app.now
    switch message {
    case .hello: break
    case .resync:
      sendWhole()
      settle()
    case .event(let event): receive(event)
    }
  }

  private func receive(_ event: ClientEvent) {
    guard !isClosed else { return }
    guard event.sequence > lastSequence else {
      app.metrics.add(.repeatedEvents)
      return channel.acknowledge(lastSequence)
    }
    guard budget.take(now: app.now) else {
      app.metrics.add(.refusedEvents)
      channel.close(.refused)
      return
    }
    let start = app.elapsed()
    app.metrics.add(.events)
    lastSequence = event.sequence
    turn.hold {
      let waiting = tree.waitingChanges
      showBeginnings()
      handle(event)
      let update = inWindow { tree.update(near: event.node, leaving: waiting) }
      send(inWindow { operations(for: update) }, acknowledging: true)
    }
    app.metrics.addLatency(app.elapsed() - start)
    settle()
  }

  /// Handles an event, without sending the changes that follow.
  func handle(_ event: ClientEvent) {
    if case .text(let text, let revision) = event.action,
      !fields.edit(event.node, text, revision: revision)
    {
      return
    }
    if case .focus = event.action, requests.isOvertaken(focus: event.node) { return }
    switch event.action {
    case .focus: requests.note(focus: event.node, true)
    case .blur: requests.note(focus: event.node, false)
    case .files: requests.endChoice(event.node)
    default: break
    }
    if event.action.isShownByBrowser { shownByBrowser.append(event) }
    if EventIdentity.$delivered.withValue(identity(of: event), operation: { answer(event) }) {
      if event.action.movesRow { movedRow = event.node }
    } else {
      app.metrics.add(.staleEvents)
    }
  }

  /// The identity of an event; nil for one of a form, which a browser sends once.
  private func identity(of event: ClientEvent) -> EventIdentity? {
    if let known = event.identity { return EventIdentity(known) }
    return event.sequence > 0 ? EventIdentity("\(life).\(event.sequence)") : nil
  }

  /// - Returns: Whether the window, the shell or a node took the event.
  private func answer(_ event: ClientEvent) -> Bool {
    switch event.action {
    case .key(let name): return inWindow { ShellKey(rawValue: name).map { shell.handle($0) } ?? false }
    case .environment(let environment): note(environment)
    case .history(let step, let content): go(to: step, showing: content)
    case .visible(let nodes): visible = Set(nodes)
    default: return inWindow { deliver(event.action, to: event.node) }
    }
    return true
  }

  /// Takes over what the browser says about itself.
  func note(_ environment: ClientEnvironment) {
    let before = client
    client.merge(environment)
    session.client.merge(environment)
    shell.isInFront = client.isVisible != false
    // With more or less room other pages stand above the roots.
    if client.isNarrow != before.isNarrow { readAgain() }
    if client != before {
      shell.context.move(to: Self.zone(client))
      tree.environment = self.environment
      if client.isActive == true { comeForward() }
    }
  }

  /// Goes to where so many pages are above the roots, as the browser has: back, or forward again.
  ///
  /// - Parameter content: What was open there, if an address says so; shown again where something else is.
  func go(to step: Int, showing content: String? = nil) {
    if let content, content != history.content, open(content) {
      return history.cameTo(step, showing: content)
    }
    guard step != history.steps.count else { return history.cameTo(step) }
    inWindow { WindowReading(tree.roots, isNarrow: client.isNarrow).go(to: step, in: tree) }
    history.cameTo(step)
  }

  // MARK: Sending

  /// Sends what has changed. Called once for all changes of a turn.
  func flush() {
    flush { false }
    settle()
  }

  /// Sends what has changed, or a first part of it.
  ///
  /// - Parameter isTimeUp: Whether what hasn't been looked at yet is left for the next time.
  /// - Returns: Whether nothing was left.
  @discardableResult
  func flush(until isTimeUp: () -> Bool) -> Bool {
    guard !isClosed, !tree.isAsleep else { return true }
    return turn.hold {
      showBeginnings()
      let update = inWindow { tree.update(until: isTimeUp) }
      send(inWindow { operations(for: update) }, acknowledging: false)
      return update.isWhole
    }
  }

  /// Shows the content of a scene that was described anew.
  func showAgain(_ scene: SceneDescription) {
    guard !isClosed else { return }
    guard !tree.isAsleep else { return keep(scene) }
    turn.hold {
      flush { false }
      let update = show(scene)
      send(inWindow { operations(for: update) }, acknowledging: false)
    }
    settle()
  }

  /// Has the tree show from where things move, where a browser shows each update and a person wants to see motion.
  private func showBeginnings() {
    tree.showsBeginnings = channel.socket != nil && client.reducesMotion != true
  }

  private func send(_ operations: [UInt8], acknowledging: Bool) {
    if operations.isEmpty {
      if acknowledging { channel.acknowledge(lastSequence) }
      return
    }
    channel.send(operations, acknowledging: lastSequence)
  }

  /// Returns the changes that a browser makes for an update, and for the window's own requests.
  private func operations(for update: TreeUpdate) -> [UInt8] {
    var operations: [UInt8] = []
    if !update.isEmpty {
      operations = markup.operations(update) { revision(of: $0, toShow: $1) }
      if sources.areOvertaken(by: update.changes, in: tree) { readAgain() }
      if fields.count > 64 { fields.keep { tree.node($0) != nil } }
      if tree.nodeCount > app.limits.nodes { app.report("a window shows \(tree.nodeCount) nodes") }
    }
    let corrections = corrections(after: update)
    if !corrections.isEmpty { operations += (operations.isEmpty ? [] : [UInt8(ascii: ",")]) + corrections }
    sayPlaceOfMovedRow()
    // Forward to a page that can't be shown again: the browser comes back as well.
    if history.isApart { readAgain() }
    // Asked each time: what views want of the focus may change without anything that is shown.
    extra += requests.operations(in: tree) { save($1, for: $0) }
    guard !extra.isEmpty else { return operations }
    defer { extra = [] }
    return operations + (operations.isEmpty ? [] : [UInt8(ascii: ",")]) + Operation.text(extra)
  }

  /// The revision with which a text goes to a field; other controls have none.
  private func revision(of node: Int, toShow text: String) -> Int? {
    switch tree.node(node)?.content {
    case .textField, .textEditor, .searchField: fields.revision(of: node, toShow: text)
    default: 0
    }
  }

  /// Sends the browser the changes of the whole: the title and the address.
  private func readAgain() {
    let reading = WindowReading(tree.roots, isNarrow: client.isNarrow)
    sources = reading.sources
    requests.watch(reading.asking)
    if reading.dialog != dialog {
      dialog = reading.dialog
      // Who closes the last gets the focus back where it was before the first.
      extra.append(dialog.map { .focus($0) } ?? .refocus)
    }
    let title = reading.title ?? title
    if title != self.title {
      self.title = title
      extra.append(.title(title))
    }
    for change in history.move(to: reading.steps, showing: reading.content) {
      switch change {
      case .push(let steps):
        if steps.count == reading.steps.count, let bar = reading.bar { extra.append(.focusHeading(bar)) }
        extra.append(.address(path(steps), isNew: true, step: steps.count))
      case .replace(let steps): extra.append(.address(path(steps), isNew: false, step: steps.count))
      case .goBack(let step): extra.append(.goBack(to: step))
      }
    }
  }

  /// The address of the window with a person at some place inside of it.
  func path(_ steps: [String]) -> String {
    var address = address
    address.steps = Array(steps.prefix(app.limits.historySteps))
    address.content = history.content
    return address.text(window: number)
  }

  /// Goes on with what changed while something was sent.
  func settle() {
    // What a tree asks for that nobody sees waits until somebody does; it would ask again without an end.
    guard !isClosed, !tree.isAsleep else { return }
    if tree.needsUpdate || !extra.isEmpty { turn.raise() }
  }

  /// Sends all to a browser that was too slow, once it can take it.
  func catchUp() {
    if channel.canCatchUp {
      sendWhole()
      settle()
    }
  }
}

extension ClientEvent.Action {
  /// A Boolean value that indicates whether the event puts a row somewhere else.
  fileprivate var movesRow: Bool {
    switch self {
    case .move, .shift: true
    default: false
    }
  }
}
