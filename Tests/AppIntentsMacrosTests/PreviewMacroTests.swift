import Foundation
import Testing

@Suite struct PreviewMacroTests {
  @Test func `A preview leaves nothing in the program`() {
    let expansion = Expansion("struct Boat {}\n#Preview(\"Boat\") {\n  BoatView()\n}")
    #expect(expansion.messages == [])
    #expect(expansion.text.trimmingCharacters(in: .whitespacesAndNewlines) == "struct Boat {}")
  }
}
