/// A font: a role, or a name and size, and how it differs from that.
public struct Font: Hashable, Sendable {
  /// The purpose of text, for which a font is chosen.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    case extraLargeTitle, extraLargeTitle2
  }

  /// The thickness of strokes.
  public struct Weight: Hashable, Sendable {
    /// The weight in numbers as the web counts: 400 is regular, 700 bold.
    package let value: Int

    /// The weight 100 of 900.
    public static let ultraLight = Weight(value: 100)
    /// The weight 200 of 900.
    public static let thin = Weight(value: 200)
    /// The weight 300 of 900.
    public static let light = Weight(value: 300)
    /// The weight 400 of 900.
    public static let regular = Weight(value: 400)
    /// The weight 500 of 900.
    public static let medium = Weight(value: 500)
    /// The weight 600 of 900.
    public static let semibold = Weight(value: 600)
    /// The weight 700 of 900.
    public static let bold = Weight(value: 700)
    /// The weight 800 of 900.
    public static let heavy = Weight(value: 800)
    /// The weight 900 of 900.
    public static let black = Weight(value: 900)
  }

  /// The width of letters.
  public struct Width: Hashable, Sendable {
    /// The width beside the standard's 0.
    public var value: CGFloat
    /// Creates a width from its value.
    public init(_ value: CGFloat) { self.value = value }
    /// The width of narrow letters.
    public static let compressed = Width(-0.3)
    /// The width of somewhat narrow letters.
    public static let condensed = Width(-0.2)
    /// The width of usual letters.
    public static let standard = Width(0)
    /// The width of wide letters.
    public static let expanded = Width(0.2)
  }

  /// The kind of letters.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// The base of a font, before its variations.
  package enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(size: Double)
    case custom(String, size: Double, relativeTo: TextStyle?)
  }

  package var base: Base
  package var weight: Weight?
  package var design: Design?
  package var width: Width?
  package var leading: Leading?
  package var isItalic = false
  package var hasMonospacedDigits = false
  package var hasSmallCaps = false

  package init(base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    self.weight = weight
    self.design = design
  }

  private init(_ style: TextStyle) { self.init(base: .style(style)) }

  /// The font of the greatest title.
  public static let largeTitle = Font(.largeTitle)
  /// The font of first titles.
  public static let title = Font(.title)
  /// The font of second titles.
  public static let title2 = Font(.title2)
  /// The font of third titles.
  public static let title3 = Font(.title3)
  /// The font of headings.
  public static let headline = Font(.headline)
  /// The font of lesser headings.
  public static let subheadline = Font(.subheadline)
  /// The font of running text.
  public static let body = Font(.body)
  /// The font of remarks.
  public static let callout = Font(.callout)
  /// The font of notes.
  public static let footnote = Font(.footnote)
  /// The font of captions.
  public static let caption = Font(.caption)
  /// The font of lesser captions.
  public static let caption2 = Font(.caption2)

  /// The surface's font in a role.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(base: .style(style), weight: weight, design: design)
  }

  /// The surface's font in a size, in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(base: .system(size: Double(size)), weight: weight, design: design)
  }

  /// A font by name, in points.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(base: .custom(name, size: Double(size), relativeTo: .body))
  }

  /// A font by name, in points, which grows as a role does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(base: .custom(name, size: Double(size), relativeTo: textStyle))
  }

  /// A font by name, in points, which doesn't grow.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .custom(name, size: Double(fixedSize), relativeTo: nil))
  }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// The font with thick strokes.
  public func bold() -> Font { with { $0.weight = .bold } }
  /// The font in italics.
  public func italic() -> Font { with { $0.isItalic = true } }
  /// The font with strokes of a weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  /// The font with letters of a width.
  public func width(_ width: Width) -> Font { with { $0.width = width } }
  /// The font with letters of the same width.
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  /// The font with digits of the same width.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  /// The font with small capitals for lower case letters.
  public func smallCaps() -> Font { with { $0.hasSmallCaps = true } }
  /// The font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }
}

extension Font: CustomStringConvertible {
  /// A text of the font's base and its variations.
  public var description: String {
    var parts: [String] = []
    switch base {
    case .style(let style): parts.append("\(style)")
    case .system(let size): parts.append("system \(size)")
    case .custom(let name, let size, _): parts.append("\(name) \(size)")
    }
    if let weight { parts.append("weight \(weight.value)") }
    if let design { parts.append("\(design)") }
    if isItalic { parts.append("italic") }
    if hasMonospacedDigits { parts.append("monospaced digits") }
    if hasSmallCaps { parts.append("small capitals") }
    return parts.joined(separator: " ")
  }
}
