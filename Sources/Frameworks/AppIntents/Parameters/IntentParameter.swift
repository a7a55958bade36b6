import PlainText
import Synchronization

/// A value that the app or the person gives to an intent, and all that is needed to ask for it.
///
/// It is a class, so copies of an intent share their parameters' values, and a value can be set on an intent
/// held by a `let`. Reading and writing is safe from any task.
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

  /// Makes a parameter that is called by the name of its variable.
  public convenience init() {
    self.init(definition: ParameterDefinition())
  }

  /// The value.
  ///
  /// A parameter without a value gives its default, and nil if its type is optional. Anything else is a
  /// programmer's mistake, since a run sees to it that required parameters have values: it traps with a
  /// message that names the parameter.
  public var wrappedValue: Value {
    get {
      switch current {
      case .success(let value): value
      case .failure(let error): preconditionFailure(error.message)
      }
    }
    set { state.withLock { $0.value = newValue } }
  }

  /// The parameter itself: `$name.requestValue()`, `\.$name` in summaries and phrases.
  public var projectedValue: IntentParameter<Value> { self }

  /// What the parameter is called.
  public var title: LocalizedStringResource {
    definition.title ?? LocalizedStringResource("\(name.map(IdentifierWords.title(of:)) ?? "")")
  }

  /// Whether the intent runs without a value.
  public var isOptional: Bool { Value.self is any OptionalIntentValue.Type }

  /// The value that is taken when none is given.
  public var defaultValue: Value.UnwrappedType? { definition.defaultValue as? Value.UnwrappedType }

  /// Whether a value was given, and which; a default is none.
  public var valueState: ValueState { state.withLock { $0.value }.map(ValueState.set) ?? .unset }

  /// Whether a parameter was given a value.
  public enum ValueState {
    /// It was.
    case set(Value)
    /// It was not.
    case unset
  }

  /// What is set, else the default, else nil for optionals, else what is missing.
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

  /// How the parameter is called in messages to developers.
  package var label: String {
    name.map { "'\($0)'" } ?? definition.title.map { "'\(String(localized: $0))'" } ?? "(without a title)"
  }

  /// The name of the variable, once something has looked at the intent as a whole.
  private var name: String? { state.withLock { $0.name } }
}

extension IntentParameter.ValueState: Sendable {}
extension IntentParameter.ValueState: Equatable where Value: Equatable {}

/// A parameter or property, as the system sees it.
public protocol AnyIntentValue: Sendable {
  /// The type of its value.
  associatedtype Value: _IntentValue

  /// Whether the value may be absent.
  var isOptional: Bool { get }

  /// What it is called.
  var title: LocalizedStringResource { get }
}

/// A parameter, seen without the type of its value.
package protocol AnyIntentParameter: AnyObject, Sendable {
  var definition: ParameterDefinition { get }
  var title: LocalizedStringResource { get }
  var isOptional: Bool { get }
  /// How it is called in messages to developers.
  var label: String { get }
  /// The type of the value.
  var valueType: any _IntentValue.Type { get }
  /// Whether a value was set; a default is none.
  var isSet: Bool { get }
  /// The value that is set, or the default.
  ///
  /// - Throws: `IntentRunError` with `missingValue` when there is neither and the type is not optional.
  func value() throws -> any _IntentValue
  /// Sets a value, as it is or wrapped into an optional.
  ///
  /// - Throws: `IntentRunError` with `conversionFailed` when it is of another type.
  func set(_ value: any Sendable) throws
  /// Takes the value away.
  func clear()
  /// Says under which variable the parameter is kept.
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
