import AppIntents

extension AppIntent {
  /// Another request of this type with the values that were set on this one.
  ///
  /// Parameters are objects, so that a plain copy would share them: two runs at the same time would write into
  /// each other's. What the type stores beside its parameters is as its initialiser makes it, as on Apple's
  /// platforms, where a request crosses processes.
  package var separateCopy: Self {
    let copy = Self()
    let originals = ParameterNames.of(self)
    for (original, new) in zip(originals, ParameterNames.of(copy))
    where original.parameter.isSet && original.name == new.name {
      do {
        try new.parameter.set(try original.parameter.value())
      } catch {
        // Cleared by another task between the two calls: then there is no value to take over.
      }
    }
    return copy
  }
}
