/// A value that views tell those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view tells one.
  static var defaultValue: Self.Value { get }
  /// Adds what a further view tells to what earlier ones told.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default value: nil.
  public static var defaultValue: Value { nil }
}

/// The declaration key of the values that views set for a preference key.
private enum Told<Key: PreferenceKey>: DeclarationKey {
  typealias Value = Key.Value

  /// Returns the values that several views set, reduced to one.
  static func reduced(_ values: [Key.Value]) -> Key.Value {
    guard var result = values.first else { return Key.defaultValue }
    for value in values.dropFirst() { Key.reduce(value: &result) { value } }
    return result
  }
}

nonisolated extension View {
  /// Sets a value for the views around, instead of those that views inside set.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    DeclarationReader(Told<K>.self, content: self) { _ in EmptyView().declare(Told<K>.self, value) }
  }

  /// Changes the value that views inside set, for the views around.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    DeclarationReader(Told<K>.self, content: self) { values in
      EmptyView().declare(Told<K>.self, transformed(Told<K>.reduced(values), callback))
    }
  }

  /// Runs an action with what views inside tell, when that is first known and after each update that
  /// changes it.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    DeclarationReader(Told<K>.self, content: self) { values in
      let value = Told<K>.reduced(values)
      EmptyView().onChange(of: value, initial: true) { _, new in action(new) }.declare(Told<K>.self, value)
    }
  }

  /// A view over this one, made of what views inside tell.
  ///
  /// Both lie in a stack, which is as large as the larger.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    ZStack(alignment: alignment) {
      DeclarationReader(Told<K>.self, content: self) { values in
        let value = Told<K>.reduced(values)
        transform(value).declare(Told<K>.self, value)
      }
    }
  }

  /// A view behind this one, made of what views inside tell.
  ///
  /// Both lie in a stack, which is as large as the larger.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    ZStack(alignment: alignment) {
      DeclarationReader(Told<K>.self, place: .before, content: self) { values in
        let value = Told<K>.reduced(values)
        transform(value).declare(Told<K>.self, value)
      }
    }
  }

  private func transformed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
    var value = value
    change(&value)
    return value
  }
}
