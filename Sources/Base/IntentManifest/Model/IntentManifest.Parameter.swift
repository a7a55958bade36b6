extension IntentManifest {
  /// A value that an intent takes.
  public struct Parameter: Codable, Hashable, Sendable {
    /// The name of the variable.
    public var name: String
    /// What it is called; nil where that is the name of the variable in words.
    public var title: String?
    public var description: String?
    public var type: ValueType
    /// Whether there is a value where none is given.
    public var hasDefault = false
    /// That value, where it is a literal: a text, a number, true or false, a case, or a list of these.
    public var defaultValue: Value?
    /// The smallest and the largest number, both included.
    public var range: Range?
    /// What a number is entered with: `field`, `stepper` or `slider`.
    public var controlStyle: String?
    /// How a text is typed.
    public var inputOptions: InputOptions?
    /// How many values a list takes, whatever the widget.
    public var size: Size?
    /// How many values a list takes, by the family of the widget that it sets up.
    public var sizeByWidgetFamily: [String: Size]?
    /// Which part of a date is asked for: `date`, `time` or `dateTime`.
    public var dateKind: String?
    /// The unit in which a measurement is entered.
    public var unit: String?
    /// Whether no other unit can be chosen.
    public var isUnitFixed: Bool?
    /// Whether a measurement may be less than zero.
    public var allowsNegative: Bool?
    /// The codes of the currencies of an amount (ISO 4217).
    public var currencyCodes: [String]?
    /// The identifiers of the types of files.
    public var contentTypes: [String]?
    /// How a place is shown: `name`, `address` or `city`.
    public var placeStyle: String?
    /// What `true` and `false` are called.
    public var booleanNames: BooleanNames?
    /// The only values that it takes.
    public var supportedValues: [Value]?
    /// What is said when a value is asked for.
    public var requestDialog: String?
    /// What is said when one of several values is asked for.
    public var disambiguationDialog: String?
    /// Whether it takes the result of the action before: `never` or `connectToPreviousIntentResult`; nil where the
    /// system decides.
    public var inputConnection: String?
    /// The name of the type that makes values to choose from.
    public var optionsProvider: String?
    /// The name of the type that finds its entities, where that is not their own query.
    public var query: String?
    /// Whether it names resolvers of its own.
    public var hasResolvers = false

    /// Makes a parameter.
    public init(name: String, type: ValueType) {
      self.name = name
      self.type = type
    }

    /// Whether a run has to ask for a value that was not given.
    public var isRequired: Bool { !type.isOptional && !hasDefault }

    /// The smallest and the largest of some numbers.
    public struct Range: Codable, Hashable, Sendable {
      public var minimum: Number
      public var maximum: Number

      /// Makes a range.
      public init(minimum: Number, maximum: Number) {
        self.minimum = minimum
        self.maximum = maximum
      }
    }

    /// How many values a list takes.
    public struct Size: Codable, Hashable, Sendable {
      public var minimum: Int
      public var maximum: Int

      /// Makes a size.
      public init(minimum: Int, maximum: Int) {
        self.minimum = minimum
        self.maximum = maximum
      }
    }

    /// How a text is typed.
    public struct InputOptions: Codable, Hashable, Sendable {
      /// The keys that are shown: `default`, `asciiCapable`, `numbersAndPunctuation`, `URL`, `numberPad`.
      public var keyboard = "default"
      /// What is written with capital letters: `none`, `words`, `sentences`, `allCharacters`.
      public var capitalization = "sentences"
      public var isMultiline = false
      public var autocorrects = true
      public var usesSmartQuotes = true
      public var usesSmartDashes = true

      /// Makes the options of a plain field.
      public init() {}
    }

    /// What `true` and `false` are called.
    public struct BooleanNames: Codable, Hashable, Sendable {
      public var whenTrue: String?
      public var whenFalse: String?

      /// Makes the names.
      public init(whenTrue: String?, whenFalse: String?) {
        self.whenTrue = whenTrue
        self.whenFalse = whenFalse
      }
    }
  }
}
