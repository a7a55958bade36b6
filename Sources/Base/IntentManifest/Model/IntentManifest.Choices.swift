extension IntentManifest {
  /// A fixed set of values.
  public struct Enumeration: Codable, Hashable, Sendable {
    /// The name under which the system knows the type.
    public var identifier: String
    /// The name of the type with its module.
    public var type: String
    /// What one value is called; nil where only the running program knows it.
    public var title: String?
    public var numericFormat: String?
    public var synonyms: [String] = []
    /// The cases, in the order of their declaration.
    public var cases: [Case] = []
    public var schema: Schema?
    public var isAssistantOnly = false
    /// Whether its values have URLs.
    public var hasURL = false

    /// Makes an enum.
    public init(identifier: String, type: String) {
      self.identifier = identifier
      self.type = type
    }

    /// One value.
    public struct Case: Codable, Hashable, Sendable {
      /// The raw value, as text.
      public var value: String
      /// What people call it; nil where the type says nothing about it.
      public var title: String?
      public var subtitle: String?
      /// Other names under which people look for it.
      public var synonyms: [String] = []

      /// Makes a case.
      public init(value: String, title: String? = nil) {
        self.value = value
        self.title = title
      }
    }
  }

  /// A value that is one of several types.
  public struct Union: Codable, Hashable, Sendable {
    /// The name of the type with its module.
    public var type: String
    public var cases: [Case] = []

    /// Makes a union.
    public init(type: String) { self.type = type }

    /// One of the types.
    public struct Case: Codable, Hashable, Sendable {
      public var name: String
      public var type: ValueType

      /// Makes a case.
      public init(name: String, type: ValueType) {
        self.name = name
        self.type = type
      }
    }
  }
}
