import Foundation
import Testing

@Suite struct PreviewMacroTests {
  @Test func `A preview leaves nothing in the program`() {
    let expansion = Expansion("struct Boat {}\n#Preview(\"Boat\") {\n  BoatView()\n}")
    #expect(expansion.messages == [])
    #expect(expansion.text.trimmingCharacters(in: .whitespacesAndNewlines) == "struct Boat {}")
  }

  @Test func `An entry of the environment has a key that holds its default value`() {
    let expansion = Expansion("extension EnvironmentValues {\n  @Entry var rowLimit = 20\n}")
    #expect(expansion.messages == [])
    #expect(expansion.hasLine("self[__Key_rowLimit.self]"))
    #expect(expansion.hasLine("private struct __Key_rowLimit: SwiftUI.EnvironmentKey {"))
    #expect(expansion.hasLine("static let defaultValue = 20"))
  }

  @Test func `An entry of focused values has the type that its optional wraps`() {
    let expansion = Expansion("extension FocusedValues {\n  @Entry var ship: Ship?\n}")
    #expect(expansion.messages == [])
    #expect(expansion.hasLine("private struct __Key_ship: SwiftUI.FocusedValueKey {"))
    #expect(expansion.hasLine("typealias Value = Ship"))
  }

  @Test(
    arguments: [
      "let rowLimit = 20", "var rowLimit: Int", "var rowLimit: Int { 20 }",
    ])
  func `An entry that can't be one is reported once`(_ declaration: String) {
    let expansion = Expansion("extension EnvironmentValues {\n  @Entry \(declaration)\n}")
    #expect(expansion.messages.filter { $0.contains("'@Entry' can only be attached") }.count == 1)
  }
}
