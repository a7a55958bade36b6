extension String {
  /// The keyboard and correction options for the text field of a parameter.
  public struct IntentInputOptions: Hashable, Sendable {
    /// The kind of keyboard.
    public enum KeyboardType: Hashable, Sendable {
      case `default`, asciiCapable, numbersAndPunctuation
      // swift-format-ignore: AlwaysUseLowerCamelCase
      case URL
      case numberPad
    }

    /// The automatic capitalisation of text.
    public enum CapitalizationType: Hashable, Sendable {
      case none, words, sentences, allCharacters
    }

    /// The kind of keyboard.
    public var keyboardType: KeyboardType
    /// The automatic capitalisation.
    public var capitalizationType: CapitalizationType
    /// A Boolean value that indicates whether the text may have several lines.
    public var multiline: Bool
    /// A Boolean value that indicates whether typing errors are corrected automatically.
    public var autocorrect: Bool
    /// A Boolean value that indicates whether straight quotation marks become curly ones.
    public var smartQuotes: Bool
    /// A Boolean value that indicates whether two hyphens become a dash.
    public var smartDashes: Bool

    /// Creates options.
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
  /// The names of the two values of a parameter.
  public struct IntentDisplayName: Hashable, Sendable {
    /// The name of `true`.
    public let `true`: LocalizedStringResource
    /// The name of `false`.
    public let `false`: LocalizedStringResource

    /// Creates a pair of names.
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {
      self.true = `true`
      self.false = `false`
    }
  }
}
