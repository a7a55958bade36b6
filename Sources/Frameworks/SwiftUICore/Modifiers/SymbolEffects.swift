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

/// It swings up or down.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let _name: String
  /// Upwards.
  public var up: BounceSymbolEffect { .init(_name: "bounce up") }
  /// Downwards.
  public var down: BounceSymbolEffect { .init(_name: "bounce down") }
  /// Layer by layer.
  public var byLayer: BounceSymbolEffect { self }
  /// As a whole.
  public var wholeSymbol: BounceSymbolEffect { self }
}
/// It fades and comes back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let _name: String
  /// Layer by layer.
  public var byLayer: PulseSymbolEffect { self }
  /// As a whole.
  public var wholeSymbol: PulseSymbolEffect { self }
}
/// Its layers light up one after another.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let _name: String
  /// One layer at a time.
  public var iterative: VariableColorSymbolEffect { self }
  /// More and more layers.
  public var cumulative: VariableColorSymbolEffect { self }
  /// There and back.
  public var reversing: VariableColorSymbolEffect { self }
  /// There alone.
  public var nonReversing: VariableColorSymbolEffect { self }
}
/// It is larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  public let _name: String
  /// Larger.
  public var up: ScaleSymbolEffect { .init(_name: "scale up") }
  /// Smaller.
  public var down: ScaleSymbolEffect { .init(_name: "scale down") }
}
/// It turns.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let _name: String
  /// As a clock does.
  public var clockwise: RotateSymbolEffect { .init(_name: "rotate") }
  /// Against the clock.
  public var counterClockwise: RotateSymbolEffect { .init(_name: "rotate back") }
}
/// It moves to and fro.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let _name: String
}
/// It grows and shrinks slowly.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let _name: String
}
/// It comes.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public let _name: String
}
/// It goes.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public let _name: String
}
/// One symbol goes as another comes.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  public let _name: String
  /// The old one goes down, the new one comes up.
  public var downUp: ReplaceSymbolEffect { self }
  /// The old one goes up, the new one comes from above.
  public var upUp: ReplaceSymbolEffect { self }
  /// The old one goes away.
  public var offUp: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// It swings.
  public static var bounce: BounceSymbolEffect { .init(_name: "bounce") }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// It fades and comes back.
  public static var pulse: PulseSymbolEffect { .init(_name: "pulse") }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Its layers light up one after another.
  public static var variableColor: VariableColorSymbolEffect { .init(_name: "variableColor") }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// It is larger or smaller.
  public static var scale: ScaleSymbolEffect { .init(_name: "scale up") }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// It turns.
  public static var rotate: RotateSymbolEffect { .init(_name: "rotate") }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// It moves to and fro.
  public static var wiggle: WiggleSymbolEffect { .init(_name: "wiggle") }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// It grows and shrinks slowly.
  public static var breathe: BreatheSymbolEffect { .init(_name: "breathe") }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// It comes.
  public static var appear: AppearSymbolEffect { .init(_name: "appear") }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// It goes.
  public static var disappear: DisappearSymbolEffect { .init(_name: "disappear") }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol goes as another comes.
  public static var replace: ReplaceSymbolEffect { .init(_name: "replace") }
}

/// How a symbol moves. Surfaces use their own time.
public struct SymbolEffectOptions: Sendable {
  /// As usual.
  public static let `default` = SymbolEffectOptions()
  /// Without end.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// So many times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .init() }
  /// At a share of the usual speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .init() }
  /// At a share of the usual speed.
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

  /// Whether symbols inside don't move for effects from around. Surfaces show effects where they are put.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
