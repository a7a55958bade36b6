// The types of values that scenes keep.

extension SceneStorage where Value == Bool {
  /// The value of a key, with what it is while the scene has none: a switch.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      key, wrappedValue, read: { if case .bool(let value) = $0 { value } else { nil } }, write: { .bool($0) })
  }
}

extension SceneStorage where Value == Bool? {
  /// The value of a key; nil while the scene has none.
  public init(_ key: String) {
    self.init(
      key, nil, read: { if case .bool(let value) = $0 { .some(value) } else { nil } },
      write: { $0.map { .bool($0) } })
  }
}

extension SceneStorage where Value == Int {
  /// The value of a key, with what it is while the scene has none: a whole number.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      key, wrappedValue, read: { if case .int(let value) = $0 { value } else { nil } }, write: { .int($0) })
  }
}

extension SceneStorage where Value == Int? {
  /// The value of a key; nil while the scene has none.
  public init(_ key: String) {
    self.init(
      key, nil, read: { if case .int(let value) = $0 { .some(value) } else { nil } },
      write: { $0.map { .int($0) } })
  }
}

extension SceneStorage where Value == Double {
  /// The value of a key, with what it is while the scene has none: a number.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      key, wrappedValue, read: { if case .double(let value) = $0 { value } else { nil } },
      write: { .double($0) })
  }
}

extension SceneStorage where Value == Double? {
  /// The value of a key; nil while the scene has none.
  public init(_ key: String) {
    self.init(
      key, nil, read: { if case .double(let value) = $0 { .some(value) } else { nil } },
      write: { $0.map { .double($0) } })
  }
}

extension SceneStorage where Value == String {
  /// The value of a key, with what it is while the scene has none: a text.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      key, wrappedValue, read: { if case .string(let value) = $0 { value } else { nil } },
      write: { .string($0) })
  }
}

extension SceneStorage where Value == String? {
  /// The value of a key; nil while the scene has none.
  public init(_ key: String) {
    self.init(
      key, nil, read: { if case .string(let value) = $0 { .some(value) } else { nil } },
      write: { $0.map { .string($0) } })
  }
}

extension SceneStorage where Value == Data {
  /// The value of a key, with what it is while the scene has none: bytes.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      key, wrappedValue, read: { if case .data(let value) = $0 { value } else { nil } }, write: { .data($0) })
  }
}

extension SceneStorage where Value == Data? {
  /// The value of a key; nil while the scene has none.
  public init(_ key: String) {
    self.init(
      key, nil, read: { if case .data(let value) = $0 { .some(value) } else { nil } },
      write: { $0.map { .data($0) } })
  }
}

extension SceneStorage where Value == URL {
  /// The value of a key, with what it is while the scene has none: a URL.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      key, wrappedValue, read: { if case .url(let value) = $0 { value } else { nil } }, write: { .url($0) })
  }
}

extension SceneStorage where Value == URL? {
  /// The value of a key; nil while the scene has none.
  public init(_ key: String) {
    self.init(
      key, nil, read: { if case .url(let value) = $0 { .some(value) } else { nil } },
      write: { $0.map { .url($0) } })
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// The value of a key, with what it is while the scene has none, kept as its raw value.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      key, wrappedValue,
      read: { if case .int(let value) = $0 { Value(rawValue: value) } else { nil } },
      write: { .int($0.rawValue) })
  }
}

extension SceneStorage {
  /// The value of a key, kept as its raw value; nil while the scene has none.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(
      key, nil,
      read: { if case .int(let value) = $0 { R(rawValue: value).map(Optional.some) } else { nil } },
      write: { $0.map { .int($0.rawValue) } })
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// The value of a key, with what it is while the scene has none, kept as its raw value.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      key, wrappedValue,
      read: { if case .string(let value) = $0 { Value(rawValue: value) } else { nil } },
      write: { .string($0.rawValue) })
  }
}

extension SceneStorage {
  /// The value of a key, kept as its raw value; nil while the scene has none.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(
      key, nil,
      read: { if case .string(let value) = $0 { R(rawValue: value).map(Optional.some) } else { nil } },
      write: { $0.map { .string($0.rawValue) } })
  }
}
