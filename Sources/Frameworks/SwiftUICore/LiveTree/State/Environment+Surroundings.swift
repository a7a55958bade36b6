extension Surroundings {
  /// Creates the value that a surface has to know when one is set in the environment; nil for most key
  /// paths.
  init?<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
    // Told by the type first: comparing key paths costs more.
    switch value {
    case let direction as LayoutDirection where keyPath == \EnvironmentValues.layoutDirection:
      self = .layoutDirection(direction)
    case let scheme as ColorScheme where keyPath == \EnvironmentValues.colorScheme:
      self = .colorScheme(scheme)
    case let size as DynamicTypeSize where keyPath == \EnvironmentValues.dynamicTypeSize:
      self = .dynamicTypeSize(size)
    case let locale as Locale where keyPath == \EnvironmentValues.locale:
      self = .language(locale.identifier(.bcp47))
    default: return nil
    }
  }
}
