import Foundation
import SwiftUICore
import Testing

@testable import ViewHTML

/// A library of the module's file that keeps what it reports.
func symbolLibrary(_ report: @escaping @Sendable (String) -> Void = { _ in }) throws -> SymbolLibrary {
  SymbolLibrary(file: try SymbolFile.bundled(), report: report)
}

@Suite("Drawings of symbols")
struct SymbolDrawingTests {
  @Test("Every listed name has a safe drawing, as it is and in each rendering")
  func listed() throws {
    let library = try symbolLibrary { Issue.record("reported: \($0)") }
    let names = library.listedNames
    #expect(names.count >= 1_400)
    for name in names {
      let renderings: [SymbolRenderingMode?] = [nil, .hierarchical, .multicolor]
      for drawing in Set(renderings.map { library.drawing(for: SymbolRequest(name, rendering: $0)) }) {
        let markup = SymbolTestMarkup(drawing.definition)
        #expect(markup.faults == [], "\(drawing.identifier)")
        #expect(markup.elements.contains { $0.name == "path" }, "\(drawing.identifier) shows nothing")
        #expect(!drawing.isPlaceholder)
      }
    }
  }

  @Test("What apps put together from listed names is drawn too")
  func composedOfListed() throws {
    let library = try symbolLibrary { Issue.record("reported: \($0)") }
    let bases = ["heart", "chevron.right", "text.bubble", "person.crop.circle", "wifi", "gobackward.15"]
    let endings = [
      "circle", "circle.fill", "square", "square.fill", "slash.circle", "slash.circle.fill",
      "badge.plus.circle",
      "circle.fill.badge.minus", "circle.badge.questionmark.fill", "circle.badge", "shield.fill", "diamond",
      "circle.slash.square.fill.badge.clock",
    ]
    for base in bases {
      for ending in endings {
        for rendering in [SymbolRenderingMode.monochrome, .hierarchical, .palette, .multicolor] {
          let drawing = library.drawing(for: SymbolRequest("\(base).\(ending)", rendering: rendering))
          #expect(!drawing.isPlaceholder, "\(base).\(ending)")
          #expect(SymbolTestMarkup(drawing.definition).faults == [], "\(drawing.identifier)")
        }
      }
    }
  }

  @Test("A filled shape has its figure cut out, an outlined one shows it")
  func containers() throws {
    let library = try symbolLibrary()
    let filled = SymbolTestMarkup(library.drawing(for: SymbolRequest("heart.circle.fill")).definition)
    let outlined = SymbolTestMarkup(library.drawing(for: SymbolRequest("heart.circle")).definition)
    let heart = try #require(try SymbolFile.bundled().paths(of: "heart"))
    #expect(filled.elements.count { $0.name == "mask" } == 1)
    #expect(outlined.elements.count { $0.name == "mask" } == 0)
    for markup in [filled, outlined] {
      #expect(markup.elements.contains { $0.attributes["d"] == heart[3] })
    }
    #expect(filled.elements.first { $0.attributes["d"] == heart[3] }?.attributes["fill"] == "#000")
    #expect(outlined.elements.first { $0.attributes["d"] == heart[3] }?.attributes["fill"] == "currentColor")
  }

  @Test("The set's own drawing of a figure in a shape comes before a composed one")
  func ownDrawings() throws {
    let library = try symbolLibrary()
    let file = try SymbolFile.bundled()
    let check = try #require(file.paths(of: "check-circle"))
    #expect(library.drawing(for: SymbolRequest("checkmark.circle")).markup.contains(check[0]))
    #expect(library.drawing(for: SymbolRequest("checkmark.circle.fill")).markup.contains(check[3]))
    #expect(library.drawing(for: SymbolRequest("bell.slash.fill")).markup.contains("mask") == false)
  }

  @Test("Letters and numbers in shapes are drawn, and differ")
  func glyphs() throws {
    let library = try symbolLibrary { Issue.record("reported: \($0)") }
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let texts = letters + (0...50).map(String.init) + ["00", "07"]
    let drawings = texts.map { library.drawing(for: SymbolRequest("\($0).circle.fill")).markup }
    let withoutMasks = drawings.map { $0.replacing(/s-[a-z0-9.-]*/, with: "") }
    #expect(Set(withoutMasks).count == texts.count)
    #expect(library.drawing(for: SymbolRequest("51.square")).isPlaceholder == false)
    #expect(try symbolLibrary().drawing(for: SymbolRequest("123.square")).isPlaceholder)
    #expect(try symbolLibrary().drawing(for: SymbolRequest("a")).isPlaceholder)
  }

  @Test("A name without a filled form is drawn as it is")
  func noFilledForm() throws {
    let library = try symbolLibrary()
    for name in ["chevron.right", "plus", "xmark", "magnifyingglass", "wifi"] {
      let plain = library.drawing(for: SymbolRequest(name)).markup
      #expect(library.drawing(for: SymbolRequest(name, variants: .fill)).markup == plain)
    }
    for name in ["heart", "person", "folder", "star", "trash"] {
      let plain = library.drawing(for: SymbolRequest(name)).markup
      #expect(library.drawing(for: SymbolRequest(name, variants: .fill)).markup != plain)
    }
  }

  @Test("Only what follows the direction of text is mirrored")
  func direction() throws {
    let library = try symbolLibrary()
    let mirrored = [
      "chevron.forward", "chevron.backward", "arrow.forward", "arrow.backward.circle.fill", "list.bullet",
      "arrow.uturn.backward", "text.alignleft", "chevron.forward.square", "increase.indent",
    ]
    let fixed = [
      "chevron.left", "chevron.right", "arrow.left", "arrow.right.circle.fill", "questionmark.circle",
      "checkmark", "clock", "play", "text.justify.left", "1.circle",
    ]
    for name in mirrored { #expect(library.drawing(for: SymbolRequest(name)).isDirectional, "\(name)") }
    for name in fixed { #expect(!library.drawing(for: SymbolRequest(name)).isDirectional, "\(name)") }
    #expect(library.drawing(for: SymbolRequest("chevron.forward")).reference.contains("class='y sf-d'"))
  }

  @Test("Layers get a second colour, own colours their own, and what has neither stays as it is")
  func renderings() throws {
    let library = try symbolLibrary()
    func markup(_ name: String, _ mode: SymbolRenderingMode) -> String {
      library.drawing(for: SymbolRequest(name, rendering: mode)).markup
    }
    #expect(markup("plus.circle.fill", .palette).contains("var(--s2,currentColor)"))
    #expect(markup("plus.circle.fill", .palette) == markup("plus.circle.fill", .hierarchical))
    #expect(!markup("plus.circle.fill", .monochrome).contains("--s2"))
    #expect(markup("plus.circle.fill", .multicolor).contains("--s-green"))
    #expect(markup("xmark.circle", .multicolor).contains("--s-red"))
    // White on nothing would not be seen.
    #expect(!markup("xmark.circle", .multicolor).contains("#fff"))
    #expect(markup("bell.badge", .multicolor).contains("--s-red"))
    #expect(markup("folder.badge.plus", .multicolor).contains("--s-green"))
    for mode in [SymbolRenderingMode.hierarchical, .palette, .multicolor] {
      #expect(markup("paperplane", mode) == markup("paperplane", .monochrome))
    }
  }

  @Test("A variable value shows a part of the symbol at full strength")
  func values() throws {
    let library = try symbolLibrary()
    func identifier(_ value: Double?) -> String {
      library.drawing(for: SymbolRequest("wifi", value: value)).identifier
    }
    #expect(
      [nil, 0, 0.1, 0.5, 0.9, 1, 7, -1, .nan].map(identifier) == [
        "s-wifi", "s-wifi-v0", "s-wifi-v1", "s-wifi-v2", "s-wifi-v3", "s-wifi-v3", "s-wifi-v3", "s-wifi-v0",
        "s-wifi-v0",
      ])
    #expect(library.drawing(for: SymbolRequest("heart", value: 0.5)).identifier == "s-heart")
  }

  @Test("A window gets each definition once")
  func sheet() throws {
    let library = try symbolLibrary()
    let heart = library.drawing(for: SymbolRequest("heart"))
    let star = library.drawing(for: SymbolRequest("star"))
    var sheet = SymbolSheet()
    #expect(sheet.add([heart, heart]) == heart.definition)
    #expect(sheet.add([heart, star]) == star.definition)
    #expect(sheet.add([star, heart]) == "")
    #expect(SymbolSheet.element(holding: heart.definition).contains(heart.definition))
  }

  @Test("A label is text, whatever it holds")
  func labels() throws {
    let heart = try symbolLibrary().drawing(for: SymbolRequest("heart"))
    #expect(heart.reference == "<svg class=y aria-hidden=true><use href=#s-heart /></svg>")
    let label = "\"><script>alert(1)</script>&'\u{0}\u{8}"
    let read = SymbolTestMarkup(heart.standalone(label: label))
    #expect(read.isWellFormed)
    #expect(!read.elements.contains { $0.name == "script" })
    #expect(read.elements.first?.attributes["aria-label"] == "\"><script>alert(1)</script>&'  ")
    #expect(read.elements.first?.attributes["role"] == "img")
  }
}
