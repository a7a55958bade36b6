import Foundation
import Testing

@testable import ViewHTML

/// Colours of text are legible: WCAG 2.2, 1.4.3 (4.5 to 1).
struct PaletteTests {
  private static func sheet() throws -> String {
    try String(contentsOf: try #require(StyleSheet.url), encoding: .utf8)
  }

  /// A custom property in light and dark; without alpha.
  private static func color(_ name: String, in sheet: String) throws -> (light: String, dark: String) {
    let start = try #require(sheet.range(of: "--\(name):"), "--\(name)").upperBound
    let value = String(sheet[start...].prefix { $0 != ";" && $0 != "}" })
    let parts = value.replacingOccurrences(of: "light-dark(", with: "").replacingOccurrences(
      of: ")", with: ""
    )
    .split(separator: ",").map(String.init)
    return (parts[0], parts.last ?? parts[0])
  }

  private static func luminance(_ hex: String) throws -> Double {
    var digits = hex.dropFirst().map(String.init)
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    func part(_ index: Int) throws -> Double {
      let value = Double(try #require(Int(digits[index] + digits[index + 1], radix: 16), "\(hex)")) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return try 0.2126 * part(0) + 0.7152 * part(2) + 0.0722 * part(4)
  }

  private static func contrast(_ a: String, _ b: String) throws -> Double {
    let (x, y) = (try luminance(a), try luminance(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }

  @Test(arguments: [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "gray",
  ])
  func coloursOfText(_ name: String) throws {
    let sheet = try Self.sheet()
    let text = try Self.color(name + "-t", in: sheet)
    for ground in ["bg", "bg2", "card"] {
      let back = try Self.color(ground, in: sheet)
      #expect(try Self.contrast(text.light, back.light) >= 4.5, "\(name) on light \(ground)")
      #expect(try Self.contrast(text.dark, back.dark) >= 4.5, "\(name) on dark \(ground)")
    }
    let strong = try Self.color(name + "-s", in: sheet)
    #expect(try Self.contrast("#ffffff", strong.light) >= 4.5, "white on \(name)")
  }

  @Test(arguments: ["l1", "l2"])
  func labels(_ name: String) throws {
    let sheet = try Self.sheet()
    let text = try Self.color(name, in: sheet)
    for ground in ["bg", "bg2", "card", "bars"] {
      let back = try Self.color(ground, in: sheet)
      #expect(try Self.contrast(text.light, back.light) >= 4.5, "\(name) on light \(ground)")
      #expect(try Self.contrast(text.dark, back.dark) >= 4.5, "\(name) on dark \(ground)")
    }
  }

  @Test
  func everyClassOfTheSheetIsBalanced() throws {
    let circumstances = try String(contentsOf: try #require(StyleSheet.circumstances), encoding: .utf8)
    for sheet in [try Self.sheet(), circumstances] {
      #expect(sheet.filter { $0 == "{" }.count == sheet.filter { $0 == "}" }.count)
      #expect(!sheet.contains("</"))
    }
    #expect(try Self.sheet().utf8.count < 37_000)
  }
}
