/// An intent that leads to a place in the app, which views bring about.
@_alwaysEmitConformanceMetadata
public protocol TargetContentProvidingIntent: AppIntent {
  /// The name of the place, by which windows say whether they show it.
  var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
  public var contentIdentifier: String { Self.persistentIdentifier }
}

extension TargetContentProvidingIntent {
  public static var openAppWhenRun: Bool { true }

  /// Does nothing more than open the app: the views that handle the intent do the rest.
  public func perform() async throws -> some IntentResult { .result() }
}

extension TargetContentProvidingIntent where Self: OpenIntent {
  public static var openAppWhenRun: Bool { true }

  /// Does nothing more than open the app: the views that handle the intent do the rest.
  public func perform() async throws -> some IntentResult { .result() }
}
