import PlainText
import Synchronization

/// A value that the app or the person gives to an intent, with all that is needed to ask for it.
///
/// As a class, it makes copies of an intent share their parameters' values, and lets a value be set on an
/// intent held by a `let`. Reading and writing is safe from any task.
@propertyWrapper
public final class IntentParameter<Value>: AnyIntentValue, Sendable where Value: _IntentValue {
  package let definition: ParameterDefinition
  private let state = Mutex(State())

  private struct State {
    var name: String?
    var value: Value?
  }

  package init(definition: ParameterDefinition) {
    self.definition = definition
  }

  /// Creates a parameter whose title is derived from the name of its variable.
  public convenience init() {
    self.init(definition: ParameterDefinition())
  }

  /// The value of the parameter.
  ///
  /// A parameter without a value returns its default, or nil if its type is optional. Otherwise reading it is
  /// a programming error, because a run ensures that required parameters have values: it traps with a message
  /// that names the parameter.
  public var wrappedValue: Value {
    get {
      switch current {
      case .success(let value): value
      case .failure(let error): preconditionFailure(error.message)
      }
    }
    set { state.withLock { $0.value = newValue } }
  }

  /// The parameter itself, as in `$name.requestValue()`, and in `\.$name` in summaries and phrases.
  public var projectedValue: IntentParameter<Value> { self }

  /// The title of the parameter, derived from its variable when none was given.
  public var title: LocalizedStringResource {
    definition.title ?? LocalizedStringResource("\(name.map(IdentifierWords.title(of:)) ?? "")")
  }

  /// A Boolean value that indicates whether the value may be absent.
  public var isOptional: Bool { Value.self is any OptionalIntentValue.Type }

  /// The value to use when none is given.
  public var defaultValue: Value.UnwrappedType? { definition.defaultValue as? Value.UnwrappedType }

  /// The state of the value: set or not. A default does not count as set.
  public var valueState: ValueState { state.withLock { $0.value }.map(ValueState.set) ?? .unset }

  /// The state of a parameter's value.
  public enum ValueState {
    /// The parameter has a value.
    case set(Value)
    /// The parameter has no value.
    case unset
  }

  /// The value that is set, else the default, else nil for optionals, else the error.
  private var current: Result<Value, IntentRunError> {
    if let value = state.withLock({ $0.value }) ?? definition.defaultValue as? Value {
      return .success(value)
    }
    if let type = Value.self as? any OptionalIntentValue.Type, let absent = type.absent as? Value {
      return .success(absent)
    }
    return .failure(
      IntentRunError(
        .missingValue,
        "The parameter \(label) of type \(Value.self) was read before it had a value. Set it on the intent "
          + "before perform() is called, give it a default, or start the intent with what runs intents, "
          + "which asks for it."))
  }

  /// The name of the parameter in messages to developers.
  package var label: String {
    name.map { "'\($0)'" } ?? definition.title.map { "'\(String(localized: $0))'" } ?? "(without a title)"
  }

  /// The name of the variable, known once the intent has been inspected as a whole.
  private var name: String? { state.withLock { $0.name } }
}

extension IntentParameter.ValueState: Sendable {}
extension IntentParameter.ValueState: Equatable where Value: Equatable {}

/// A parameter of an intent or a property of an entity.
public protocol AnyIntentValue: Sendable {
  /// The type of the value.
  associatedtype Value: _IntentValue

  /// A Boolean value that indicates whether the value may be absent.
  var isOptional: Bool { get }

  /// The title of the parameter or property.
  var title: LocalizedStringResource { get }
}

/// A parameter whose value type is erased.
package protocol AnyIntentParameter: AnyObject, Sendable {
  var definition: ParameterDefinition { get }
  var title: LocalizedStringResource { get }
  var isOptional: Bool { get }
  /// The name of the parameter in messages to developers.
  var label: String { get }
  /// The type of the value.
  var valueType: any _IntentValue.Type { get }
  /// A Boolean value that indicates whether a value was set; a default does not count.
  var isSet: Bool { get }
  /// Returns the value that is set, or the default.
  ///
  /// - Throws: `IntentRunError` with `missingValue` when there is neither and the type is not optional.
  func value() throws -> any _IntentValue
  /// Sets a value, as it is or wrapped in an optional.
  ///
  /// - Throws: `IntentRunError` with `conversionFailed` when it has another type.
  func set(_ value: any Sendable) throws
  /// Removes the value.
  func clear()
  /// Records the name of the variable that stores the parameter.
  func take(name: String)
}

extension IntentParameter: AnyIntentParameter {
  package var valueType: any _IntentValue.Type { Value.self }
  package var isSet: Bool { state.withLock { $0.value != nil } }
  package func value() throws -> any _IntentValue { try current.get() }
  package func clear() { state.withLock { $0.value = nil } }
  package func take(name: String) { state.withLock { $0.name = name } }

  package func set(_ value: any Sendable) throws {
    if let value = value as? Value {
      state.withLock { $0.value = value }
    } else if let type = Value.self as? any OptionalIntentValue.Type,
      let wrapped = type.wrapping(value) as? Value
    {
      state.withLock { $0.value = wrapped }
    } else {
      throw IntentRunError(
        .conversionFailed,
        "The parameter \(label) takes a value of type \(Value.self), and not '\(value)' of type "
          + "\(type(of: value)).")
    }
  }
}
