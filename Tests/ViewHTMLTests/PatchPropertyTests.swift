import Testing

@testable import SwiftUICore
@testable import ViewHTML

/// The patched document is the one that is written anew, on random programs of views.
@MainActor
struct PatchPropertyTests {
  @Test(arguments: 0..<12)
  func patchedIsFresh(_ block: Int) throws {
    for program in 0..<30 {
      let seed = UInt64(block * 1_000 + program)
      do {
        try run(seed)
      } catch {
        Issue.record("seed \(seed): \(error)")
        return
      }
    }
  }

  private func run(_ seed: UInt64) throws {
    var numbers = SeededNumbers(state: seed)
    let model = ProgramModel(.random(4, &numbers))
    let tree = ViewTree()
    tree.show(ProgramRoot(model: model))
    let window = WindowHTML(tree: tree)
    let document = try DOMDocument(window.html(), rules: window.rules())
    for step in 0..<20 {
      for _ in 0...numbers.below(3) { model.program.change(4, &numbers) }
      let patches = window.patches(for: tree.update())
      do {
        try document.apply(patches)
      } catch {
        throw Difference(description: "step \(step): \(error) in \("\(patches)".prefix(4_000))")
      }
      let fresh = try DOMDocument(window.html())
      guard document.root.canonical != fresh.root.canonical else { continue }
      let (a, b) = (document.root.canonical, fresh.root.canonical)
      let common = zip(a.split(separator: "\n"), b.split(separator: "\n")).prefix { $0 == $1 }.count
      let lines = { (text: String) in
        text.split(separator: "\n").dropFirst(max(0, common - 4)).prefix(9).joined(separator: "\n")
      }
      throw Difference(
        description:
          "step \(step)\npatched:\n\(lines(a))\nfresh:\n\(lines(b))\npatches: \("\(patches)".prefix(4_000))")
    }
  }

  struct Difference: Error, CustomStringConvertible {
    let description: String
  }
}
