/// An intent that leads to a place in the app, which the app's views present.
@_alwaysEmitConformanceMetadata
public protocol TargetContentProvidingIntent: AppIntent {
  /// The identifier of the place, by which scenes declare whether they show it.
  var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
  /// The persistent identifier of the type.
  public var contentIdentifier: String { Self.persistentIdentifier }
}

extension TargetContentProvidingIntent {
  /// A Boolean value that indicates whether the app comes to the foreground; true by default.
  public static var openAppWhenRun: Bool { true }

  /// Opens the app and does nothing more: the views that handle the intent do the rest.
  public func perform() async throws -> some IntentResult { .result() }
}

extension TargetContentProvidingIntent where Self: OpenIntent {
  /// A Boolean value that indicates whether the app comes to the foreground; true by default.
  public static var openAppWhenRun: Bool { true }

  /// Opens the app and does nothing more: the views that handle the intent do the rest.
  public func perform() async throws -> some IntentResult { .result() }
}
