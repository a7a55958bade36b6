extension IntentManifest {
  /// A fixed set of values.
  public struct Enumeration: Codable, Hashable, Sendable {
    /// The name under which the system knows the type.
    public var identifier: String
    /// The name of the type with its module.
    public var type: String
    /// The title of one value; nil where only the running program knows it.
    public var title: String?
    /// The format for several values, with a place for the number.
    public var numericFormat: String?
    /// Other names that people use.
    public var synonyms: [String] = []
    /// The cases, in the order of their declaration.
    public var cases: [Case] = []
    /// The schema to which the type conforms, if any.
    public var schema: Schema?
    /// A Boolean value that indicates whether the type is there for assistants only.
    public var isAssistantOnly = false
    /// A Boolean value that indicates whether its values have URLs.
    public var hasURL = false

    /// Creates an enum.
    public init(identifier: String, type: String) {
      self.identifier = identifier
      self.type = type
    }

    /// One value of an enumeration.
    public struct Case: Codable, Hashable, Sendable {
      /// The raw value, as text.
      public var value: String
      /// The title of the value; nil where the type states none.
      public var title: String?
      /// The subtitle of the value, if any.
      public var subtitle: String?
      /// Other names under which people look for it.
      public var synonyms: [String] = []

      /// Creates a case.
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
    /// The cases, in the order of their declaration.
    public var cases: [Case] = []

    /// Creates a union.
    public init(type: String) { self.type = type }

    /// One of the types of a union.
    public struct Case: Codable, Hashable, Sendable {
      /// The name of the case.
      public var name: String
      /// The type of the associated value.
      public var type: ValueType

      /// Creates a case.
      public init(name: String, type: ValueType) {
        self.name = name
        self.type = type
      }
    }
  }
}
