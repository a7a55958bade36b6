import AppIntents

extension AppIntent {
  /// A Boolean value that indicates whether the intent can be run: one that holds the settings of a widget
  /// or a control can't, its parameters are all there is to it.
  package static var canRun: Bool { ObjectIdentifier(PerformResult.self) != ObjectIdentifier(Never.self) }

  /// A Boolean value that indicates whether people find the intent by themselves, in lists and search: it
  /// says so, it can be run, and nothing has taken its place.
  package static var isOffered: Bool {
    isDiscoverable && canRun && !(self is any DeprecatedAppIntent.Type)
  }
}

extension IntentRunError.Code {
  /// The intent holds settings, and there is nothing to run.
  package static let notRunnable = IntentRunError.Code(rawValue: "notRunnable")
}
