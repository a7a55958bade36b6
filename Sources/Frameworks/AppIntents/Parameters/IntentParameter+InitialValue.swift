extension IntentParameter {
  /// Makes a parameter whose default is the value that its variable is declared with.
  public convenience init(wrappedValue: Value) {
    var definition = ParameterDefinition()
    definition.defaultValue = wrappedValue
    self.init(definition: definition)
  }
}
