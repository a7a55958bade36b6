/// A catalog of the app's types by their names, from which value types are told.
package struct TypeCatalog: Sendable {
  package var entities: Set<String> = []
  package var enums: Set<String> = []
  package var unions: Set<String> = []

  package init() {}

  /// Returns the value type of a type.
  package func valueType(_ type: TypeName) -> IntentManifest.ValueType {
    if let first = type.arguments.first {
      switch type.name {
      case "Swift.Optional": return .optional(valueType(first))
      case "Swift.Array": return .list(valueType(first))
      case "Swift.Set": return .set(valueType(first))
      case "AppIntents.EntityCollection": return .entityCollection(valueType(first))
      case "Foundation.Measurement":
        return .measurement(
          first.ownName.hasPrefix("NS") ? String(first.ownName.dropFirst(2)) : first.ownName)
      default: break
      }
    }
    if let primitive = Self.primitives[type.description] { return .primitive(primitive) }
    let name = type.description
    if entities.contains(name) { return .entity(name) }
    if enums.contains(name) { return .enumeration(name) }
    if unions.contains(name) { return .union(name) }
    return .other(name)
  }

  /// Returns the shape of a result of a type that is not opaque.
  package func result(of type: TypeName) -> IntentManifest.Result {
    var result = IntentManifest.Result()
    // IntentResultContainer<Value, OpensIntent, Snippet, Dialog>, with Never for what there is not.
    guard type.name == "AppIntents.IntentResultContainer", type.arguments.count == 4 else { return result }
    func has(_ index: Int) -> Bool { type.arguments[index].name != "Swift.Never" }
    result.value = has(0) ? valueType(type.arguments[0]) : nil
    result.opensIntent = has(1)
    result.showsSnippet = has(2)
    result.hasDialog = has(3)
    return result
  }

  private static let primitives: [String: IntentManifest.ValueType.Primitive] = [
    "Swift.Bool": .boolean, "Swift.Int": .integer, "Swift.Double": .number, "Swift.String": .text,
    "Swift.Duration": .duration, "Foundation.AttributedString": .attributedText, "Foundation.Date": .date,
    "Foundation.DateComponents": .dateComponents, "Foundation.URL": .url,
    "Foundation.PersonNameComponents": .personName, "Foundation.Calendar.RecurrenceRule": .recurrence,
    "AppIntents.IntentFile": .file, "AppIntents.IntentPerson": .person,
    "AppIntents.IntentCurrencyAmount": .currencyAmount, "AppIntents.IntentPaymentMethod": .paymentMethod,
    "AppIntents.StringSearchCriteria": .searchText, "CoreLocation.CLPlacemark": .placemark,
    "GeoToolbox.PlaceDescriptor": .place, "VisualIntelligence.SemanticContentDescriptor": .picture,
  ]
}

/// The facts about the framework that both makers of manifests have to know.
package enum FrameworkFacts {
  /// The modules whose own types belong to no app.
  package static let modules: Set<String> = [
    "AlarmKit", "AppIntents", "AppIntentsTesting", "CoreLocation", "CoreSpotlight", "CoreTransferable",
    "CoreVideo", "FoundationPlus", "GeoToolbox", "IntentCommands", "IntentDiscovery",
    "IntentPalette", "IntentPhrases", "IntentRuntime", "IntentValues", "LinkPresentation",
    "MediaPlayer", "PDFKit", "SuggestedActions", "SwiftUI", "SystemActions", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications", "SwiftUICore", "VisualIntelligence", "WidgetKit",
  ]

  /// The protocols that say what kind of intent one is.
  package static let systemProtocols: Set<String> = [
    "AudioPlaybackIntent", "AudioRecordingIntent", "CameraCaptureIntent",
    "CancellableIntent", "ControlConfigurationIntent", "CustomIntentMigratedAppIntent", "DeleteIntent",
    "DeprecatedAppIntent", "LiveActivityIntent",
    "LongRunningIntent", "OpenIntent", "PauseWorkoutIntent", "PlayVideoIntent", "PredictableIntent",
    "ProgressReportingIntent", "PushToTalkTransmissionIntent", "ResumeWorkoutIntent", "SetFocusFilterIntent",
    "SetValueIntent", "ShowInAppSearchResultsIntent", "SnippetIntent", "StartDiveIntent",
    "StartWorkoutIntent",
    "SystemIntent", "TargetContentProvidingIntent", "URLRepresentableIntent", "UndoableIntent",
    "WidgetConfigurationIntent",
  ]

  /// The protocols whose intents bring the app to the front unless they say otherwise.
  package static let protocolsThatOpenApp: Set<String> = [
    "OpenIntent", "PlayVideoIntent", "ShowInAppSearchResultsIntent", "StartDiveIntent", "StartWorkoutIntent",
    "TargetContentProvidingIntent",
  ]
}
