import AppIntents

extension AppIntent {
  /// Another request of this type with the values that were set on this one.
  ///
  /// Parameters are objects, so that a plain copy would share them: two runs at the same time would write into
  /// each other's. What the type stores beside its parameters is as its initialiser makes it, as on Apple's
  /// platforms, where a request crosses processes.
  package var separateCopy: Self { copiedApart.intent }

  /// A separate copy with the parameters of it.
  var copiedApart: (intent: Self, parameters: [ParameterNames.Named]) {
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

  /// What one run or one rendering works on: a separate copy in a context of its own.
  func copied(in session: RunSession, depth: Int = 0) -> RunContext {
    let copy = copiedApart
    return RunContext(copy.intent, copy.parameters, in: session, depth: depth)
  }
}
