/// The colour scheme: light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}

/// The contrast of colours.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
}

/// The direction of lines.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

/// The room in a direction: much or little.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// The size of text that a person prefers.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// A Boolean value that indicates whether the size is one of those for people who see badly.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The phase of a scene: whether it can be seen and used.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  case background, inactive, active

  public static func < (lhs: ScenePhase, rhs: ScenePhase) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The value of a property as key, so that each needs no type.
private enum Key {
  enum Locale: EnvironmentKey { static var defaultValue: Foundation.Locale { .current } }
  enum Calendar: EnvironmentKey { static var defaultValue: Foundation.Calendar { .current } }
  enum TimeZone: EnvironmentKey { static var defaultValue: Foundation.TimeZone { .current } }
  enum Now: EnvironmentKey { static var defaultValue: Date? { nil } }
  enum Scheme: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
  enum Contrast: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
  enum Direction: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
  enum Horizontal: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
  enum Vertical: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
  enum TypeSize: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
  enum Phase: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
  enum IsEnabled: EnvironmentKey { static var defaultValue: Bool { true } }
  enum Font: EnvironmentKey { static var defaultValue: SwiftUICore.Font? { nil } }
  enum LineLimit: EnvironmentKey { static var defaultValue: Int? { nil } }
  enum LineSpacing: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  enum Scale: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
  enum Alignment: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
  enum Truncation: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
  enum Case: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
  enum ImageScale: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
  enum Rendering: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
  enum Variants: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
  enum Controls: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  enum Redaction: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
  enum ReduceMotion: EnvironmentKey { static var defaultValue: Bool { false } }
  enum PixelLength: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
  enum OpenURL: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
  }
}

extension EnvironmentValues {
  /// The locale in which texts are made.
  public var locale: Locale {
    get { self[Key.Locale.self] }
    set { self[Key.Locale.self] = newValue }
  }
  /// The calendar in which dates are written.
  public var calendar: Calendar {
    get { self[Key.Calendar.self] }
    set { self[Key.Calendar.self] = newValue }
  }
  /// The time zone in which dates are written.
  public var timeZone: TimeZone {
    get { self[Key.TimeZone.self] }
    set { self[Key.TimeZone.self] = newValue }
  }
  /// The colour scheme: light or dark.
  public var colorScheme: ColorScheme {
    get { self[Key.Scheme.self] }
    set { self[Key.Scheme.self] = newValue }
  }
  /// The contrast of colours.
  public package(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[Key.Contrast.self] }
    set { self[Key.Contrast.self] = newValue }
  }
  /// The direction of lines.
  public var layoutDirection: LayoutDirection {
    get { self[Key.Direction.self] }
    set { self[Key.Direction.self] = newValue }
  }
  /// The room in the horizontal direction; nil if that isn't known.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[Key.Horizontal.self] }
    set { self[Key.Horizontal.self] = newValue }
  }
  /// The room in the vertical direction; nil if that isn't known.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[Key.Vertical.self] }
    set { self[Key.Vertical.self] = newValue }
  }
  /// The size of text that a person prefers.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[Key.TypeSize.self] }
    set { self[Key.TypeSize.self] = newValue }
  }
  /// A Boolean value that indicates whether the screen is dimmed because nobody uses it. It never is here.
  public var isLuminanceReduced: Bool { false }
  /// The phase of the scene: whether it can be seen and used.
  public var scenePhase: ScenePhase {
    get { self[Key.Phase.self] }
    set { self[Key.Phase.self] = newValue }
  }
  /// A Boolean value that indicates whether controls can be used.
  public var isEnabled: Bool {
    get { self[Key.IsEnabled.self] }
    set { self[Key.IsEnabled.self] = newValue }
  }
  /// The font of text; nil leaves it to the surface.
  public var font: Font? {
    get { self[Key.Font.self] }
    set { self[Key.Font.self] = newValue }
  }
  /// The greatest number of lines of a text.
  public var lineLimit: Int? {
    get { self[Key.LineLimit.self] }
    set { self[Key.LineLimit.self] = newValue }
  }
  /// The space between lines, in points.
  public var lineSpacing: CGFloat {
    get { self[Key.LineSpacing.self] }
    set { self[Key.LineSpacing.self] = newValue }
  }
  /// The least share of its size that text may shrink to.
  public var minimumScaleFactor: CGFloat {
    get { self[Key.Scale.self] }
    set { self[Key.Scale.self] = newValue }
  }
  /// The alignment of the lines of a text.
  public var multilineTextAlignment: TextAlignment {
    get { self[Key.Alignment.self] }
    set { self[Key.Alignment.self] = newValue }
  }
  /// The position at which lines that don't fit are cut.
  public var truncationMode: Text.TruncationMode {
    get { self[Key.Truncation.self] }
    set { self[Key.Truncation.self] = newValue }
  }
  /// The case to which letters are changed; nil leaves them as they are.
  public var textCase: Text.Case? {
    get { self[Key.Case.self] }
    set { self[Key.Case.self] = newValue }
  }
  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[Key.ImageScale.self] }
    set { self[Key.ImageScale.self] = newValue }
  }
  /// The number of colours in which symbols are shown, as a mode.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[Key.Rendering.self] }
    set { self[Key.Rendering.self] = newValue }
  }
  /// The variants of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[Key.Variants.self] }
    set { self[Key.Variants.self] = newValue }
  }
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[Key.Controls.self] }
    set { self[Key.Controls.self] = newValue }
  }
  /// The reasons for which content isn't shown.
  public var redactionReasons: RedactionReasons {
    get { self[Key.Redaction.self] }
    set { self[Key.Redaction.self] = newValue }
  }
  /// A Boolean value that indicates whether a person wants less motion.
  public package(set) var accessibilityReduceMotion: Bool {
    get { self[Key.ReduceMotion.self] }
    set { self[Key.ReduceMotion.self] = newValue }
  }
  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { self[Key.PixelLength.self] }
  /// The action that opens a URL.
  public var openURL: OpenURLAction {
    get { self[Key.OpenURL.self] }
    set { self[Key.OpenURL.self] = newValue }
  }

  /// The moment by which texts count; the real one unless a test or a surface fixes it.
  package var now: Date {
    get { self[Key.Now.self] ?? Date() }
    set { self[Key.Now.self] = newValue }
  }
}
