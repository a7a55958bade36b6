import Observation
import Testing

@testable import SwiftUICore

/// Updates that leave for later what others have changed in another column.
@MainActor
struct ColumnUpdateTests {
  @Observable final class Talk {
    var rows = ["first"]
    var last = "nothing"
    var isOpen = false
  }

  struct Rows: View {
    let talk: Talk
    var body: some View { ForEach(talk.rows, id: \.self) { Text(verbatim: $0) } }
  }

  struct Page: View {
    let talk: Talk
    var body: some View {
      Text(verbatim: "said \(talk.last)")
      Button("Say") { talk.last = "something" }
      Button("Add") { talk.rows.append("mine") }
      if talk.isOpen { Text(verbatim: "open") }
    }
  }

  struct Window: View {
    let talk: Talk
    var body: some View {
      NavigationSplitView {
        List { Rows(talk: talk) }
      } detail: {
        Page(talk: talk)
      }
    }
  }

  /// A tree with what a surface shows of it.
  @MainActor private final class Shown {
    let tree = ViewTree(environment: fixed)
    let mirror = MirroredTree()

    init(_ view: some View) throws { try mirror.apply(tree.show(view)) }

    /// Presses a button, and brings up to date what doesn't wait.
    func press(_ title: String) throws {
      let waiting = tree.waitingChanges
      var stack = tree.roots
      var button: Node?
      while let node = stack.popLast() {
        if case .button = node.content,
          node.children.contains(where: { $0.content.description.contains(title) })
        {
          button = node
        }
        stack += node.children
      }
      let id = try #require(button).id
      tree.deliver(.press, to: id)
      try mirror.apply(tree.update(near: id, leaving: waiting))
      #expect(mirror.outline == MirroredTree.outline(of: tree))
    }

    func rest() throws {
      try mirror.apply(tree.update())
      #expect(mirror.outline == MirroredTree.outline(of: tree))
    }

    func shows(_ text: String) -> Bool { tree.snapshot().outline.contains("\"\(text)\"") }
  }

  @Test func whatOthersChangedInAnotherColumnWaits() throws {
    let talk = Talk()
    let shown = try Shown(Window(talk: talk))
    talk.rows.append("theirs")
    talk.isOpen = true
    try shown.press("Say")
    #expect(shown.shows("said something"))
    #expect(shown.shows("open"), "the column of the event is up to date")
    #expect(!shown.shows("theirs"))
    #expect(shown.tree.needsUpdate)
    try shown.rest()
    #expect(shown.shows("theirs") && !shown.tree.needsUpdate)
  }

  @Test func whatAnEventChangesIsSeenAtOnceInAllColumns() throws {
    let talk = Talk()
    let shown = try Shown(Window(talk: talk))
    talk.isOpen = true
    try shown.press("Add")
    #expect(shown.shows("mine") && shown.shows("open"))
    #expect(!shown.tree.needsUpdate)
  }

  /// What waits and is gone in the meantime, or made anew, harms nobody.
  @Test func whatWaitsMayGo() throws {
    let talk = Talk()
    let shown = try Shown(Window(talk: talk))
    talk.rows.append("theirs")
    try shown.press("Say")
    try shown.mirror.apply(shown.tree.show(Text(verbatim: "other")))
    #expect(shown.shows("other") && !shown.tree.needsUpdate)
    try shown.mirror.apply(shown.tree.show(Window(talk: talk)))
    #expect(shown.shows("theirs"))
    #expect(shown.mirror.outline == MirroredTree.outline(of: shown.tree))
  }
}
