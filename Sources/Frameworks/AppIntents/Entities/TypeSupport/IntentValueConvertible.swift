/// A type whose values can be turned into expressions.
public protocol IntentValueExpressing: Sendable {
  /// Returns an expression that converts this value on demand.
  func makeExpression() -> IntentValueExpression
}

/// A type whose values can be passed to intents that are known only by name.
public protocol IntentValueConvertible: IntentValueExpressing {
  /// Returns this value with its type erased.
  func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer
}

extension IntentValueConvertible {
  /// Returns an expression that converts this value on demand.
  public func makeExpression() -> IntentValueExpression {
    IntentValueExpression { makeContainer(context: $0) }
  }
}

extension IntentValueConvertible where Self: _IntentValue {
  /// Returns a container of this value.
  public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
    IntentValueContainer(.value(self))
  }
}

/// A type that wraps another one and gives names to its contents.
public protocol IntentValueConvertibleWrapper: IntentValueConvertible {
  /// The wrapped type.
  associatedtype BaseValue: IntentValueConvertible

  /// The wrapped value.
  var baseValue: BaseValue { get set }

  /// Creates a wrapper of a value.
  init(baseValue: BaseValue)
}

extension IntentValueConvertibleWrapper {
  /// Returns a container of the wrapped value.
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
  /// Returns a container of the wrapped value, or an empty one for nil.
  public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
    self?.makeContainer(context: context) ?? IntentValueContainer(.nothing)
  }
}

extension Array: IntentValueConvertible, IntentValueExpressing where Element: IntentValueConvertible {
  /// Returns a container of the elements in order.
  public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
    IntentValueContainer(.list(map { $0.makeContainer(context: context) }))
  }
}

extension Set: IntentValueConvertible, IntentValueExpressing where Element: IntentValueConvertible {
  /// Returns a container of the elements without order.
  public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
    IntentValueContainer(.set(map { $0.makeContainer(context: context) }))
  }
}
