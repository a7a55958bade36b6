extension Text {
  /// The position at which lines that don't fit are cut.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// The case to which letters are changed.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// The style of a line under or through text; surfaces get whether there is one.
  public struct LineStyle: Hashable, Sendable {
    /// A pattern of the line.
    public struct Pattern: Hashable, Sendable {
      let name: String
      /// A line without gaps.
      public static let solid = Pattern(name: "solid")
      /// A line of dots.
      public static let dot = Pattern(name: "dot")
      /// A line of dashes.
      public static let dash = Pattern(name: "dash")
      /// A line of dashes and dots.
      public static let dashDot = Pattern(name: "dashDot")
      /// A line of dashes and two dots each.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
    let pattern: Pattern
    let color: Color?
    /// Creates a style of line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
    /// A single line without gaps.
    public static let single = LineStyle()
  }

  // On a text the innermost of several changes of one kind counts; on other views the nearest to the text.

  /// The text in a font.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  /// The text with strokes of a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
  /// The text with letters of a kind.
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }
  /// The text with letters of a width.
  public func fontWidth(_ width: Font.Width?) -> Text { with { $0.width = width } }
  /// The text with thick strokes.
  public func bold() -> Text { with { $0.isBold = true } }
  /// The text with thick strokes, or not.
  public func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }
  /// The text in italics.
  public func italic() -> Text { with { $0.isItalic = true } }
  /// The text in italics, or not.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }
  /// The text with letters of the same width, or not.
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.isMonospaced = isActive } }
  /// The text with digits of the same width.
  public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }
  /// The text with a line through it. Pattern and colour aren't shown yet.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.isStruckThrough = isActive }
  }
  /// The text with a line under it. Pattern and colour aren't shown yet.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.isUnderlined = isActive }
  }
  /// The text with more space between letters, which ligatures lose, in points.
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = Double(kerning) } }
  /// The text with more space after letters, in points.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = Double(tracking) } }
  /// The text above its line, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with { $0.baselineOffset = Double(baselineOffset) }
  }
  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text { with { $0.color = color } }

  /// The text in a style: a colour, a level, or what its letters are filled with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    let known = style.resolved(in: EnvironmentValues())
    return with {
      switch known {
      case .color(let color): $0.color = color
      case .hierarchical(let level): $0.level = level
      case .tint, .link: $0.color = .accentColor
      case .opacity(.color(let color), let share): $0.color = color.opacity(share)
      case .foreground: break
      default: $0.style = LetterStyle(known)
      }
    }
  }

  /// The text, with another for people who don't see it.
  public func accessibilityLabel(_ label: Text) -> Text {
    var text = self
    text.spoken = label.parts
    return text
  }
  /// The text, with another for people who don't see it.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }
  /// The text, with another for people who don't see it.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }
}
