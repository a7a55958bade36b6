import AppIntents

extension AppIntent {
  /// Another request of this type with the values that were set on this one.
  ///
  /// Parameters are objects, so that a plain copy would share them: two runs at the same time would write
  /// into each other's. What the type stores beside its parameters is as its initialiser makes it, as on
  /// Apple's platforms, where a request crosses processes.
  package var separateCopy: Self { copiedApart.intent }

  /// A separate copy with the parameters of it.
  package var copiedApart: (intent: Self, parameters: [ParameterNames.Named]) {
    let copy = Self()
    let parameters = ParameterNames.of(copy)
    for (original, new) in zip(ParameterNames.of(self), parameters)
    where original.parameter.isSet && original.name == new.name {
      do {
        try new.parameter.set(try original.parameter.value())
      } catch {
        // Cleared by another task between the two calls: then there is no value to take over.
      }
    }
    return (copy, parameters)
  }

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
  package func parameter(_ name: String) -> (any AnyIntentParameter)? {
    ParameterNames.of(self).first { $0.name == name }?.parameter
  }
}
