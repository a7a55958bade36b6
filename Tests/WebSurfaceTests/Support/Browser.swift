import AppShell
import FoundationPlus
import IntentRuntime
import JSONValues
import SwiftUICore
import Synchronization

@testable import WebSurface

/// Seconds that a test sets.
final class TestSeconds: Sendable {
  private let seconds = Mutex(1000.0)
  var now: Double { seconds.withLock { $0 } }
  func advance(by step: Double) { seconds.withLock { $0 += step } }
}

/// The sample app with a window that a browser shows, without a server.
@MainActor
final class Browser {
  let app: WebApp
  let session: WebSession
  let seconds = TestSeconds()
  private(set) var window: WebWindow
  private(set) var socket = FakeSocket()
  private(set) var sequence = 0
  /// The last patch that the browser took.
  var patch = 0
  var life: String

  init(
    _ model: SampleModel = SampleModel(), limits: WebLimits = WebLimits(),
    at address: WindowAddress = .init(),
    sessions: SessionStore? = nil, data: [DataPlace] = [], named name: String = "somebody"
  ) throws {
    let seconds = seconds
    app = try WebApp(
      SampleApp(model), name: "Sample", limits: limits, metrics: WebMetrics(), system: .program,
      clock: .system, elapsed: { seconds.now }, report: { _ in })
    app.sessionStore = sessions
    app.dataPlaces = data
    app.pages = ProgramPages([BrowsersPage.self, DataPage.self])
    session = app.session(name)
    window = try app.open(address, in: session, languages: ["en"])
    window.beginPage()
    _ = window.markup.whole()
    life = window.life
    patch = window.channel.number
  }

  func connect(life: String? = nil, patch: Int? = nil) {
    socket = FakeSocket()
    window.greet(
      ClientHello(patch: patch ?? self.patch, life: life ?? self.life, url: "/", environment: .init()),
      on: socket)
  }

  @discardableResult
  func send(_ node: Int, _ action: ClientEvent.Action, sequence given: Int? = nil) -> [[JSONValue]] {
    if given == nil { sequence += 1 }
    window.receive(.event(ClientEvent(sequence: given ?? sequence, node: node, action: action)))
    return socket.take()
  }

  /// The number of the first node that something is true of.
  func node(_ isIt: (Node) -> Bool) -> Int {
    var stack: [Node] = window.tree.roots.reversed()
    while let node = stack.popLast() {
      if isIt(node) { return node.id }
      stack.append(contentsOf: node.children.reversed())
    }
    return -1
  }

  func button(_ title: String) -> Int {
    node { node in
      if case .button = node.content { return node.texts.joined().hasPrefix(title) }
      return false
    }
  }

  var field: Int { node { if case .textField = $0.content { true } else { false } } }
  var toggle: Int { node { if case .toggle = $0.content { true } else { false } } }
  var slider: Int { node { if case .slider = $0.content { true } else { false } } }
  func option(_ text: String) -> Int { node { $0.tag != nil && $0.texts == [text] } }

  /// All texts that the window shows.
  var texts: [String] { window.tree.roots.flatMap(\.texts) }
}

extension ClientHello {
  init(patch: Int, life: String, url: String, environment: ClientEnvironment) {
    self = .init(known: patch, life, url, environment)
  }
}

extension Node {
  /// The texts inside, in order.
  var texts: [String] {
    if case .text(let text) = content { return [text.string] }
    return children.flatMap(\.texts)
  }
}

/// The operations of a message.
func operations(_ message: [JSONValue]) -> [[JSONValue]] { message.dropFirst(2).compactMap(\.array) }

/// The operations of some messages with a letter.
func operations(_ messages: [[JSONValue]], _ letter: String) -> [[JSONValue]] {
  messages.flatMap { operations($0) }.filter { $0.first?.string == letter }
}
