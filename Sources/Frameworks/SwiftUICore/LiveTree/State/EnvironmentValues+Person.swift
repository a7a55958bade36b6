// What is known of the person who uses the program, and of the screen. Surfaces set it.

private enum Key {
  enum DifferentiateWithoutColor: EnvironmentKey { static var defaultValue: Bool { false } }
  enum ReduceTransparency: EnvironmentKey { static var defaultValue: Bool { false } }
  enum InvertColors: EnvironmentKey { static var defaultValue: Bool { false } }
  enum ScreenReader: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Weight: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }
  enum Scale: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
}

/// The thickness of letters.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether a person wants differences that don't rest on colour.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[Key.DifferentiateWithoutColor.self] }
    set { self[Key.DifferentiateWithoutColor.self] = newValue }
  }
  /// A Boolean value that indicates whether a person wants backgrounds that let nothing through.
  public var accessibilityReduceTransparency: Bool {
    get { self[Key.ReduceTransparency.self] }
    set { self[Key.ReduceTransparency.self] = newValue }
  }
  /// A Boolean value that indicates whether the colours of the screen are inverted.
  public var accessibilityInvertColors: Bool {
    get { self[Key.InvertColors.self] }
    set { self[Key.InvertColors.self] = newValue }
  }
  /// A Boolean value that indicates whether a screen reader is used. Browsers don't say: it is false.
  public var accessibilityVoiceOverEnabled: Bool { self[Key.ScreenReader.self] }
  /// A Boolean value that indicates whether switches are used. Browsers don't say: it is false.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// A Boolean value that indicates whether large content is shown for controls. Browsers don't say: it is
  /// false.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// The thickness of letters that a person prefers; nil if unknown.
  public var legibilityWeight: LegibilityWeight? {
    get { self[Key.Weight.self] }
    set { self[Key.Weight.self] = newValue }
  }
  /// The number of pixels to a point.
  public var displayScale: CGFloat {
    get { self[Key.Scale.self] }
    set { self[Key.Scale.self] = newValue }
  }
}
