extension IntentManifest {
  /// An action of the app.
  public struct Intent: Codable, Hashable, Sendable {
    /// The name under which the system knows it; shortcuts that people have made refer to it.
    public var identifier: String
    /// The name of the type with its module.
    public var type: String
    /// The title; nil where only the running program knows it.
    public var title: String?
    /// Its description, if any.
    public var description: Description?
    /// Its parameters, in the order of their declaration.
    public var parameters: [Parameter] = []
    /// The sentence that stands for it; nil where that is its title with all parameters beside it.
    public var summary: Summary?
    /// The modes in which it can run.
    public var supportedModes: [Mode] = [.background]
    /// A Boolean value that indicates whether the app comes to the front before it runs.
    public var opensAppWhenRun = false
    /// A Boolean value that indicates whether people find it by themselves.
    public var isDiscoverable = true
    /// The authentication that it requires before it runs.
    public var authenticationPolicy: AuthenticationPolicy = .alwaysAllowed
    /// The processes in which it may run, by name; none where the system decides.
    public var executionTargets: [String] = []
    /// The schema that it has.
    public var schema: Schema?
    /// A Boolean value that indicates whether it is there for assistants only.
    public var isAssistantOnly = false
    /// The protocols of the framework that say what kind of intent it is, such as `OpenIntent`, in
    /// alphabetical order.
    public var systemProtocols: [String] = []
    /// The shape of its result.
    public var result = Result()
    /// The notice of its deprecation, if it is deprecated.
    public var deprecation: Deprecation?
    /// A Boolean value that indicates whether it has a URL.
    public var hasURL = false

    /// Creates an intent.
    public init(identifier: String, type: String) {
      self.identifier = identifier
      self.type = type
    }

    /// Returns whether it conforms to a protocol of the framework, such as `OpenIntent`.
    public func conforms(to systemProtocol: String) -> Bool { systemProtocols.contains(systemProtocol) }
  }

  /// The description of an action, in words.
  public struct Description: Codable, Hashable, Sendable {
    /// The text of the description.
    public var text: String
    /// The group in which it is listed.
    public var category: String?
    /// The words under which people look for it.
    public var keywords: [String] = []
    /// The name of its value where the next action of a shortcut uses it.
    public var resultName: String?

    /// Creates a description.
    public init(text: String) { self.text = text }
  }

  /// A mode in which an action can run: in the background or with the app in front.
  public enum Mode: String, Codable, Hashable, Sendable, CaseIterable {
    case background
    /// With the app in front before it runs.
    case foreground
    /// With the app in front when the action asks for it, if it does.
    case foregroundDynamic
    /// With the app in front when the action asks for it, at the latest when it is done.
    case foregroundDeferred
  }

  /// The authentication that is required before an action runs.
  public enum AuthenticationPolicy: String, Codable, Hashable, Sendable, CaseIterable {
    case alwaysAllowed
    case requiresAuthentication
    case requiresLocalDeviceAuthentication
  }

  /// A shape that the system knows, by its domain and name: `mail`, `createDraft`.
  public struct Schema: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The domain of the schema.
    public var domain: String
    /// The name of the schema within its domain.
    public var name: String

    /// Creates a schema.
    public init(domain: String, name: String) {
      self.domain = domain
      self.name = name
    }

    public var description: String { "\(domain).\(name)" }
  }

  /// The shape of a result, as the type of the run declares it.
  public struct Result: Codable, Hashable, Sendable {
    /// The type of the value; nil where there is none.
    public var value: ValueType?
    /// A Boolean value that indicates whether there is a dialog.
    public var hasDialog = false
    /// A Boolean value that indicates whether there is a view or an intent that makes one.
    public var showsSnippet = false
    /// A Boolean value that indicates whether another intent follows.
    public var opensIntent = false

    /// Creates the shape of a result with nothing in it.
    public init() {}
  }

  /// The notice that an action is no longer offered.
  public struct Deprecation: Codable, Hashable, Sendable {
    /// The sentence; nil where it is made of the replacement's title.
    public var message: String?
    /// The name of the type that takes its place.
    public var replacement: String?

    /// Creates a notice.
    public init(message: String? = nil, replacement: String? = nil) {
      self.message = message
      self.replacement = replacement
    }
  }
}
