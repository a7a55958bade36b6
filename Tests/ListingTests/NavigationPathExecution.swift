import AppIntents
import SwiftUI
import Testing

@testable import SwiftUICore

struct LighthouseStack: View {
  @State var path: [Lighthouse] = []
  @State var isEditing = false

  var body: some View {
    NavigationStack(path: $path) {
      Button("Edit") { isEditing.toggle() }
        .navigationDestination(for: Lighthouse.self) { Text($0.name) }
    }
    .onAppIntentExecution(GoToLighthouseIntent.self) { intent in
      self.path.append(contentsOf: Guide.all.filter { $0.id == intent.target.id })
    }
    .handlesExternalEvents(
      preferring: [],
      allowing: !isEditing ? [GoToLighthouseIntent.persistentIdentifier] : []
    )
  }
}

@Suite struct NavigationPathExecutionTests {
  @MainActor @Test func anExecutionExtendsThePath() throws {
    let tree = ViewTree()
    tree.show(LighthouseStack())
    let stack = try #require(tree.snapshot().first)
    let intent = GoToLighthouseIntent()
    intent.target = Guide.all[2].entity
    stack.attributes[IntentExecutionKey.self]?.perform(intent)
    _ = tree.update()
    let next = try #require(tree.snapshot().first)
    #expect(next.navigationPath.count == 1)
    #expect(next.children.last?.outline.contains("Gull Rock") == true)
  }

  @MainActor @Test func noEventIsTakenWhileSomethingIsEdited() throws {
    let tree = ViewTree()
    tree.show(LighthouseStack())
    let stack = try #require(tree.snapshot().first)
    #expect(stack.attributes[ExternalEventsKey.self]?.allowing == ["GoToLighthouseIntent"])
    stack.all.first { $0.content == .button(nil) }?.press()
    _ = tree.update()
    #expect(tree.snapshot().first?.attributes[ExternalEventsKey.self]?.allowing == [])
  }
}
