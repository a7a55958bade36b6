import AppIntents
import JSONValues

/// A request to run an intent: the intent, values for its parameters, and the source that asks.
package struct RunRequest: Sendable {
  /// The intent. The run works on a copy of it, so that many runs of one value don't share parameters.
  package var intent: any AppIntent
  /// The values for parameters by their names; they come before those that the intent has.
  package var arguments: [String: RunArgument]
  /// The source of the request.
  package var source: RunSource
  /// The authentication of the person.
  package var authentication: RunAuthentication
  /// A Boolean value that indicates whether the request may have been misunderstood, as speech may be.
  package var isUncertain: Bool
  /// A Boolean value that indicates whether the person is shown what the intent will do before it does it,
  /// unless that can be undone or only shows something.
  package var showsFirst: Bool
  /// The name of the run.
  package var id: RunIdentifier
  /// The date of the request; nil stands for when the run begins.
  package var date: Date?

  package init(
    _ intent: any AppIntent, arguments: [String: RunArgument] = [:], source: RunSource = .app,
    authentication: RunAuthentication = .local, isUncertain: Bool = false, showsFirst: Bool = false,
    id: RunIdentifier = RunIdentifier(), date: Date? = nil
  ) {
    self.intent = intent
    self.arguments = arguments
    self.source = source
    self.authentication = authentication
    self.isUncertain = isUncertain
    self.showsFirst = showsFirst
    self.id = id
    self.date = date
  }
}

/// A value for a parameter, in the form in which it came.
package enum RunArgument: Sendable {
  /// A text that a person has typed or said; or several, for a parameter that takes several values.
  case text([String])
  /// A JSON value as ``IntentValueCoding`` writes it. A string in it is read as a text.
  case json(JSONValue)
  /// A value of the parameter's type, or of one from which its resolvers make it.
  case value(any Sendable)

  /// Returns an argument of one text.
  package static func text(_ text: String) -> RunArgument { .text([text]) }
}

/// The name of one run.
package struct RunIdentifier: Hashable, Sendable, Codable, CustomStringConvertible {
  package let value: UUID
  package init(_ value: UUID = UUID()) { self.value = value }
  package init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(UUID.self)
  }
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
  package var description: String { value.uuidString.lowercased() }
}

/// The source through which a run is requested.
package struct RunSource: Hashable, Sendable, Codable {
  package let name: String
  package init(_ name: String) { self.name = name }
  package init(from decoder: any Decoder) throws {
    name = try decoder.singleValueContainer().decode(String.self)
  }
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  /// The app itself: a button, a control, a call.
  package static let app = RunSource("app")
  package static let phrase = RunSource("phrase")
  package static let search = RunSource("search")
  package static let shortcut = RunSource("shortcut")
  package static let commandLine = RunSource("commandLine")
  package static let test = RunSource("test")
}

/// The authentication of the person at the time of a request.
package enum RunAuthentication: Int, Hashable, Sendable, Codable, Comparable {
  /// No person is known to be there: the device may be locked.
  case nobody
  /// The owner, on another device that is trusted.
  case remote
  /// The owner, on this device.
  case local

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// Returns whether the authentication is enough for a policy.
  func satisfies(_ policy: IntentAuthenticationPolicy) -> Bool {
    switch policy {
    case .alwaysAllowed: true
    case .requiresAuthentication: self >= .remote
    case .requiresLocalDeviceAuthentication: self >= .local
    }
  }
}
