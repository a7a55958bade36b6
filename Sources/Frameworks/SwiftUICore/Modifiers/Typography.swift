// Modifiers of text and symbols.

nonisolated extension View {
  private func text(_ change: (inout TextAttributes) -> Void) -> ModifiedContent<Self, NodeChange> {
    var attributes = TextAttributes()
    change(&attributes)
    return note(.textStyle(attributes))
  }

  /// The font of text inside; nil leaves it to the surface.
  public func font(_ font: Font?) -> some View { note(.font(font), \.font, font) }

  /// The weight of text inside; nil is the font's.
  public func fontWeight(_ weight: Font.Weight?) -> some View { note(.fontWeight(weight)) }

  /// The kind of letters inside; nil is the font's.
  public func fontDesign(_ design: Font.Design?) -> some View { note(.fontDesign(design)) }

  /// The width of letters inside; nil is the font's.
  public func fontWidth(_ width: Font.Width?) -> some View { text { $0.width = width } }

  /// Thick strokes inside, or not.
  public func bold(_ isActive: Bool = true) -> some View { text { $0.isBold = isActive } }

  /// Italics inside, or not.
  public func italic(_ isActive: Bool = true) -> some View { text { $0.isItalic = isActive } }

  /// A line under text inside, or not. Pattern and colour aren't shown yet.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text { $0.isUnderlined = isActive }
  }

  /// A line through text inside, or not. Pattern and colour aren't shown yet.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text { $0.isStruckThrough = isActive }
  }

  /// Letters of the same width inside, or not.
  public func monospaced(_ isActive: Bool = true) -> some View { text { $0.isMonospaced = isActive } }

  /// Sets digits inside to the same width.
  public func monospacedDigit() -> some View { text { $0.hasMonospacedDigits = true } }

  /// Adds space between letters inside, in points.
  public func kerning(_ kerning: CGFloat) -> some View { text { $0.kerning = Double(kerning) } }

  /// Adds space after letters inside, in points.
  public func tracking(_ tracking: CGFloat) -> some View { text { $0.tracking = Double(tracking) } }

  /// The greatest number of lines of a text inside; nil is no limit.
  public func lineLimit(_ number: Int?) -> some View {
    note(.lineLimit(minimum: nil, maximum: number, reservesSpace: false), \.lineLimit, number)
  }

  /// The number of lines of a text inside, whose room is kept if asked for.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    note(.lineLimit(minimum: nil, maximum: limit, reservesSpace: reservesSpace), \.lineLimit, limit)
  }

  /// The least and greatest number of lines of a text inside.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    note(
      .lineLimit(minimum: limit.lowerBound, maximum: limit.upperBound, reservesSpace: false), \.lineLimit,
      limit.upperBound)
  }

  /// The least number of lines of a text inside.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    note(.lineLimit(minimum: limit.lowerBound, maximum: nil, reservesSpace: false), \.lineLimit, nil)
  }

  /// The greatest number of lines of a text inside.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    note(
      .lineLimit(minimum: nil, maximum: limit.upperBound, reservesSpace: false), \.lineLimit, limit.upperBound
    )
  }

  /// The space between lines inside, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    note(.lineSpacing(Double(lineSpacing)), \.lineSpacing, lineSpacing)
  }

  /// Sets the alignment of the lines of a text inside.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    note(.textAlignment(alignment), \.multilineTextAlignment, alignment)
  }

  /// Sets the position at which lines inside that don't fit are cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    note(.truncation(mode), \.truncationMode, mode)
  }

  /// The least share of its size that text inside may shrink to.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    note(.minimumScaleFactor(Double(factor)), \.minimumScaleFactor, factor)
  }

  /// Sets the case to which letters inside are changed; nil is not at all.
  public func textCase(_ textCase: Text.Case?) -> some View {
    note(.textCase(textCase), \.textCase, textCase)
  }

  /// Sets whether text inside can be selected.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    note(.textSelection(S.allowsSelection))
  }

  /// Sets the size of symbols inside beside text.
  public func imageScale(_ scale: Image.Scale) -> some View { note(.imageScale(scale), \.imageScale, scale) }

  /// Sets the mode of colouring symbols inside; nil leaves it to the surface.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    note(.symbolRenderingMode(mode), \.symbolRenderingMode, mode)
  }

  /// The variants of symbols inside.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    note(.symbolVariant(variant), \.symbolVariants, variant)
  }

  /// Sets the size of text inside.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Keeps the size of text inside in a range.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    modifier(TypeSizeRange(allowed: DynamicTypeSize.allCases.filter(range.contains)))
  }

  /// Sets the height of text inside above its line, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    text { $0.baselineOffset = Double(baselineOffset) }
  }
}

/// A type that determines whether text can be selected.
public protocol TextSelectability {
  /// A Boolean value that indicates whether text can be selected.
  static var allowsSelection: Bool { get }
}

/// A selectability of text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// A Boolean value that indicates whether a person may select text.
  public static let allowsSelection = true
}

/// A selectability of text that can't be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// A Boolean value that indicates whether a person may select text.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// A selectability of text that can be selected.
  public static var enabled: EnabledTextSelectability { .init() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// A selectability of text that can't be selected.
  public static var disabled: DisabledTextSelectability { .init() }
}

/// Sizes of text within bounds.
private struct TypeSizeRange {
  let allowed: [DynamicTypeSize]
}

extension TypeSizeRange: PrimitiveModifier {
  typealias Body = Never
  func apply(to context: inout ModifierContext) {
    guard let first = allowed.first, let last = allowed.last else { return }
    let size = context.environment.dynamicTypeSize
    let bounded = min(max(size, first), last)
    guard bounded != size else { return }
    context.environment.dynamicTypeSize = bounded
    context.add(.modifier(.surroundings(.dynamicTypeSize(bounded))))
  }
}
