import AppIntents

extension AppIntent {
  /// Another request of this type with the values that were set on this one, and some besides.
  ///
  /// - Parameter values: Values for parameters, by their names; they replace those that this request has.
  /// - Throws: `IntentRunError` with `conversionFailed` when a value is of another type than its parameter, and
  ///   with `missingValue` when there is no such parameter.
  package func separateCopy(setting values: [String: any Sendable]) throws -> Self {
    let copy = separateCopy
    for (name, value) in values {
      guard let parameter = copy.parameter(name) else {
        throw IntentRunError(.missingValue, "\(Self.self) has no parameter '\(name)'.")
      }
      try parameter.set(value)
    }
    return copy
  }

  /// The parameter of a name.
  func parameter(_ name: String) -> (any AnyIntentParameter)? {
    ParameterNames.of(self).first { $0.name == name }?.parameter
  }
}
