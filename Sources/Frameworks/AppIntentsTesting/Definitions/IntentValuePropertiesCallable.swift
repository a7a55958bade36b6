/// A function of named values: `makeIntent(size: "large", count: 2)`.
///
/// Values are those that intents exchange: strings, numbers, dates, files, arrays, and representations of
/// entities and enums. `nil` omits a value; a typed one, `String?.none`, sets it to nil. Invalid names are
/// reported when the intent runs.
@dynamicCallable
public struct IntentValuePropertiesCallable<T>: Sendable {
  let make: @Sendable (NamedValues) -> T

  /// Returns the result for the values; called by function call syntax.
  public func dynamicallyCall(
    withKeywordArguments args: KeyValuePairs<String, (any IntentValueExpressing)?>
  ) -> T {
    var values = NamedValues()
    for (name, value) in args {
      if name.isEmpty {
        values.problem = values.problem ?? "A value has no name: write makeIntent(name: value)."
      } else if values.names.contains(name) {
        values.problem = values.problem ?? "The value '\(name)' is given twice."
      } else {
        values[name] = value
      }
    }
    return make(values)
  }
}

/// The values that a test passes, by name.
struct NamedValues: Sendable {
  private var expressions: [String: any IntentValueExpressing] = [:]
  /// The problem with the names, if any.
  var problem: String?

  var names: [String] { expressions.keys.sorted() }

  subscript(name: String) -> (any IntentValueExpressing)? {
    get { expressions[name] }
    set { expressions[name] = newValue }
  }

  func check() throws {
    if let problem { throw IntentTestingError(.badArguments, problem) }
  }
}
