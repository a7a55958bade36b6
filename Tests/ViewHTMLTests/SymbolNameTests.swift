import Foundation
import SwiftUICore
import Synchronization
import Testing

@testable import ViewHTML

@Suite("Names of symbols")
struct SymbolNameTests {
  @Test("The environment's variants are added in the order of the platform's names")
  func variants() throws {
    let names = SymbolNames(file: try SymbolFile.bundled())
    let cases: [(String, SymbolVariants, String)] = [
      ("heart", .none, "heart"), ("heart", .fill, "heart.fill"), ("heart.fill", .fill, "heart.fill"),
      ("heart", .circle, "heart.circle"), ("heart", .circle.fill, "heart.circle.fill"),
      ("heart.fill", .circle, "heart.circle.fill"), ("heart.circle", .square, "heart.circle"),
      ("mic", .slash, "mic.slash"), ("mic", .slash.fill, "mic.slash.fill"),
      ("mic.slash", .slash.circle, "mic.slash.circle"), ("mic.circle.fill", .slash, "mic.slash.circle.fill"),
      ("circle", .circle.fill, "circle.fill"), ("photo", .rectangle, "photo.rectangle"),
    ]
    for (name, variants, expected) in cases {
      #expect(names.name(name, with: variants) == expected)
    }
  }

  @Test("Equal symbols are one drawing, however they were asked for")
  func oneDrawing() throws {
    let library = try symbolLibrary()
    let named = library.drawing(for: SymbolRequest("heart.circle.fill"))
    #expect(library.drawing(for: SymbolRequest("heart", variants: .circle.fill)) == named)
    #expect(library.drawing(for: SymbolRequest("heart.circle", variants: .fill)) == named)
    #expect(try symbolLibrary().drawing(for: SymbolRequest("heart.circle.fill")) == named)
  }

  @Test("An image's own rendering comes before the environment's")
  func images() {
    var image = ImageContent(source: .symbol("wifi", value: 0.5))
    #expect(SymbolRequest(image, rendering: .multicolor)?.rendering == .multicolor)
    image.symbolRenderingMode = .palette
    let request = SymbolRequest(image, variants: .fill, rendering: .multicolor)
    #expect(request == SymbolRequest("wifi", variants: .fill, rendering: .palette, value: 0.5))
    #expect(SymbolRequest(ImageContent(source: .named("photo", bundle: nil))) == nil)
  }

  /// What is read is source: a name that is put together from others isn't found.
  @Test("Every symbol that apps and the shell name is drawn")
  func named() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let library = try symbolLibrary()
    var names = Set<String>()
    for folder in ["Apps", "Sources/Surfaces", "Sources/Frameworks/SuggestedActions", "Sources/System"] {
      let files = FileManager.default.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        let source = try String(contentsOf: file, encoding: .utf8)
        for match in source.matches(
          of: /system(?:Image|Name|ImageName): (?:[^"\n]{0,40}\? )?"([a-z0-9.]+)"(?: : "([a-z0-9.]+)")?/)
        {
          names.insert(String(match.1))
          if let other = match.2 { names.insert(String(other)) }
        }
      }
    }
    #expect(names.count > 100)
    let missing = names.filter { library.drawing(for: SymbolRequest($0)).isPlaceholder }
    #expect(missing.isEmpty, "\(missing.sorted())")
  }

  @Test("An unknown name shows a placeholder and is reported once, with the nearest known name")
  func unknown() throws {
    let said = Mutex<[String]>([])
    let library = try symbolLibrary { line in said.withLock { $0.append(line) } }
    let drawing = library.drawing(for: SymbolRequest("paperplan"))
    #expect(drawing.isPlaceholder)
    #expect(SymbolTestMarkup(drawing.definition).elements.contains { $0.name == "path" })
    #expect(library.drawing(for: SymbolRequest("paperplan")) == drawing)
    #expect(library.drawing(for: SymbolRequest("paperplan", variants: .fill)) == drawing)
    #expect(library.drawing(for: SymbolRequest("zq")) == drawing)
    #expect(
      said.withLock { $0 } == [
        "no symbol 'paperplan'; the nearest known is 'paperplane'", "no symbol 'zq'",
      ])
  }

  @Test(
    "No text of a name reaches the page or obeys a terminal",
    arguments: [
      "", ".", "..", ".fill", "fill", "badge", ".badge.plus", "heart.", ".heart", "heart..fill", "circle.",
      "@circle",
      "%wifi", "glyph-a", "heart\tcircle", "heart\n", "\"/><script>alert(1)</script>", "url(#x)", "HEART",
      "hеart",
      "\u{1B}[2J", "heart\u{0}", "❤️", "🙂.circle", "s--unknown", "unknown",
    ])
  func hostile(name: String) throws {
    let said = Mutex<[String]>([])
    let library = try symbolLibrary { line in said.withLock { $0.append(line) } }
    let variants: [SymbolVariants] = [.none, .circle.fill, .slash]
    for drawing in variants.map({
      library.drawing(for: SymbolRequest(name, variants: $0, rendering: .multicolor))
    }) {
      #expect(drawing.isPlaceholder)
      #expect(drawing.identifier == "s--unknown")
      #expect(SymbolTestMarkup(drawing.definition).faults == [])
    }
    let lines = said.withLock { $0 }
    #expect(lines.count == 1)
    #expect(lines.allSatisfy { $0.unicodeScalars.allSatisfy { (0x20..<0x7F).contains($0.value) } })
  }

  @Test("Long names and many names end, and don't fill the log")
  func floods() throws {
    let said = Mutex<[String]>([])
    let library = try symbolLibrary { line in said.withLock { $0.append(line) } }
    let long = [
      String(repeating: "heart", count: 200_000), String(repeating: "circle.", count: 100_000) + "fill",
      String(repeating: "fill.", count: 25) + "x", String(repeating: ".", count: 1_000_000),
    ]
    for name in long {
      #expect(library.drawing(for: SymbolRequest(name, variants: .slash.circle)).isPlaceholder)
    }
    #expect(said.withLock { $0.allSatisfy { $0.utf8.count < 200 } })
    for number in 0..<100 { _ = library.drawing(for: SymbolRequest("zzzzzzz\(number)")) }
    #expect(said.withLock { $0.count } == 64)
    // As deep as a name can be: many shapes, strokes and badges in each other.
    let deep = "heart" + String(repeating: ".circle.slash", count: 7) + ".fill"
    let drawing = library.drawing(for: SymbolRequest(deep))
    #expect(!drawing.isPlaceholder)
    #expect(SymbolTestMarkup(drawing.definition).faults == [])
  }

  @Test("Symbols of the platform's own samples are known")
  func samples() throws {
    let library = try symbolLibrary { Issue.record("\($0)") }
    let names = [
      "paperplane.fill", "fork.knife", "drop", "timer", "star", "person", "book", "shippingbox", "frying.pan",
      "creditcard", "checkmark", "xmark", "trash", "ticket", "stop.fill", "square.2.layers.3d", "sailboat",
      "play.fill", "pause", "mic", "lightbulb", "leaf", "door.left.hand.open", "cup.and.saucer", "cart",
      "basket",
      "magnifyingglass", "ellipsis.circle", "square.and.arrow.up", "gearshape.2.fill", "calendar.badge.clock",
      "bubble.left.and.bubble.right.fill", "figure.walk.circle.fill", "hand.thumbsup.fill", "sparkles",
      "person.crop.circle.badge.exclamationmark", "phone.arrow.up.right.fill", "location.fill.viewfinder",
      "arrow.triangle.2.circlepath.circle.fill", "person.2.badge.gearshape.fill", "airplane.departure",
      "checkmark.seal.fill", "text.bubble.rtl", "character.book.closed.fill.ja", "mappin.and.ellipse",
    ]
    for name in names { #expect(!library.drawing(for: SymbolRequest(name)).isPlaceholder, "\(name)") }
  }

  @Test("The nearest name has the fewest changes, and isn't any name at all")
  func nearest() {
    let names = ["heart", "heart.fill", "star", "chevron.right"]
    #expect(NearestName.nearest(to: "hart.fill", among: names) == "heart.fill")
    #expect(NearestName.nearest(to: "chevron.rigth", among: names) == "chevron.right")
    #expect(NearestName.nearest(to: "zzzzzz", among: names) == nil)
    #expect(NearestName.nearest(to: "", among: names) == nil)
    #expect(NearestName.distance(Array("kitten".utf8), Array("sitting".utf8), atMost: 5) == 3)
    #expect(NearestName.distance(Array("kitten".utf8), Array("sitting".utf8), atMost: 2) == nil)
  }
}
