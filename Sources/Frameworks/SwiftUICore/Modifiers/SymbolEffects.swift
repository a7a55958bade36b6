/// A movement of symbols.
public protocol SymbolEffect: Sendable {
  /// The movement's name.
  var _name: String { get }
}
/// A movement that happens once for each change of a value.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// A movement that goes on.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// A movement from one symbol to another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}
/// A movement as a symbol comes and goes.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// A symbol effect that swings the symbol up or down.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The name of the effect, for surfaces.
  public let _name: String
  /// The effect upwards.
  public var up: BounceSymbolEffect { .init(_name: "bounce up") }
  /// The effect downwards.
  public var down: BounceSymbolEffect { .init(_name: "bounce down") }
  /// The effect layer by layer.
  public var byLayer: BounceSymbolEffect { self }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: BounceSymbolEffect { self }
}
/// A symbol effect that fades the symbol out and in.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The name of the effect, for surfaces.
  public let _name: String
  /// The effect layer by layer.
  public var byLayer: PulseSymbolEffect { self }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: PulseSymbolEffect { self }
}
/// A symbol effect in which the layers light up one after another.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The name of the effect, for surfaces.
  public let _name: String
  /// The effect on one layer at a time.
  public var iterative: VariableColorSymbolEffect { self }
  /// The effect on more and more layers.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The effect there and back.
  public var reversing: VariableColorSymbolEffect { self }
  /// The effect in one direction only.
  public var nonReversing: VariableColorSymbolEffect { self }
}
/// A symbol effect that makes the symbol larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  /// The name of the effect, for surfaces.
  public let _name: String
  /// The effect that makes the symbol larger.
  public var up: ScaleSymbolEffect { .init(_name: "scale up") }
  /// The effect that makes the symbol smaller.
  public var down: ScaleSymbolEffect { .init(_name: "scale down") }
}
/// A symbol effect that turns the symbol.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The name of the effect, for surfaces.
  public let _name: String
  /// The effect in the direction of a clock's hands.
  public var clockwise: RotateSymbolEffect { .init(_name: "rotate") }
  /// The effect against the direction of a clock's hands.
  public var counterClockwise: RotateSymbolEffect { .init(_name: "rotate back") }
}
/// A symbol effect that moves the symbol to and fro.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The name of the effect, for surfaces.
  public let _name: String
}
/// A symbol effect that lets the symbol slowly grow and shrink.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The name of the effect, for surfaces.
  public let _name: String
}
/// A symbol effect that makes the symbol appear.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The name of the effect, for surfaces.
  public let _name: String
}
/// A symbol effect that makes the symbol disappear.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The name of the effect, for surfaces.
  public let _name: String
}
/// A symbol effect in which one symbol goes as another comes.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  /// The name of the effect, for surfaces.
  public let _name: String
  /// The old one goes down, the new one comes up.
  public var downUp: ReplaceSymbolEffect { self }
  /// The old one goes up, the new one comes from above.
  public var upUp: ReplaceSymbolEffect { self }
  /// The old one goes away.
  public var offUp: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that swings the symbol up or down.
  public static var bounce: BounceSymbolEffect { .init(_name: "bounce") }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that fades the symbol out and in.
  public static var pulse: PulseSymbolEffect { .init(_name: "pulse") }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect in which the layers light up one after another.
  public static var variableColor: VariableColorSymbolEffect { .init(_name: "variableColor") }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that makes the symbol larger or smaller.
  public static var scale: ScaleSymbolEffect { .init(_name: "scale up") }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that turns the symbol.
  public static var rotate: RotateSymbolEffect { .init(_name: "rotate") }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that moves the symbol to and fro.
  public static var wiggle: WiggleSymbolEffect { .init(_name: "wiggle") }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that lets the symbol slowly grow and shrink.
  public static var breathe: BreatheSymbolEffect { .init(_name: "breathe") }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect that makes the symbol appear.
  public static var appear: AppearSymbolEffect { .init(_name: "appear") }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect that makes the symbol disappear.
  public static var disappear: DisappearSymbolEffect { .init(_name: "disappear") }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect in which one symbol goes as another comes.
  public static var replace: ReplaceSymbolEffect { .init(_name: "replace") }
}

/// The options of a symbol effect. Surfaces use their own time.
public struct SymbolEffectOptions: Sendable {
  /// The usual options.
  public static let `default` = SymbolEffectOptions()
  /// The options of an effect without end.
  public static let repeating = SymbolEffectOptions()
  /// The options of an effect that runs once.
  public static let nonRepeating = SymbolEffectOptions()
  /// Returns the options of an effect that runs so many times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .init() }
  /// Returns the options of an effect at a share of the usual speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .init() }
  /// Returns the options with a share of the usual speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension ContentTransition {
  /// A symbol turns into another in a way.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}

nonisolated extension View {
  /// Moves symbols inside for as long as it is active.
  public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    note(.symbolEffect(name: effect._name, isActive: isActive, count: 0))
  }

  /// Moves symbols inside once for each change of a value.
  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    ChangeCounter(
      value: value, counts: { _, _ in true },
      content: { count in note(.symbolEffect(name: effect._name, isActive: false, count: count)) })
  }

  /// Sets whether symbols inside don't move for effects from around. Surfaces show effects where they are
  /// put.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
