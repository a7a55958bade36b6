/// A style at a level of importance below its own.
struct LeveledStyle: ShapeStyle {
  let base: any ShapeStyle
  let level: Int

  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    RawStyle(known: .level(base.resolved(in: environment), level))
  }
}

extension ShapeStyle {
  /// The second level of this style.
  public var secondary: some ShapeStyle { LeveledStyle(base: self, level: 1) }
  /// The third level of this style.
  public var tertiary: some ShapeStyle { LeveledStyle(base: self, level: 2) }
  /// The fourth level of this style.
  public var quaternary: some ShapeStyle { LeveledStyle(base: self, level: 3) }
  /// The fifth level of this style.
  public var quinary: some ShapeStyle { LeveledStyle(base: self, level: 4) }
}
