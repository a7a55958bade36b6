/// A type that can make an expression of a value.
public protocol IntentValueExpressing: Sendable {
  /// An expression of this value, which converts it when it is needed.
  func makeExpression() -> IntentValueExpression
}

/// A type whose values can be handed to intents that are known only by name.
public protocol IntentValueConvertible: IntentValueExpressing {
  /// This value without its type.
  func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer
}

extension IntentValueConvertible {
  public func makeExpression() -> IntentValueExpression {
    IntentValueExpression { makeContainer(context: $0) }
  }
}

extension IntentValueConvertible where Self: _IntentValue {
  public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
    IntentValueContainer(.value(self))
  }
}

/// A type that is another one with names of its own for what is in it.
public protocol IntentValueConvertibleWrapper: IntentValueConvertible {
  /// The type that it wraps.
  associatedtype BaseValue: IntentValueConvertible

  /// The value that it wraps.
  var baseValue: BaseValue { get set }

  /// Wraps a value.
  init(baseValue: BaseValue)
}

extension IntentValueConvertibleWrapper {
  public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
    baseValue.makeContainer(context: context)
  }
}

extension Bool: IntentValueConvertible {}
extension Int: IntentValueConvertible {}
extension Double: IntentValueConvertible {}
extension String: IntentValueConvertible {}
extension Date: IntentValueConvertible {}
extension DateComponents: IntentValueConvertible {}
extension URL: IntentValueConvertible {}
extension AttributedString: IntentValueConvertible {}
extension PersonNameComponents: IntentValueConvertible {}
extension Duration: IntentValueConvertible {}
extension Measurement: IntentValueConvertible, IntentValueExpressing {}

extension Optional: IntentValueConvertible, IntentValueExpressing where Wrapped: IntentValueConvertible {
  public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
    self?.makeContainer(context: context) ?? IntentValueContainer(.nothing)
  }
}

extension Array: IntentValueConvertible, IntentValueExpressing where Element: IntentValueConvertible {
  public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
    IntentValueContainer(.list(map { $0.makeContainer(context: context) }))
  }
}

extension Set: IntentValueConvertible, IntentValueExpressing where Element: IntentValueConvertible {
  public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
    IntentValueContainer(.set(map { $0.makeContainer(context: context) }))
  }
}
