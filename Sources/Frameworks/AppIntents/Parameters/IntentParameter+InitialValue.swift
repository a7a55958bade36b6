extension IntentParameter {
  /// Creates a parameter whose default is the initial value of its variable.
  public convenience init(wrappedValue: Value) {
    var definition = ParameterDefinition()
    definition.defaultValue = wrappedValue
    self.init(definition: definition)
  }
}
