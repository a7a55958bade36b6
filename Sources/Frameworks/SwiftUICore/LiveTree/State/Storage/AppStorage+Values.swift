// The types of values that user defaults keep, as they are, as optionals, and behind raw values.

extension AppStorage where Value == Bool {
  /// The value of a key, with what it is while the defaults have none: a switch.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: AppStorageValue.bool, write: { $0 })
  }
}

extension AppStorage where Value == Bool? {
  /// The value of a key; nil while the defaults have none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, read: { AppStorageValue.bool($0) }, write: { $0 })
  }
}

extension AppStorage where Value == Int {
  /// The value of a key, with what it is while the defaults have none: a whole number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: AppStorageValue.int, write: { $0 })
  }
}

extension AppStorage where Value == Int? {
  /// The value of a key; nil while the defaults have none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, read: { AppStorageValue.int($0) }, write: { $0 })
  }
}

extension AppStorage where Value == Double {
  /// The value of a key, with what it is while the defaults have none: a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: AppStorageValue.double, write: { $0 })
  }
}

extension AppStorage where Value == Double? {
  /// The value of a key; nil while the defaults have none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, read: { AppStorageValue.double($0) }, write: { $0 })
  }
}

extension AppStorage where Value == String {
  /// The value of a key, with what it is while the defaults have none: a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: AppStorageValue.string, write: { $0 })
  }
}

extension AppStorage where Value == String? {
  /// The value of a key; nil while the defaults have none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, read: { AppStorageValue.string($0) }, write: { $0 })
  }
}

extension AppStorage where Value == Data {
  /// The value of a key, with what it is while the defaults have none: bytes.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: AppStorageValue.data, write: { $0 })
  }
}

extension AppStorage where Value == Data? {
  /// The value of a key; nil while the defaults have none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, read: { AppStorageValue.data($0) }, write: { $0 })
  }
}

extension AppStorage where Value == URL {
  /// The value of a key, with what it is while the defaults have none: a URL.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: AppStorageValue.url, write: { $0.absoluteString })
  }
}

extension AppStorage where Value == URL? {
  /// The value of a key; nil while the defaults have none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, read: { AppStorageValue.url($0) }, write: { $0?.absoluteString })
  }
}

extension AppStorage where Value == Date {
  /// The value of a key, with what it is while the defaults have none: a date.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: { $0 as? Date }, write: { $0 })
  }
}

extension AppStorage where Value == Date? {
  /// The value of a key; nil while the defaults have none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, read: { $0 as? Date }, write: { $0 })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// The value of a key, with what it is while the defaults have none, kept as its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { AppStorageValue.int($0).flatMap(Value.init) },
      write: { $0.rawValue })
  }
}

extension AppStorage {
  /// The value of a key, kept as its raw value; nil while the defaults have none.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(
      key, store, nil, read: { AppStorageValue.int($0).flatMap(R.init).map(Optional.some) },
      write: { $0?.rawValue })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// The value of a key, with what it is while the defaults have none, kept as its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { AppStorageValue.string($0).flatMap(Value.init) },
      write: { $0.rawValue })
  }
}

extension AppStorage {
  /// The value of a key, kept as its raw value; nil while the defaults have none.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(
      key, store, nil, read: { AppStorageValue.string($0).flatMap(R.init).map(Optional.some) },
      write: { $0?.rawValue })
  }
}

/// A reader of user defaults' values.
enum AppStorageValue {
  static func bool(_ value: Any) -> Bool? { value as? Bool ?? (value as? NSNumber)?.boolValue }
  static func int(_ value: Any) -> Int? { value as? Int ?? (value as? NSNumber)?.intValue }
  static func double(_ value: Any) -> Double? { value as? Double ?? (value as? NSNumber)?.doubleValue }
  static func string(_ value: Any) -> String? { value as? String }
  static func data(_ value: Any) -> Data? { value as? Data }
  static func url(_ value: Any) -> URL? { value as? URL ?? (value as? String).flatMap { URL(string: $0) } }
}
