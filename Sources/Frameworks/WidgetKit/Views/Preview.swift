import AppIntents
import SwiftUICore

// Shows widgets while they are written. Nothing does here: the code in it is checked, and not run.

/// Shows a widget with entries of its own.
@freestanding(declaration)
public macro Preview<W: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// Shows a widget with the entries of a provider.
@freestanding(declaration)
public macro Preview<W: Widget, Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// Shows a widget with the entries of a provider for settings.
@freestanding(declaration)
public macro Preview<W: Widget, Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using configuration: Provider.Intent,
  widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// Collects the entries of a preview.
@resultBuilder
public struct PreviewTimelineBuilder {
  /// Takes an entry.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  /// Takes several entries.
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  /// The entries in their order.
  public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }
  /// The entries of a loop.
  public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }
  /// The entries of a condition.
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
  /// The entries of a condition that holds.
  public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  /// The entries of a condition that doesn't hold.
  public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
}
