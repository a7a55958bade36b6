import AppIntents
import IntentManifest

extension ProgramMaker {
  func intent(_ type: any AppIntent.Type) -> IntentManifest.Intent {
    var intent = IntentManifest.Intent(
      identifier: type.persistentIdentifier, type: Self.name(of: type).description)
    intent.title = Self.text(type.title)
    intent.description = Self.description(type.writtenDescription)
    intent.parameters = ParameterNames.of(type.init()).map { parameter($0.parameter, named: $0.name) }
    intent.summary = Self.node(type.summaryTree).summary
    intent.supportedModes = Self.modes(type.supportedModes)
    intent.opensAppWhenRun = type.openAppWhenRun
    intent.isDiscoverable = type.isDiscoverable
    intent.authenticationPolicy =
      switch type.authenticationPolicy {
      case .alwaysAllowed: .alwaysAllowed
      case .requiresAuthentication: .requiresAuthentication
      case .requiresLocalDeviceAuthentication: .requiresLocalDeviceAuthentication
      }
    let targets: [(IntentExecutionTargets, String)] = [
      (.appIntentsExtension, "appIntentsExtension"), (.main, "main"),
      (.widgetKitExtension, "widgetKitExtension"),
    ]
    intent.executionTargets = targets.filter { type.allowedExecutionTargets.contains($0.0) }.map(\.1)
    intent.systemProtocols = Self.systemProtocols(of: type)
    intent.result = result(type)
    if let type = type as? any AssistantSchemaIntent.Type {
      intent.schema = .init(domain: type.__appSchemaIntent.domain, name: type.__appSchemaIntent.name)
      intent.isAssistantOnly = type.isAssistantOnly
    }
    if let type = type as? any DeprecatedAppIntent.Type { intent.deprecation = Self.deprecation(type) }
    intent.hasURL = type is any URLRepresentableIntent.Type
    return intent
  }

  private func result<I: AppIntent>(_ type: I.Type) -> IntentManifest.Result {
    catalog.result(of: Self.name(of: I.PerformResult.self))
  }

  private static func modes(_ modes: IntentModes) -> [IntentManifest.Mode] {
    let all: [(IntentModes, IntentManifest.Mode)] = [
      (.background, .background), (.foreground, .foreground), (.foreground(.dynamic), .foregroundDynamic),
      (.foreground(.deferred), .foregroundDeferred),
    ]
    return all.filter { modes.contains($0.0) }.map(\.1)
  }

  private static func deprecation<I: DeprecatedAppIntent>(_ type: I.Type) -> IntentManifest.Deprecation {
    let replacement = type.deprecationNotice.replacement
    let message = text(type.deprecationNotice.message)
    // The sentence that the framework makes of the replacement's title is not the app's.
    let isMade = replacement.map { message == "Use \(String(localized: $0.title)) instead." } ?? false
    return .init(
      message: isMade ? nil : message, replacement: replacement.map { name(of: $0).description })
  }

  private static func systemProtocols(of type: any AppIntent.Type) -> [String] {
    let kinds: [(String, Bool)] = [
      ("AudioPlaybackIntent", type is any AudioPlaybackIntent.Type),
      ("AudioRecordingIntent", type is any AudioRecordingIntent.Type),
      ("CameraCaptureIntent", type is any CameraCaptureIntent.Type),
      ("CancellableIntent", type is any CancellableIntent.Type),
      ("ControlConfigurationIntent", type is any ControlConfigurationIntent.Type),
      ("CustomIntentMigratedAppIntent", type is any CustomIntentMigratedAppIntent.Type),
      ("DeleteIntent", type is any DeleteIntent.Type),
      ("DeprecatedAppIntent", type is any DeprecatedAppIntent.Type),
      ("LiveActivityIntent", type is any LiveActivityIntent.Type),
      ("LongRunningIntent", type is any LongRunningIntent.Type),
      ("OpenIntent", type is any OpenIntent.Type),
      ("PauseWorkoutIntent", type is any PauseWorkoutIntent.Type),
      ("PlayVideoIntent", type is any PlayVideoIntent.Type),
      ("PredictableIntent", type is any PredictableIntent.Type),
      ("ProgressReportingIntent", type is any ProgressReportingIntent.Type),
      ("PushToTalkTransmissionIntent", type is any PushToTalkTransmissionIntent.Type),
      ("ResumeWorkoutIntent", type is any ResumeWorkoutIntent.Type),
      ("SetFocusFilterIntent", type is any SetFocusFilterIntent.Type),
      ("SetValueIntent", type is any SetValueIntent.Type),
      ("ShowInAppSearchResultsIntent", type is any ShowInAppSearchResultsIntent.Type),
      ("SnippetIntent", type is any SnippetIntent.Type),
      ("StartDiveIntent", type is any StartDiveIntent.Type),
      ("StartWorkoutIntent", type is any StartWorkoutIntent.Type),
      ("SystemIntent", type is any SystemIntent.Type),
      ("TargetContentProvidingIntent", type is any TargetContentProvidingIntent.Type),
      ("URLRepresentableIntent", type is any URLRepresentableIntent.Type),
      ("UndoableIntent", type is any UndoableIntent.Type),
      ("WidgetConfigurationIntent", type is any WidgetConfigurationIntent.Type),
    ]
    return kinds.filter(\.1).map(\.0)
  }
}
