import SwiftUICore
import Testing

@testable import WebSurface
@testable import enum WebSurface.Operation

/// What views ask the browser for.
@MainActor
struct WindowRequestsTests {
  /// Three fields through which a button leads the focus.
  private struct Fields: View {
    @FocusState private var focus: Int?
    var body: some View {
      Button("Next") { focus = (focus ?? 0) + 1 }
      ForEach(1..<4) { number in
        Button("\(number)") {}.focused($focus, equals: number)
      }
    }
  }

  @Test("A report of a focus that was sent further on meanwhile is overtaken")
  func overtaken() throws {
    let tree = ViewTree()
    tree.show(Fields())
    let nodes = tree.roots.map(\.id)
    try #require(nodes.count == 4)
    var requests = WindowRequests()
    requests.watch(nodes)
    func next() -> [Operation] {
      tree.deliver(.press, to: nodes[0])
      _ = tree.update()
      return requests.operations(in: tree) { _, _ in }
    }
    #expect(next() == [.focus(nodes[1])])
    #expect(next() == [.blur(nodes[1]), .focus(nodes[2])])
    /// Whether each report, in the order in which they come, is overtaken.
    func areOvertaken(_ reports: [Int]) -> [Bool] {
      reports.map { requests.isOvertaken(focus: $0) }
    }
    // The browser reports both, the first too late; later a person goes where they were sent before.
    #expect(areOvertaken([nodes[1], nodes[2], nodes[1]]) == [true, false, false])
    // Of two that are awaited the browser may report the last alone.
    _ = next()
    #expect(areOvertaken([nodes[3]]) == [false])
  }
}
