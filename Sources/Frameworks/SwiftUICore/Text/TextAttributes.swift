/// The look of a piece of text, where it differs from the text around it; nil is no difference.
package struct TextAttributes: Hashable, Sendable {
  package var font: Font?
  package var weight: Font.Weight?
  package var design: Font.Design?
  package var width: Font.Width?
  package var isBold: Bool?
  package var isItalic: Bool?
  package var isUnderlined: Bool?
  package var isStruckThrough: Bool?
  package var isMonospaced: Bool?
  package var hasMonospacedDigits: Bool?
  package var kerning: Double?
  package var tracking: Double?
  package var baselineOffset: Double?
  package var color: Color?
  /// The level of a hierarchical foreground, 0 for primary.
  package var level: Int?
  /// A foreground that is neither a colour nor a level, such as a gradient.
  package var style: LetterStyle?

  package init() {}

  /// Returns the attributes set here, and else those of `outer`: text inside decides over text around it.
  func inside(_ outer: TextAttributes) -> TextAttributes {
    if self == TextAttributes() { return outer }
    if outer == TextAttributes() { return self }
    var result = self
    result.font = font ?? outer.font
    result.weight = weight ?? outer.weight
    result.design = design ?? outer.design
    result.width = width ?? outer.width
    result.isBold = isBold ?? outer.isBold
    result.isItalic = isItalic ?? outer.isItalic
    result.isUnderlined = isUnderlined ?? outer.isUnderlined
    result.isStruckThrough = isStruckThrough ?? outer.isStruckThrough
    result.isMonospaced = isMonospaced ?? outer.isMonospaced
    result.hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
    result.kerning = kerning ?? outer.kerning
    result.tracking = tracking ?? outer.tracking
    result.baselineOffset = baselineOffset ?? outer.baselineOffset
    if color == nil && level == nil && style == nil {
      result.color = outer.color
      result.level = outer.level
      result.style = outer.style
    }
    return result
  }
}

/// A style that letters are filled with. Boxed: few texts have one.
package struct LetterStyle: Hashable, Sendable {
  private let boxed: [ResolvedStyle]

  package var style: ResolvedStyle { boxed[0] }

  init(_ style: ResolvedStyle) { boxed = [style] }

  /// Styles have no hash of their own; texts that have one are few enough to be told apart by the rest.
  package func hash(into hasher: inout Hasher) {}
}

extension TextAttributes: CustomStringConvertible {
  /// The differences by name, in a fixed order.
  package var description: String {
    var parts: [String] = []
    if let font { parts.append("font \(font)") }
    if let weight { parts.append("weight \(weight.value)") }
    if let design { parts.append("\(design)") }
    if let width { parts.append("width \(Double(width.value))") }
    let flags = [
      ("bold", isBold), ("italic", isItalic), ("underlined", isUnderlined), ("struck", isStruckThrough),
      ("monospaced", isMonospaced), ("monospaced digits", hasMonospacedDigits),
    ]
    for (name, flag) in flags { if let flag { parts.append(flag ? name : "not \(name)") } }
    if let kerning { parts.append("kerning \(kerning)") }
    if let tracking { parts.append("tracking \(tracking)") }
    if let baselineOffset { parts.append("baseline \(baselineOffset)") }
    if let color { parts.append("\(color)") }
    if let level { parts.append("level \(level)") }
    return parts.joined(separator: " ")
  }
}
