extension String {
  /// How text is typed into the field of a parameter.
  public struct IntentInputOptions: Hashable, Sendable {
    /// The keys that are shown.
    public enum KeyboardType: Hashable, Sendable {
      case `default`, asciiCapable, numbersAndPunctuation
      // swift-format-ignore: AlwaysUseLowerCamelCase
      case URL
      case numberPad
    }

    /// What is written with capital letters by itself.
    public enum CapitalizationType: Hashable, Sendable {
      case none, words, sentences, allCharacters
    }

    /// The keys that are shown.
    public var keyboardType: KeyboardType
    /// What is written with capital letters by itself.
    public var capitalizationType: CapitalizationType
    /// Whether the text may have several lines.
    public var multiline: Bool
    /// Whether mistakes are mended while one types.
    public var autocorrect: Bool
    /// Whether straight quotation marks become curly ones.
    public var smartQuotes: Bool
    /// Whether two hyphens become a dash.
    public var smartDashes: Bool

    /// Makes options.
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      self.multiline = multiline
      self.autocorrect = autocorrect
      self.smartQuotes = smartQuotes
      self.smartDashes = smartDashes
    }
  }
}

extension Bool {
  /// What the two values of a parameter are called.
  public struct IntentDisplayName: Hashable, Sendable {
    /// The name of `true`.
    public let `true`: LocalizedStringResource
    /// The name of `false`.
    public let `false`: LocalizedStringResource

    /// Makes the names.
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {
      self.true = `true`
      self.false = `false`
    }
  }
}
