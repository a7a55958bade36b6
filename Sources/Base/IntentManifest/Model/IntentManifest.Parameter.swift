extension IntentManifest {
  /// A value that an intent takes.
  public struct Parameter: Codable, Hashable, Sendable {
    /// The name of the variable.
    public var name: String
    /// The title; nil where that is the name of the variable in words.
    public var title: String?
    /// The description, if any.
    public var description: String?
    /// The type of the value.
    public var type: ValueType
    /// A Boolean value that indicates whether there is a value where none is given.
    public var hasDefault = false
    /// The default value, where it is a literal: a text, a number, true or false, a case, or a list of these.
    public var defaultValue: Value?
    /// The smallest and the largest number, both included.
    public var range: Range?
    /// The control with which a number is entered: `field`, `stepper` or `slider`.
    public var controlStyle: String?
    /// The options for typing a text.
    public var inputOptions: InputOptions?
    /// The number of values that a list takes, whatever the widget.
    public var size: Size?
    /// The number of values that a list takes, by the family of the widget that it sets up.
    public var sizeByWidgetFamily: [String: Size]?
    /// The part of a date that is asked for: `date`, `time` or `dateTime`.
    public var dateKind: String?
    /// The unit in which a measurement is entered.
    public var unit: String?
    /// A Boolean value that indicates whether no other unit can be chosen.
    public var isUnitFixed: Bool?
    /// A Boolean value that indicates whether a measurement may be less than zero.
    public var allowsNegative: Bool?
    /// The codes of the currencies of an amount (ISO 4217).
    public var currencyCodes: [String]?
    /// The identifiers of the types of files.
    public var contentTypes: [String]?
    /// The form in which a place is shown: `name`, `address` or `city`.
    public var placeStyle: String?
    /// The names of `true` and `false`.
    public var booleanNames: BooleanNames?
    /// The only values that it takes.
    public var supportedValues: [Value]?
    /// The dialog that asks for a value.
    public var requestDialog: String?
    /// The dialog that asks for one of several values.
    public var disambiguationDialog: String?
    /// The behaviour that decides whether it takes the result of the action before: `never` or
    /// `connectToPreviousIntentResult`; nil where the system decides.
    public var inputConnection: String?
    /// The name of the type that makes values to choose from.
    public var optionsProvider: String?
    /// The name of the type that finds its entities, where that is not their own query.
    public var query: String?
    /// A Boolean value that indicates whether it names resolvers of its own.
    public var hasResolvers = false

    /// Creates a parameter.
    public init(name: String, type: ValueType) {
      self.name = name
      self.type = type
    }

    /// A Boolean value that indicates whether a run has to ask for a value that was not given.
    public var isRequired: Bool { !type.isOptional && !hasDefault }

    /// The smallest and the largest of some numbers.
    public struct Range: Codable, Hashable, Sendable {
      /// The smallest value.
      public var minimum: Number
      /// The largest value.
      public var maximum: Number

      /// Creates a range.
      public init(minimum: Number, maximum: Number) {
        self.minimum = minimum
        self.maximum = maximum
      }
    }

    /// The range of the number of values that a list takes.
    public struct Size: Codable, Hashable, Sendable {
      /// The smallest number of values.
      public var minimum: Int
      /// The largest number of values.
      public var maximum: Int

      /// Creates a size.
      public init(minimum: Int, maximum: Int) {
        self.minimum = minimum
        self.maximum = maximum
      }
    }

    /// The options for typing a text.
    public struct InputOptions: Codable, Hashable, Sendable {
      /// The keys that are shown: `default`, `asciiCapable`, `numbersAndPunctuation`, `URL`, `numberPad`.
      public var keyboard = "default"
      /// The automatic capitalization: `none`, `words`, `sentences`, `allCharacters`.
      public var capitalization = "sentences"
      /// A Boolean value that indicates whether the text may have several lines.
      public var isMultiline = false
      /// A Boolean value that indicates whether spelling is corrected while typing.
      public var autocorrects = true
      /// A Boolean value that indicates whether quotation marks are curled while typing.
      public var usesSmartQuotes = true
      /// A Boolean value that indicates whether hyphens become dashes while typing.
      public var usesSmartDashes = true

      /// Creates the options of a plain field.
      public init() {}
    }

    /// The names of `true` and `false`.
    public struct BooleanNames: Codable, Hashable, Sendable {
      /// The name of `true`; nil where it isn't known.
      public var whenTrue: String?
      /// The name of `false`; nil where it isn't known.
      public var whenFalse: String?

      /// Creates the names.
      public init(whenTrue: String?, whenFalse: String?) {
        self.whenTrue = whenTrue
        self.whenFalse = whenFalse
      }
    }
  }
}
