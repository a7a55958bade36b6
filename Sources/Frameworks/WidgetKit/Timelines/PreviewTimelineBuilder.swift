import AppIntents

/// Takes the entries of a preview, one after the other.
@resultBuilder
public enum PreviewTimelineBuilder {
  /// Takes an entry.
  public static func buildExpression(_ entry: some TimelineEntry) -> [any TimelineEntry] { [entry] }
  /// Takes several entries.
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  /// All entries in their order.
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
  /// The entries of a loop.
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
  /// The entries of an `if`.
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
  /// The entries of the first branch.
  public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  /// The entries of the other branch.
  public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
}

/// A widget to look at while it is written, with entries. It is compiled; nothing shows it here.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// A widget to look at while it is written, with the entries of a provider. It is compiled; nothing shows it
/// here.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> any TimelineProvider
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// A widget to look at while it is written, with settings. It is compiled; nothing shows it here.
@freestanding(declaration)
public macro Preview<Intent: WidgetConfigurationIntent>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
  widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> any AppIntentTimelineProvider
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")
