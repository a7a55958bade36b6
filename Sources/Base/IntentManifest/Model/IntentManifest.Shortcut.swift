extension IntentManifest {
  /// A type that names shortcuts.
  public struct ShortcutProvider: Codable, Hashable, Sendable {
    /// The name of the type with its module.
    public var type: String
    /// The colour on which the shortcuts stand.
    public var tileColor = "blue"
    /// The phrases that do not mean the app.
    public var negativePhrases: [String] = []
    /// The shortcuts, the most useful first.
    public var shortcuts: [Shortcut] = []

    /// Creates a provider.
    public init(type: String) { self.type = type }
  }

  /// An intent that people find and run without setting anything up.
  public struct Shortcut: Codable, Hashable, Sendable {
    /// The name of the type of the intent.
    public var intent: String
    /// The phrases that a person says, with places: `Open ${target} in ${applicationName}`.
    public var phrases: [String] = []
    /// The title where there is little room; nil stands for the intent's title.
    public var shortTitle: String?
    /// The symbol beside the title.
    public var systemImageName: String?
    /// The parameter for each of whose values it is shown once.
    public var presentedParameter: String?

    /// Creates a shortcut.
    public init(intent: String) { self.intent = intent }

    /// The name of the place for the app's name in phrases.
    public static let applicationNamePlace = "applicationName"

    /// The names of the parameters in a phrase, each once, in their order.
    public static func parameters(in phrase: String) -> [String] {
      var names: [String] = []
      for name in Template.places(in: phrase) where name != applicationNamePlace && !names.contains(name) {
        names.append(name)
      }
      return names
    }
  }

  /// A type that says that a module has intents.
  public struct Package: Codable, Hashable, Sendable {
    /// The name of the type with its module.
    public var type: String
    /// The names of the packages whose intents belong to it too.
    public var included: [String] = []

    /// Creates a package.
    public init(type: String, included: [String] = []) {
      self.type = type
      self.included = included
    }
  }
}
